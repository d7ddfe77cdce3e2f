import CWebKitGTK
import Foundation

extension WKWebView {
  /// Connects everything that happens to navigations.
  func connectNavigation() {
    object.connect("load-changed") { [weak self] arguments in
      self?.loadChanged(WebKitLoadEvent(arguments.number(1)))
      return .nothing
    }
    object.connect("load-failed") { [weak self] arguments in
      guard let self, let error = arguments.boxed(3) else { return .handled(false) }
      self.loadFailed(
        during: WebKitLoadEvent(arguments.number(1)), url: arguments.string(2).flatMap(URL.init),
        error: GLibError(borrowing: UnsafePointer(error)))
      // Handled: WebKit shows no error page of its own, as on Apple's systems.
      return .handled(true)
    }
    object.connect("web-process-terminated") { [weak self] _ in
      self?.processTerminated()
      return .nothing
    }
    object.connect("decide-policy") { [weak self] arguments in
      guard let self, let decision = arguments.object(1) else { return .handled(false) }
      return .handled(
        self.decidePolicy(
          GObject(retaining: decision), type: WebKitPolicyDecisionType(arguments.number(2))))
    }
  }

  private func loadChanged(_ event: WebKitLoadEvent) {
    switch event {
    case WEBKIT_LOAD_STARTED:
      isProcessTerminated = false
      navigations.start()
      tellNavigationDelegate {
        $0.webView(self, didStartProvisionalNavigation: self.navigations.current)
      }
    case WEBKIT_LOAD_REDIRECTED:
      tellNavigationDelegate {
        $0.webView(
          self, didReceiveServerRedirectForProvisionalNavigation: self.navigations.current)
      }
    case WEBKIT_LOAD_COMMITTED:
      isProcessTerminated = false
      forEachObserver { $0.webView(self, didCommitMainFrame: url) }
      tellNavigationDelegate { $0.webView(self, didCommit: self.navigations.current) }
    default:
      let navigation = navigations.current
      let hasFailed = navigations.hasFailed
      navigations.finish()
      if !hasFailed { tellNavigationDelegate { $0.webView(self, didFinish: navigation) } }
      if let navigationDelegate { navigationDelegateUse.check(navigationDelegate) }
    }
  }

  private func loadFailed(during event: WebKitLoadEvent, url: URL?, error: GLibError) {
    navigations.fail()
    let navigation = navigations.current
    let error = error.loadError(failingURL: url)
    tellNavigationDelegate {
      if event == WEBKIT_LOAD_COMMITTED {
        $0.webView(self, didFail: navigation, withError: error)
      } else {
        $0.webView(self, didFailProvisionalNavigation: navigation, withError: error)
      }
    }
  }

  private func processTerminated() {
    isProcessTerminated = true
    forEachObserver { $0.webViewWebContentProcessDidTerminate(self) }
    tellNavigationDelegate { $0.webViewWebContentProcessDidTerminate(self) }
  }

  private func tellNavigationDelegate(_ body: (any WKNavigationDelegate) -> Void) {
    guard let delegate = navigationDelegate else { return }
    navigationDelegateUse.willAsk()
    body(delegate)
  }
}
