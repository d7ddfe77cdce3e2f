import WebBridge

/// Shows errors to the developer, one after the other.
@MainActor final class ErrorDialogs {
  /// The maximum number of waiting errors, because a page can cause errors faster than a person reads them.
  private static let limit = 20

  private var waiting: [String] = []
  private var isShowing = false

  func show(_ text: String, over webView: WKWebView) {
    guard waiting.count < Self.limit else { return }
    waiting.append(text)
    showNext(over: webView)
  }

  private func showNext(over webView: WKWebView) {
    guard !isShowing, !waiting.isEmpty else { return }
    isShowing = true
    let dialog = Dialog(title: "DSBridge", message: waiting.removeFirst(), buttons: ["OK"])
    dialog.show(over: webView) { [weak self, weak webView] _, _ in
      self?.isShowing = false
      if let webView { self?.showNext(over: webView) }
    }
  }
}
