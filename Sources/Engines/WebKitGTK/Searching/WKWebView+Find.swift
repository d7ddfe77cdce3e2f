import Foundation

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
