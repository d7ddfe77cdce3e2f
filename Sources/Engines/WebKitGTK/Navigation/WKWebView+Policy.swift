import CWebKitGTK
import Foundation

extension WKWebView {
  /// Asks the delegate for a policy. The delegate may answer later.
  ///
  /// - Returns: Whether this function handles the decision.
  func decidePolicy(_ decision: GObject, type: WebKitPolicyDecisionType) -> Bool {
    tellRefusals()
    switch type {
    case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
      guard let response = WKNavigationResponse(decision.opaque) else { return false }
      decide(response, decision)
    default:
      guard let raw = webkit_navigation_policy_decision_get_navigation_action(decision.opaque)
      else { return false }
      let isNewWindow = type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION
      let asked = isNewWindow ? nil : askedFor(raw)
      if let asked {
        if simulation?.isNextStep(asked.uri) == true {
          webkit_policy_decision_use(decision.pointer())
          return true
        }
        if isIntercepted(asked) {
          webkit_policy_decision_ignore(decision.pointer())
          return true
        }
      }
      let navigation = isNewWindow ? nil : askedNavigation(raw)
      guard
        let action = WKNavigationAction(
          raw, webView: self, isNewWindow: isNewWindow, isFromApp: navigation != nil,
          content: content(of: raw, navigation), type: asked?.type)
      else {
        // Without a URL, the delegate cannot decide about the navigation.
        navigations.drop(navigation)
        webkit_policy_decision_ignore(decision.pointer())
        return true
      }
      decide(action, navigation, asked, decision)
    }
    return true
  }

  private func askedFor(_ action: OpaquePointer) -> AskedNavigation? {
    guard let request = webkit_navigation_action_get_request(action),
      let uri = webkit_uri_request_get_uri(request), let url = URL(uri: uri)
    else { return nil }
    let text = String(cString: uri)
    let type = WKNavigationType(action)
    // WebKit knows nothing of the request that such a page answers.
    if type == .reload, let simulation, simulation.isShown, simulation.method != "GET",
      text == simulation.uri
    {
      return AskedNavigation(
        url: url, uri: text, method: simulation.method, type: .formResubmitted)
    }
    let method = webkit_uri_request_get_http_method(request).map { String(cString: $0) }
    return AskedNavigation(url: url, uri: text, method: method ?? "GET", type: type)
  }

  /// Returns the content of the app's request, also when the server redirects the request.
  private func content(of action: OpaquePointer, _ navigation: WKNavigation?) -> RequestContent? {
    guard let request = webkit_navigation_action_get_request(action) else { return nil }
    if let token = RequestContent.token(of: request) { return navigations.content(of: token) }
    if let navigation { return navigation.content }
    guard webkit_navigation_action_is_redirect(action) != 0,
      let content = navigations.current?.content,
      webkit_uri_request_get_http_method(request).map({ String(cString: $0) }) == content.method
    else { return nil }
    return content
  }

  private func askedNavigation(_ action: OpaquePointer) -> WKNavigation? {
    guard webkit_navigation_action_is_redirect(action) == 0,
      let request = webkit_navigation_action_get_request(action),
      let uri = webkit_uri_request_get_uri(request)
    else { return nil }
    return navigations.ask(WKNavigationType(action), uri: String(cString: uri))
  }

  private func decide(
    _ action: WKNavigationAction, _ navigation: WKNavigation?, _ asked: AskedNavigation?,
    _ decision: GObject
  ) {
    let preferences = configuration.defaultWebpagePreferences.copyPreferences()
    guard let delegate = navigationDelegate else {
      apply(.allow, preferences, to: action, navigation, asked, decision)
      return
    }
    let answer = Answer(
      "decidePolicyFor navigationAction", ifDropped: (WKNavigationActionPolicy.cancel, preferences)
    ) { [weak self] policy, preferences in
      guard let self else { return webkit_policy_decision_ignore(decision.pointer()) }
      self.apply(policy, preferences, to: action, navigation, asked, decision)
    }
    navigationDelegateUse.willAsk()
    delegate.webView(self, decidePolicyFor: action, preferences: preferences) {
      answer.give(($0, $1))
    }
  }

  private func apply(
    _ policy: WKNavigationActionPolicy, _ preferences: WKWebpagePreferences,
    to action: WKNavigationAction, _ navigation: WKNavigation?, _ asked: AskedNavigation?,
    _ decision: GObject
  ) {
    var policy = policy
    if policy == .allow, let asked, !isClosed, isTakenOver(asked) { policy = .cancel }
    if policy != .allow { navigations.drop(navigation) }
    switch policy {
    case .allow:
      if action.targetFrame != nil, !isClosed {
        let isAllowed =
          preferences.allowsContentJavaScript && configuration.preferences.allowsContentJavaScript
        webkit_settings_set_enable_javascript_markup(settings.opaque, isAllowed ? 1 : 0)
      }
      downloads.allowed(action)
      webkit_policy_decision_use(decision.pointer())
    case .download:
      downloads.expect(.action(action))
      webkit_policy_decision_download(decision.pointer())
    case .cancel:
      webkit_policy_decision_ignore(decision.pointer())
    }
  }

  private func decide(_ response: WKNavigationResponse, _ decision: GObject) {
    if response.isForMainFrame { navigations.answered() }
    guard let delegate = navigationDelegate else {
      apply(response.canShowMIMEType ? .allow : .cancel, to: response, decision)
      return
    }
    let answer = Answer(
      "decidePolicyFor navigationResponse", ifDropped: WKNavigationResponsePolicy.cancel
    ) { [weak self] policy in
      guard let self else { return webkit_policy_decision_ignore(decision.pointer()) }
      self.apply(policy, to: response, decision)
    }
    navigationDelegateUse.willAsk()
    delegate.webView(self, decidePolicyFor: response) { answer.give($0) }
  }

  private func apply(
    _ policy: WKNavigationResponsePolicy, to response: WKNavigationResponse, _ decision: GObject
  ) {
    switch policy {
    case .allow:
      if response.makesDocument {
        forEachObserver { $0.webView(self, willShow: response) }
        if response.isForMainFrame { pendingScripts.pageIsChanging() }
      }
      webkit_policy_decision_use(decision.pointer())
    case .download:
      downloads.expect(.response(response))
      webkit_policy_decision_download(decision.pointer())
    case .cancel: webkit_policy_decision_ignore(decision.pointer())
    }
  }
}
