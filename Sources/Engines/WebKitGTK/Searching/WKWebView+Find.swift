public import Foundation

extension WKWebView {
  /// Searches for text, starting at the selection. The page selects the match and scrolls to it.
  ///
  /// - Parameters:
  ///   - string: The text. An empty text is never found.
  ///   - configuration: The direction and the other options of the search.
  ///   - completionHandler: Receives whether the text was found. There is no match if the view is
  ///     closed or the page's process ends.
  @preconcurrency public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) {
    guard !isClosed, !isProcessTerminated, !string.isEmpty else {
      MainLoop.performLater { completionHandler(WKFindResult(matchFound: false)) }
      return
    }
    textSearch.find(string, configuration) {
      completionHandler(WKFindResult(matchFound: $0))
    }
  }

  /// Searches for text, starting at the selection. The page selects the match and scrolls to it.
  ///
  /// - Returns: Whether the text was found. There is no match if the view is closed or the page's
  ///   process ends.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult {
    await withCheckedContinuation { continuation in
      find(string, configuration: configuration) { continuation.resume(returning: $0) }
    }
  }

  private var textSearch: TextSearch {
    if let startedTextSearch { return startedTextSearch }
    let search = TextSearch(in: object)
    startedTextSearch = search
    return search
  }
}

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
