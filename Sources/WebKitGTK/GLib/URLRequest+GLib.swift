import CWebKitGTK
import Foundation
import FoundationNetworking

extension URLRequest {
  /// Copies a WebKit request without its body and the module's own header field; nil if Foundation cannot read its URL.
  init?(_ request: OpaquePointer) {
    let uri = webkit_uri_request_get_uri(request).map { String(cString: $0) } ?? ""
    // A window that is opened without a URL has an empty one.
    guard let url = uri.isEmpty ? .blank : URL(uri: uri) else { return nil }
    self.init(url: url)
    httpMethod = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
    if let headers = webkit_uri_request_get_http_headers(request) {
      var fields = HTTPHeaders.read(headers)
      _ = RequestContent.takeToken(from: &fields)
      for (name, value) in fields { addValue(value, forHTTPHeaderField: name) }
    }
  }

  /// The header fields that make caches follow the request's policy.
  private var cacheFields: [String: String] {
    switch cachePolicy {
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData:
      // WebKit's memory cache reads only conditional fields: hence a condition that no server meets.
      ["Cache-Control": "no-cache", "If-None-Match": "\"\(UUID().uuidString)\""]
        .filter { value(forHTTPHeaderField: $0.key) == nil }
    default: [:]
    }
  }

  /// Whether the request has the method GET and no body.
  var isPlainGet: Bool {
    (httpMethod ?? "GET") == "GET" && httpBody == nil && httpBodyStream == nil
  }

  /// Returns the error that says why WebKitGTK cannot load the request; nil if it can.
  ///
  /// - Parameter schemes: The schemes that take requests with the method POST.
  func unsupportedLoadError(postTo schemes: [String]) -> URLError? {
    if let error = unsupportedError("load GET and POST requests") {
      guard let url, httpMethod?.uppercased() == "POST" else { return error }
      if let scheme = url.scheme?.lowercased(), schemes.contains(scheme) { return nil }
      return URLError(
        .unsupportedURL,
        description: """
          A web view on Linux can load POST requests for http, https and the schemes of its handlers \
          only.
          """, failingURL: url)
    }
    return nil
  }

  /// Returns the error that says why WebKitGTK cannot download the request; nil if it can.
  func unsupportedDownloadError() -> URLError? {
    unsupportedError("download GET requests")
  }

  private func unsupportedError(_ ability: String) -> URLError? {
    guard let url else {
      return URLError(.badURL, description: "The request has no URL.", failingURL: nil)
    }
    guard !isPlainGet else { return nil }
    return URLError(
      .unsupportedURL,
      description: """
        A web view on Linux can \(ability) only, and a GET request has no body. Send the request \
        with URLSession and show its response with loadSimulatedRequest, or let the page send it.
        """, failingURL: url)
  }

  /// Makes a WebKit request without the body.
  func makeURIRequest() -> GObject? {
    guard let url, let request = webkit_uri_request_new(url.absoluteString) else { return nil }
    let owner = GObject(taking: request)
    if let headers = webkit_uri_request_get_http_headers(request) {
      HTTPHeaders.append(allHTTPHeaderFields ?? [:], to: headers)
      HTTPHeaders.append(cacheFields, to: headers)
    }
    return owner
  }
}
