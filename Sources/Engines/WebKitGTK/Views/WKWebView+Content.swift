import CWebKitGTK
public import Foundation
public import FoundationNetworking

extension WKWebView {
  /// Loads a request for a file.
  ///
  /// - Note: *Differs:* pages can read all files that the process can; `readAccessURL` has no
  ///   effect.
  @discardableResult public func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation {
    loadFile(request)
  }

  func loadFile(_ request: URLRequest) -> WKNavigation {
    guard request.url?.isFileURL == true else {
      return refuse(
        URLError(
          .unsupportedURL, description: "The URL is not a file URL.", failingURL: request.url))
    }
    return startLoad(request) ?? WKNavigation()
  }

  /// Shows a string of HTML as if WebKit had loaded the request.
  @discardableResult public func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation {
    show(string, baseURL: request.url) ?? WKNavigation()
  }

  /// Shows a string of HTML.
  func show(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(string.makeBytes(), mimeType: "text/html", encoding: "UTF-8", baseURL: baseURL)
  }

  /// Shows content of any type.
  func show(
    _ bytes: Boxed, mimeType: String, encoding: String, baseURL: URL?
  ) -> WKNavigation? {
    guard !isClosed else { return nil }
    let base = baseURL?.absoluteString
    let uri = webkit_uri_request_new(base ?? "about:blank").flatMap { request in
      let owner = GObject(taking: request)
      return webkit_uri_request_get_uri(owner.opaque).map { String(cString: $0) }
    }
    let navigation = requestNavigation(.load(uri: uri ?? "about:blank"))
    if g_bytes_get_size(bytes.pointer) == 0 {
      webkit_web_view_load_html(object.pointer(), "", base)
    } else {
      webkit_web_view_load_bytes(object.pointer(), bytes.pointer, mimeType, encoding, base)
    }
    return navigation
  }
}
