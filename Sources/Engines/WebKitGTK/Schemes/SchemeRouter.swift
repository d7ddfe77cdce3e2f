import CWebKitGTK
import Foundation
import FoundationNetworking
import Logging
import SiteServing

/// Routes custom-scheme requests to the handler of the requesting view.
///
/// WebKitGTK has one handler per scheme for all views; Apple has one per scheme and configuration.
@MainActor enum SchemeRouter {
  private static var registered: Set<String> = []

  /// Makes WebKit pass on requests for the scheme. The registration cannot be undone.
  static func register(_ scheme: String) {
    guard registered.insert(scheme).inserted, let context = webkit_web_context_get_default() else {
      return
    }
    webkit_web_context_register_uri_scheme(
      context, scheme,
      { request, _ in
        guard let request else { return }
        // WebKit calls on the main thread, and the request is retained before the call returns.
        nonisolated(unsafe) let unsafeRequest = request
        MainActor.assumeIsolated { SchemeRouter.route(unsafeRequest) }
      }, nil, nil)
    let security = webkit_web_context_get_security_manager(context)
    webkit_security_manager_register_uri_scheme_as_secure(security, scheme)
    webkit_security_manager_register_uri_scheme_as_cors_enabled(security, scheme)
  }

  private static func route(_ pointer: OpaquePointer) {
    guard
      let scheme = webkit_uri_scheme_request_get_scheme(pointer).map({ String(cString: $0) }),
      let view = webkit_uri_scheme_request_get_web_view(pointer).flatMap({
        WKWebView.view(of: UnsafeMutableRawPointer($0))
      }),
      let registration = view.schemeHandlers[scheme],
      let asked = SchemeRequest(pointer, bodies: view.requestBodies)
    else {
      let error = GLibError.make(URLError(.unsupportedURL))
      webkit_uri_scheme_request_finish_error(pointer, error)
      g_error_free(error)
      return
    }
    let load = SchemeLoad(pointer, page: view.pace)
    let reader = asked.crossOriginRead
    func start(_ body: RequestBody) {
      Self.start(asked.with(body), load, reader, view: view, handler: registration.handler)
    }
    if let content = asked.token.flatMap({ view.navigations.content(of: $0) }) {
      view.navigations.send(content)
      return start(content.body.map { .data($0, type: nil) } ?? .none)
    }
    switch asked.mark {
    case .own(let content): start(asked.readBody(content))
    case .upload(let content, let ticket, let type):
      view.requestBodies.keep(asked.readBody(content, type: type), ticket: ticket)
      load.finishEmpty()
    case .ticket(let ticket):
      load.stopped = { [weak view] in view?.requestBodies.forget(ticket: ticket) }
      view.requestBodies.take(ticket: ticket) { [weak view] body in
        guard let view else { return }
        Self.start(asked.with(body), load, reader, view: view, handler: registration.handler)
      }
    case nil where registration.readsBody(asked.request):
      start(asked.readBody().map { .data($0, type: nil) } ?? .none)
    case nil where asked.mayHaveBody: start(.unreadable)
    case nil: start(.none)
    }
  }

  /// Starts a load. A form that a page sends to another origin waits until it is known that no script reads the response.
  private static func start(
    _ request: URLRequest, _ load: SchemeLoad, _ reader: CrossOriginRead?, view: WKWebView,
    handler: any WKURLSchemeHandler
  ) {
    guard let reader, reader.looksLikeForm else {
      load.reader = reader
      return start(request, load, view: view, handler: handler)
    }
    Task { [weak view] in
      let isForm = await view?.processAnswers(within: formPatience)
      guard let view else { return }
      guard isForm == true else {
        let error = SchemeTaskError.unreadableBy(origin: reader.origin, url: request.url)
        WKWebView.log.error(
          "A load of a URL scheme handler failed. \(error.localizedDescription)")
        return load.receive(.failure(error))
      }
      start(request, load, view: view, handler: handler)
    }
  }

  /// How long the process of a page that sends a form may be busy.
  private static let formPatience = Duration.seconds(5)

  private static func start(
    _ request: URLRequest, _ load: SchemeLoad, view: WKWebView, handler: any WKURLSchemeHandler
  ) {
    let task = SchemeTask(request, load: load)
    // References are weak, because the handler may keep the task, and the task keeps the load. The
    // view keeps the handler alive.
    load.stopped = { [weak view, weak handler, weak task] in
      if let view, let handler, let task { handler.webView(view, stop: task) }
    }
    handler.webView(view, start: task)
  }
}
