import Foundation

extension WKWebView {
  /// Looks for text, from the selection on. The page selects the place and scrolls to it.
  ///
  /// - Parameters:
  ///   - string: The text; an empty one is not found.
  ///   - configuration: The direction, and what counts as the same.
  ///   - completionHandler: Receives whether the text was found, which it is not in a view that is
  ///     closed or whose page ends meanwhile.
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

  /// Looks for text, from the selection on. The page selects the place and scrolls to it.
  ///
  /// - Returns: Whether the text was found, which it is not in a view that is closed or whose page
  ///   ends meanwhile.
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
