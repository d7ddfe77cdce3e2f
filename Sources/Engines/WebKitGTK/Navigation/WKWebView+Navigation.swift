import CWebKitGTK
import Foundation

extension WKWebView {
  /// Connects the signals of navigations.
  func connectNavigation() {
    object.connect("load-changed") { [weak self] arguments in
      self?.loadChanged(WebKitLoadEvent(arguments.number(1)))
      return .nothing
    }
    // Loading begins when the app requests it. For a move within the page, it ends without a load.
    object.connect("notify::is-loading") { [weak self] _ in
      if let self, webkit_web_view_is_loading(self.object.pointer()) == 0 {
        self.navigations.settle()
        self.pendingScripts.pageHasChanged()
      }
      return .nothing
    }
    object.connect("load-failed") { [weak self] arguments in
      guard let self, let error = arguments.boxed(3) else { return .handled(false) }
      self.loadFailed(
        during: WebKitLoadEvent(arguments.number(1)),
        url: arguments.string(2).flatMap { URL(uri: $0) },
        error: GLibError(borrowing: UnsafePointer(error)))
      // Handled, so that WebKit shows no error page of its own, as on Apple's systems.
      return .handled(true)
    }
    object.connect("load-failed-with-tls-errors") { [weak self] arguments in
      self?.navigations.failure = URLError(
        certificateFlags: arguments.flags(3),
        failingURL: arguments.string(1).flatMap { URL(uri: $0) })
      // Not handled, because "load-failed" follows.
      return .handled(false)
    }
    object.connect("web-process-terminated") { [weak self] arguments in
      self?.hasCrashed =
        WebKitWebProcessTerminationReason(arguments.number(1)) == WEBKIT_WEB_PROCESS_CRASHED
      self?.processTerminated()
      return .nothing
    }
    object.connect("decide-policy") { [weak self] arguments in
      guard let self, let decision = arguments.object(1) else { return .handled(false) }
      return .handled(
        self.decidePolicy(
          GObject(retaining: decision), type: WebKitPolicyDecisionType(arguments.number(2))))
    }
    object.connect("authenticate") { [weak self] arguments in
      guard let self, let request = arguments.object(1) else { return .handled(false) }
      self.respond(to: GObject(retaining: request))
      return .handled(true)
    }
  }

  private func loadChanged(_ event: WebKitLoadEvent) {
    if let simulation, !simulation.reports(event, of: self) { return }
    switch event {
    case WEBKIT_LOAD_STARTED:
      tellRefusals()
      isProcessTerminated = false
      forEachObserver { $0.webViewDidStartMainFrame(self) }
      navigations.start()
      limitTime()
      tellNavigationDelegate {
        $0.webView(self, didStartProvisionalNavigation: self.navigations.current)
      }
    case WEBKIT_LOAD_REDIRECTED:
      navigations.redirect()
      tellNavigationDelegate {
        $0.webView(
          self, didReceiveServerRedirectForProvisionalNavigation: self.navigations.current)
      }
    case WEBKIT_LOAD_COMMITTED:
      isProcessTerminated = false
      navigations.commit()
      forEachObserver { $0.webView(self, didCommitMainFrame: url) }
      tellNavigationDelegate { $0.webView(self, didCommit: self.navigations.current) }
    default:
      if navigations.isLost { return }
      let navigation = navigations.current
      let hasFailed = navigations.hasFailed
      navigations.finish()
      if !hasFailed { tellNavigationDelegate { $0.webView(self, didFinish: navigation) } }
      if let navigationDelegate { navigationDelegateUse.check(navigationDelegate) }
    }
  }

  private func loadFailed(during event: WebKitLoadEvent, url: URL?, error: GLibError) {
    // WebKit reports the end of a lost load when the next one begins.
    if simulation?.isBetweenSteps == true || navigations.isLost { return }
    // Beyond its limit of redirects, WebKit reports only that the load was stopped.
    let isLoop = error.domainName.isEmpty && navigations.redirects >= 20
    let failure =
      navigations.failure
      ?? (isLoop
        ? URLError(.httpTooManyRedirects, description: error.message, failingURL: url)
        : error.loadError(failingURL: url))
    let isGivenUp =
      event != WEBKIT_LOAD_COMMITTED && navigations.failure == nil && error.isGivenUpConnection
    navigations.fail()
    let navigation = navigations.current
    if isGivenUp, let url, url.scheme?.lowercased() == "https" {
      return tellCause(of: navigation, to: url)
    }
    tellNavigationDelegate {
      if event == WEBKIT_LOAD_COMMITTED {
        $0.webView(self, didFail: navigation, withError: failure)
      } else {
        $0.webView(self, didFailProvisionalNavigation: navigation, withError: failure)
      }
    }
  }

  /// Tells the delegate why there is no connection to a server, when that is known.
  private func tellCause(of navigation: WKNavigation?, to url: URL) {
    Task { [weak self] in
      let error = await CertificateCheck.error(of: url)
      guard let self, !self.isClosed else { return }
      self.tellNavigationDelegate {
        $0.webView(self, didFailProvisionalNavigation: navigation, withError: error)
      }
    }
  }

  /// Tells the delegate that a load cannot start, in a later turn of the main loop.
  func refuse(_ error: any Error) -> WKNavigation {
    let navigation = WKNavigation()
    tellRefusal(of: navigation, error)
    return navigation
  }

  /// Tells the app that the main frame's navigation has failed, which the engine has not carried out itself.
  package func tellProvisionalFailure(_ error: any Error) { tellRefusal(of: WKNavigation(), error) }

  /// Tells the delegate that a load has ended before it started, in a later turn of the main loop.
  func tellRefusal(of navigation: WKNavigation, _ error: any Error) {
    navigations.refuse(navigation, error)
    Task { [weak self] in self?.tellRefusals() }
  }

  /// Tells the delegate of refused loads: in a turn of their own, or before WebKit reports a later load,
  /// because WebKit may report first while the main actor is busy.
  func tellRefusals() {
    while let (navigation, error) = navigations.takeRefusal() {
      tellNavigationDelegate {
        $0.webView(self, didFailProvisionalNavigation: navigation, withError: error)
      }
    }
  }

  /// Fails a load that was stopped and of which WebKit reports no end.
  ///
  /// The process of a page that has not committed may end while another process shows the page before it. WebKit drops
  /// the load then and tells nobody (`WebPageProxy::provisionalProcessDidTerminate`). Nor does it tell of a load that is
  /// stopped before it has started, which it calls under way from then on.
  func endLostLoad() {
    guard navigations.current == nil || navigations.isProvisional else { return }
    let count = navigations.count
    Task { [weak self] in
      // A process reports the end of a load that it stops in some milliseconds.
      try? await Task.sleep(for: .seconds(1))
      guard let self, !self.isClosed, self.navigations.count == count else { return }
      let navigation = self.navigations.current
      guard self.navigations.isProvisional || navigation == nil && self.isLoading else { return }
      let error =
        self.navigations.failure
        ?? URLError(.cancelled, description: "The load was stopped.", failingURL: self.url)
      self.navigations.lose()
      self.observations.mayHaveChanged(.isLoading)
      guard let navigation else { return }
      self.tellNavigationDelegate {
        $0.webView(self, didFailProvisionalNavigation: navigation, withError: error)
      }
    }
  }

  private func processTerminated() {
    // Closing a view may end the process.
    guard !isClosed else { return }
    tellRefusals()
    isProcessTerminated = true
    pendingScripts.pageHasChanged()
    navigations.reset()
    forEachObserver { $0.webViewWebContentProcessDidTerminate(self) }
    tellNavigationDelegate { $0.webViewWebContentProcessDidTerminate(self) }
  }

  func tellNavigationDelegate(_ body: (any WKNavigationDelegate) -> Void) {
    guard let delegate = navigationDelegate else { return }
    navigationDelegateUse.willAsk()
    body(delegate)
  }
}
