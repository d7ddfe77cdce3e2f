#if !canImport(ObjectiveC)
  import Foundation

  extension WebViewEngine {
    /// Calls a function in the world of the bridge, so that large bytes travel ahead of their lines.
    static let callAhead: FunctionCall? = {
      try? $0.callNow($1, arguments: $2, world: WebViewEngine.world)
    }

    /// Returns the extension that identifies the sender of a post.
    static func makeWitnesses() -> [any BridgeExtension] { [FrameWitnessExtension()] }

    func resumeTask(_ resume: () -> Void) { MainLoop.resumeTask(resume) }
  }

  /// Reports the commits, process terminations and prompts of a view to its engine.
  @MainActor final class WebViewObservation: WKWebViewObserver {
    private weak var engine: WebViewEngine?
    private weak var webView: WKWebView?

    init(of webView: WKWebView, engine: WebViewEngine, interceptsNavigations: Bool) {
      (self.engine, self.webView) = (engine, webView)
      webView.addObserver(self)
    }

    /// Whether the page is blocked while its dialogs are shown.
    var dialogsBlock: Bool {
      get { webView?.dialogsBlock ?? true }
      set { webView?.dialogsBlock = newValue }
    }

    /// Whether the page waits for a dialog, a permission or files of the app.
    var isShowingDialog: Bool { (webView?.openDialogs ?? 0) > 0 }

    func end() {
      dialogsBlock = true
      webView?.removeObserver(self)
    }

    func webView(
      _ webView: WKWebView, receivePrompt message: String, text: String?,
      reply: @escaping @MainActor (String) -> Void
    ) -> Bool {
      engine?.receive(prompt: message, text: text, reply: reply) ?? false
    }

    func webView(_ webView: WKWebView, intercept navigation: AskedNavigation) -> Bool {
      engine?.intercept(PageNavigation(navigation)) ?? false
    }

    func webView(_ webView: WKWebView, takeOver navigation: AskedNavigation) -> Bool {
      engine?.takeOver(PageNavigation(navigation)) ?? false
    }

    func webViewWillLoad(_ webView: WKWebView) { engine?.loadRequested() }

    func webViewDidStartMainFrame(_ webView: WKWebView) { engine?.loadStarted() }

    func webView(_ webView: WKWebView, didCommitMainFrame url: URL?) { engine?.committed() }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { engine?.processTerminated() }

    func webViewDidClose(_ webView: WKWebView) { engine?.viewClosed() }
  }

  extension PageNavigation {
    /// WebKitGTK does not say which frame navigates.
    fileprivate init(_ navigation: AskedNavigation) {
      let kind: Kind =
        switch navigation.type {
        case .formSubmitted: .formSubmission
        case .reload, .formResubmitted: .reload
        default: .other
        }
      self.init(
        to: navigation.url, urlString: navigation.uri, method: navigation.method, kind: kind)
    }
  }
#endif
