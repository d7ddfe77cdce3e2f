import CWebKitGTK
import Foundation

extension WKWebView {
  /// Asks the delegate for a policy, which may come later.
  ///
  /// - Returns: Whether the decision is being taken care of.
  func decidePolicy(_ decision: GObject, type: WebKitPolicyDecisionType) -> Bool {
    switch type {
    case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
      guard let response = WKNavigationResponse(decision.opaque) else { return false }
      decide(response, decision)
    default:
      guard let raw = webkit_navigation_policy_decision_get_navigation_action(decision.opaque)
      else { return false }
      let isNewWindow = type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION
      decide(WKNavigationAction(raw, webView: self, isNewWindow: isNewWindow), decision)
    }
    return true
  }

  private func decide(_ action: WKNavigationAction, _ decision: GObject) {
    let preferences = configuration.defaultWebpagePreferences.copyPreferences()
    guard let delegate = navigationDelegate else {
      apply(preferences, to: action)
      webkit_policy_decision_use(decision.pointer())
      return
    }
    let answer = Answer(
      "decidePolicyFor navigationAction", ifDropped: (WKNavigationActionPolicy.cancel, preferences)
    ) { [weak self] policy, preferences in
      if policy == .allow {
        self?.apply(preferences, to: action)
        webkit_policy_decision_use(decision.pointer())
      } else {
        webkit_policy_decision_ignore(decision.pointer())
      }
    }
    navigationDelegateUse.willAsk()
    delegate.webView(self, decidePolicyFor: action, preferences: preferences) {
      answer.give(($0, $1))
    }
  }

  private func decide(_ response: WKNavigationResponse, _ decision: GObject) {
    guard let delegate = navigationDelegate else {
      apply(response.canShowMIMEType ? .allow : .cancel, to: decision)
      return
    }
    let answer = Answer(
      "decidePolicyFor navigationResponse", ifDropped: WKNavigationResponsePolicy.cancel
    ) { [weak self] in self?.apply($0, to: decision) }
    navigationDelegateUse.willAsk()
    delegate.webView(self, decidePolicyFor: response) { answer.give($0) }
  }

  private func apply(_ policy: WKNavigationResponsePolicy, to decision: GObject) {
    if policy == .allow {
      webkit_policy_decision_use(decision.pointer())
    } else {
      webkit_policy_decision_ignore(decision.pointer())
    }
  }

  private func apply(_ preferences: WKWebpagePreferences, to action: WKNavigationAction) {
    guard action.targetFrame != nil else { return }
    let isAllowed =
      preferences.allowsContentJavaScript && configuration.preferences.allowsContentJavaScript
    webkit_settings_set_enable_javascript_markup(
      settings.opaque, isAllowed ? 1 : 0)
  }
}
