public import Foundation

/// Options for a text search in a page.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject, NSCopying {
  /// Whether to search towards the start of the page.
  public var backwards = false

  /// Whether the search distinguishes upper and lower case.
  public var caseSensitive = false

  /// Whether to continue at the other end of the page.
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
