import CMainLoop
import CWebKitGTK
import Foundation

/// The making of a WebKit request that has another method than GET.
///
/// WebKitGTK has no function that sets the method or the body of a request. It hands out requests that
/// have them, which can then be loaded in another view. A hidden view causes such a request. The hidden
/// view sends nothing, because nobody handles the scheme of its page.
@MainActor final class RequestPreparation {
  typealias Completion = @MainActor (_ request: GObject?) -> Void

  /// What causes the request.
  enum Source {
    /// The view is asked to restore the answer of a form, and asks for a policy: the method is POST, and
    /// the request has a body. WebKit asks twice: first for a load from the cache alone, whose request
    /// would hide the errors of the network, and when that has failed for a load that may send the form
    /// again.
    case form(FormState)
    /// A script fetches, and the view reports the request of any method that a page may send. WebKit
    /// does not hand out the body.
    case fetch(method: String)
  }

  /// The view that causes the request.
  let view: GObject
  private let source: Source
  private var completion: Completion?
  private var questions = 0
  private static let page = "webbridge-request://page/"
  private static let target = page + "?"

  /// - Parameters:
  ///   - source: What causes the request. The method of a fetch is a token of HTTP.
  ///   - limit: The grace period for a version of WebKit that hands out no such request.
  ///   - session: The network session of the view that will load the request.
  ///   - completion: Called once, in a later turn of the main loop, with the request, or with nil if
  ///     WebKitGTK made none. Not called after the preparation was released.
  init(
    from source: Source, limit: Duration, session: GObject, completion: @escaping Completion
  ) {
    self.source = source
    self.completion = completion
    guard
      let raw = main_loop_new_object(
        webkit_web_view_get_type(), "network-session", session.raw, nil, nil, nil, nil, nil, nil)
    else { preconditionFailure("WebKitGTK made no view.") }
    view = GObject(sinking: raw)
    connect()
    switch source {
    case .form(let state): restore(state)
    case .fetch(let method): fetch(method)
    }
    Task { [weak self] in
      try? await Task.sleep(for: limit)
      self?.end(nil)
    }
  }

  private func fetch(_ method: String) {
    // A token has no character that ends a string or a script.
    let html = """
      <script>fetch("?", { method: "\(method)", mode: "same-origin" }).catch(() => {})</script>
      """
    webkit_web_view_load_html(view.pointer(), html, Self.page)
  }

  private func restore(_ state: FormState) {
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
    switch source {
    case .form:
      view.connect("decide-policy") { [weak self] arguments in
        guard let decision = arguments.object(1) else { return .handled(false) }
        self?.decide(
          GObject(retaining: decision), type: WebKitPolicyDecisionType(arguments.number(2)))
        return .handled(true)
      }
    case .fetch(let method):
      view.connect("resource-load-started") { [weak self] arguments in
        if let request = arguments.object(2), Self.uri(of: request) == Self.target {
          self?.end(Self.request(request, withMethod: method))
        }
        return .nothing
      }
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
    let request =
      isNavigation
      ? webkit_navigation_policy_decision_get_navigation_action(decision.opaque)
        .flatMap { webkit_navigation_action_get_request($0) }
        .flatMap { Self.request($0, withMethod: "POST") } : nil
    webkit_policy_decision_ignore(decision.pointer())
    end(request)
  }

  private static func uri(of request: OpaquePointer) -> String? {
    webkit_uri_request_get_uri(request).map { String(cString: $0) }
  }

  /// Returns the request if it has the method.
  private static func request(_ request: OpaquePointer, withMethod expected: String) -> GObject? {
    // WebKitGTK tells the method of requests for the web only.
    webkit_uri_request_set_uri(request, "http://localhost/")
    let method = webkit_uri_request_get_http_method(request).map { String(cString: $0) }
    return method == expected ? GObject(retaining: request) : nil
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
