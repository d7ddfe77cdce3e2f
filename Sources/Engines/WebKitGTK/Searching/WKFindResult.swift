public import Foundation

/// The result of a text search in a page.
@preconcurrency @MainActor public final class WKFindResult: NSObject, NSCopying {
  /// Whether the text was found.
  public let matchFound: Bool

  init(matchFound: Bool) {
    self.matchFound = matchFound
    super.init()
  }

  /// Returns the object itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
