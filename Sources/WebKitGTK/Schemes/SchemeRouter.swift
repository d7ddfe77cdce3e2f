import CWebKitGTK
import Foundation
import FoundationNetworking

/// The way of a custom-scheme request to the handler of the view that asks.
///
/// GTK knows one handler per scheme for all views; Apple's configurations have one each.
@MainActor enum SchemeRouter {
  private static var registered: Set<String> = []

  /// Makes WebKit hand out requests for the scheme, from now on and for good.
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

  private static func route(_ request: OpaquePointer) {
    guard
      let scheme = webkit_uri_scheme_request_get_scheme(request).map({ String(cString: $0) }),
      let view = webkit_uri_scheme_request_get_web_view(request).flatMap({
        WKWebView.view(of: UnsafeMutableRawPointer($0))
      }),
      let registration = view.schemeHandlers[scheme],
      let task = SchemeTask(request, webView: view, registration: registration)
    else {
      let error = GLibError.make(URLError(.unsupportedURL))
      webkit_uri_scheme_request_finish_error(request, error)
      g_error_free(error)
      return
    }
    registration.handler.webView(view, start: task)
  }
}
