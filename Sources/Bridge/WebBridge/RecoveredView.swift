import Foundation

/// The page of a web view, for its recovery.
@MainActor final class RecoveredView: RecoverablePage {
  private weak var webView: WKWebView?
  private weak var engine: WebViewEngine?
  private var observation: NSKeyValueObservation?

  init(_ webView: WKWebView, of engine: WebViewEngine) {
    (self.webView, self.engine) = (webView, engine)
  }

  // A view whose process has ended has no URL. The list of its pages stays.
  var shownURL: URL? {
    guard let shown = engine?.shownPage else { return nil }
    return shown.isInList ? currentItem?.url : shown.url
  }

  private var currentItem: WKBackForwardListItem? { webView?.backForwardList.currentItem }

  var isAnswerToForm: Bool { engine?.shownPage?.isAnswerToForm ?? false }

  /// A page that WebKit did not load from its URL is not in the list of pages, and a reload would bring the page before.
  var isReloadable: Bool { engine?.shownPage?.isInList == true && currentItem != nil }

  var isLoading: Bool { webView?.isLoading ?? false }
  var isShown: Bool { webView?.isShown ?? false }
  var restoration: Task<Bool, Never>? { engine?.extensions.lazy.compactMap(\.restoration).first }

  func watchLoading(_ ended: @escaping @MainActor () -> Void) {
    observation = webView?.observe(\.isLoading, options: [.new]) { _, change in
      if change.newValue == false { MainActor.assumeIsolated { ended() } }
    }
  }

  func reload() { webView?.reload() }
}
