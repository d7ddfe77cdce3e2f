import CWebKitGTK
public import Foundation
public import FoundationNetworking
import Logging

extension WKWebView {
  /// Loads a URL.
  ///
  /// - Returns: The navigation, or nil where the request cannot be made.
  ///
  /// - Note: *Differs:* the method has to be GET and there can be no body.
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
    guard !isClosed, request.httpBody == nil, request.httpMethod ?? "GET" == "GET",
      let uriRequest = request.makeURIRequest()
    else {
      Self.log.error("A web view on Linux can load GET requests without a body only.")
      return nil
    }
    let navigation = requestNavigation()
    webkit_web_view_load_request(object.pointer(), uriRequest.opaque)
    return navigation
  }

  /// Loads a file.
  ///
  /// - Note: *Differs:* pages may read whatever the process may; `readAccessURL` has no effect.
  @discardableResult public func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  /// Shows a string of HTML.
  ///
  /// - Parameter baseURL: What relative URLs are relative to, and the page's origin. Without it the
  ///   origin is opaque.
  @discardableResult public func loadHTMLString(
    _ string: String, baseURL: URL?
  ) -> WKNavigation? {
    load(string.makeBytes(), mimeType: "text/html", encoding: "UTF-8", baseURL: baseURL)
  }

  /// Shows content of any type.
  @discardableResult public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    load(
      data.makeBytes(), mimeType: MIMEType, encoding: characterEncodingName, baseURL: baseURL)
  }

  private func load(
    _ bytes: Boxed, mimeType: String, encoding: String, baseURL: URL?
  ) -> WKNavigation? {
    guard !isClosed else { return nil }
    let navigation = requestNavigation()
    if g_bytes_get_size(bytes.pointer) == 0 {
      webkit_web_view_load_html(object.pointer(), "", baseURL?.absoluteString)
    } else {
      webkit_web_view_load_bytes(
        object.pointer(), bytes.pointer, mimeType, encoding, baseURL?.absoluteString)
    }
    return navigation
  }

  /// Loads the page again.
  @discardableResult public func reload() -> WKNavigation? {
    navigate { webkit_web_view_reload($0) }
  }

  /// Loads the page again without what caches have of it.
  @discardableResult public func reloadFromOrigin() -> WKNavigation? {
    navigate { webkit_web_view_reload_bypass_cache($0) }
  }

  /// Stops loading.
  public func stopLoading() {
    if !isClosed { webkit_web_view_stop_loading(object.pointer()) }
  }

  /// Goes to the page before this one, if there is one.
  @discardableResult public func goBack() -> WKNavigation? {
    canGoBack ? navigate { webkit_web_view_go_back($0) } : nil
  }

  /// Goes to the page behind this one, if there is one.
  @discardableResult public func goForward() -> WKNavigation? {
    canGoForward ? navigate { webkit_web_view_go_forward($0) } : nil
  }

  /// Goes to a page of the back-forward list.
  @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard item != backForwardList.currentItem else { return nil }
    return navigate { webkit_web_view_go_to_back_forward_list_item($0, item.object.opaque) }
  }

  private func navigate(
    _ body: (UnsafeMutablePointer<WebKitWebView>) -> Void
  ) -> WKNavigation? {
    guard !isClosed else { return nil }
    let navigation = requestNavigation()
    body(object.pointer())
    return navigation
  }

  private func requestNavigation() -> WKNavigation {
    // Loading starts a new process if there is none.
    isProcessTerminated = false
    return navigations.request()
  }
}
