public import Foundation

/// How to look for text in a page.
@MainActor open class WKFindConfiguration: NSObject, NSCopying {
  /// Whether to look towards the start of the page.
  public var backwards = false

  /// Whether capital letters and small ones differ.
  public var caseSensitive = false

  /// Whether to go on at the other end of the page.
  public var wraps = true

  /// Returns a copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copyConfiguration() }
  }

  private func copyConfiguration() -> WKFindConfiguration {
    let copy = WKFindConfiguration()
    copy.backwards = backwards
    copy.caseSensitive = caseSensitive
    copy.wraps = wraps
    return copy
  }
}

/// What came of looking for text in a page.
@MainActor public final class WKFindResult: NSObject, NSCopying {
  /// Whether the text was found.
  public let matchFound: Bool

  init(matchFound: Bool) {
    self.matchFound = matchFound
    super.init()
  }

  /// Returns the object itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
