/// Shows the failed calls of a page in the page's console, because a page that catches an error and ignores it shows
/// nothing. For development: the bridge adds it with ``ErrorDetail/detailed``.
///
/// The lines are written from the bridge's own content world, so that the page neither sees nor changes them.
@MainActor final class FailedCallConsole: BridgeObserver {
  /// The most lines for one document.
  private static let mostLines = 100

  private weak var webView: WKWebView?
  /// The document that has the lines, and their number.
  private var lines: (document: Int, count: Int) = (0, 0)

  init(of webView: WKWebView) { self.webView = webView }

  func observe(_ activity: BridgeActivity) {
    guard case .callEnded(let call, let end) = activity.kind, let error = end.error,
      call.direction == .toNative, let document = call.document, document.isMainFrame,
      !Self.isEnd(error.code)
    else { return }
    if lines.document != document.id { lines = (document.id, 0) }
    lines.count += 1
    switch lines.count {
    case ...Self.mostLines:
      write("WebBridge: \(call.name) failed: \(error.message) (\(error.code.rawValue))")
    case Self.mostLines + 1: write("WebBridge: further failed calls of this page are not shown.")
    default: break
    }
  }

  private func write(_ line: String) {
    webView?.callAsyncJavaScript(
      "console.warn(line)", arguments: ["line": line], in: nil, in: WebViewEngine.world,
      completionHandler: nil)
  }

  /// Returns whether the page, or its end, ended the call.
  private static func isEnd(_ code: BridgeError.Code) -> Bool {
    [.cancelled, .timedOut, .documentGone, .detached, .webProcessTerminated].contains(code)
  }
}
