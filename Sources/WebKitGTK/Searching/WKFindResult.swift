public import Foundation

/// What came of looking for text in a page.
@preconcurrency @MainActor public final class WKFindResult: NSObject, NSCopying {
  /// Whether the text was found.
  public let matchFound: Bool

  init(matchFound: Bool) {
    self.matchFound = matchFound
    super.init()
  }

  /// Returns the object itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
