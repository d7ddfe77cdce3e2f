public import Foundation

/// How to look for text in a page.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject, NSCopying {
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
