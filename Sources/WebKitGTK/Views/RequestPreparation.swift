import CMainLoop
import CWebKitGTK
import Foundation

/// The making of a WebKit request that has the method POST and a body.
///
/// WebKitGTK has no function that sets either. A view that is asked to restore the answer of a form
/// hands out such a request when it asks for a policy, and the request can then be loaded in another
/// view. WebKit asks twice: first for a load from the cache alone, whose request would hide the errors
/// of the network, and when that has failed for a load that may send the form again. The view of the
/// preparation sends nothing, because nobody handles the scheme of its page.
@MainActor final class RequestPreparation {
  typealias Completion = @MainActor (_ request: GObject?) -> Void

  private let view: GObject
  private var completion: Completion?
  private var questions = 0
  /// The grace period for a version of WebKit that asks in another way than this type expects.
  private static let patience = Duration.seconds(30)

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
    Task { [weak self] in
      try? await Task.sleep(for: Self.patience)
      self?.end(nil)
    }
  }

  isolated deinit {
    // The view may be in use by the signal that released the preparation.
    MainLoop.performLater { [view] in g_object_run_dispose(view.pointer()) }
  }

  private func connect() {
    view.connect("decide-policy") { [weak self] arguments in
      guard let decision = arguments.object(1) else { return .handled(false) }
      self?.decide(
        GObject(retaining: decision), type: WebKitPolicyDecisionType(arguments.number(2)))
      return .handled(true)
    }
    // The load from the cache always fails, and WebKit would show an error page.
    view.connect("load-failed") { _ in .handled(true) }
    view.connect("web-process-terminated") { [weak self] _ in
      self?.end(nil)
      return .nothing
    }
  }

  private func decide(_ decision: GObject, type: WebKitPolicyDecisionType) {
    let isNavigation = type == WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION
    questions += 1
    if isNavigation, questions == 1 { return webkit_policy_decision_use(decision.pointer()) }
    let request = isNavigation ? Self.request(of: decision) : nil
    webkit_policy_decision_ignore(decision.pointer())
    end(request)
  }

  /// Returns the request that the view asks about if it is a POST.
  private static func request(of decision: GObject) -> GObject? {
    guard let action = webkit_navigation_policy_decision_get_navigation_action(decision.opaque),
      let request = webkit_navigation_action_get_request(action)
    else { return nil }
    // WebKitGTK tells the method of requests for the web only.
    webkit_uri_request_set_uri(request, "http://localhost/")
    let method = webkit_uri_request_get_http_method(request).map { String(cString: $0) }
    return method == "POST" ? GObject(retaining: request) : nil
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
