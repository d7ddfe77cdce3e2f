import CMainLoop
import CWebKitGTK
import Foundation

/// The making of a WebKit request that has the method POST and a body.
///
/// WebKitGTK has no function that sets either. A view that is asked to go back to the answer of a form
/// hands out such a request when it asks for a policy, and the request can then be loaded in another
/// view. The view of the preparation loads nothing itself.
@MainActor final class RequestPreparation {
  typealias Completion = @MainActor (_ request: GObject?) -> Void

  private let view: GObject
  private var completion: Completion?

  /// - Parameters:
  ///   - session: The network session of the view that will load the request.
  ///   - completion: Called once, in a later turn of the main loop, with the request, or with nil if
  ///     WebKitGTK made none. Not called after the preparation was released.
  init(of state: FormState, session: GObject, completion: @escaping Completion) {
    self.completion = completion
    guard
      let raw = main_loop_new_object(
        webkit_web_view_get_type(), "network-session", session.raw, nil, nil, nil, nil, nil, nil)
    else { preconditionFailure("WebKitGTK made no view.") }
    view = GObject(sinking: raw)
    connect()
    start(state)
  }

  private func start(_ state: FormState) {
    guard let session = state.makeSessionState() else { return end(nil) }
    session.use { webkit_web_view_restore_session_state(view.pointer(), $0) }
    guard
      let list = webkit_web_view_get_back_forward_list(view.pointer()),
      let item = webkit_back_forward_list_get_current_item(list)
    else { return end(nil) }
    webkit_web_view_go_to_back_forward_list_item(view.pointer(), item)
  }

  isolated deinit {
    // The view may be in use by the signal that released the preparation.
    MainLoop.performLater { [view] in g_object_run_dispose(view.pointer()) }
  }

  private func connect() {
    view.connect("decide-policy") { [weak self] arguments in
      guard let decision = arguments.object(1) else { return .handled(false) }
      let owner = GObject(retaining: decision)
      let isNavigation =
        WebKitPolicyDecisionType(arguments.number(2))
        == WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION
      let request = isNavigation ? Self.request(of: owner) : nil
      webkit_policy_decision_ignore(owner.pointer())
      self?.end(request)
      return .handled(true)
    }
    view.connect("load-failed") { [weak self] _ in
      self?.end(nil)
      return .handled(true)
    }
    view.connect("web-process-terminated") { [weak self] _ in
      self?.end(nil)
      return .nothing
    }
  }

  /// Returns the request that the view asks about if it is a POST.
  private static func request(of decision: GObject) -> GObject? {
    guard let action = webkit_navigation_policy_decision_get_navigation_action(decision.opaque),
      let request = webkit_navigation_action_get_request(action),
      webkit_uri_request_get_http_method(request).map({ String(cString: $0) }) == "POST"
    else { return nil }
    return GObject(retaining: request)
  }

  private func end(_ request: GObject?) {
    guard completion != nil else { return }
    MainLoop.performLater { [weak self] in
      guard let self, let completion = self.completion else { return }
      self.completion = nil
      completion(request)
    }
  }
}
