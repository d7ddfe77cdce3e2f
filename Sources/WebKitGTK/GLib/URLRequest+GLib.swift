import CWebKitGTK
import Foundation
import FoundationNetworking

extension URLRequest {
  /// Copies a WebKit request without its body; nil if Foundation cannot read its URL.
  init?(_ request: OpaquePointer) {
    let uri = webkit_uri_request_get_uri(request).map { String(cString: $0) } ?? ""
    // A window that is opened without a URL has an empty one.
    guard let url = uri.isEmpty ? .blank : URL(uri: uri) else { return nil }
    self.init(url: url)
    httpMethod = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
    if let headers = webkit_uri_request_get_http_headers(request) {
      for (name, value) in HTTPHeaders.read(headers) { addValue(value, forHTTPHeaderField: name) }
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

  /// Returns the error that says why WebKitGTK cannot send the request; nil if it can.
  func unsupportedError(_ verb: String) -> URLError? {
    guard let url else {
      return URLError(.badURL, description: "The request has no URL.", failingURL: nil)
    }
    guard (httpMethod ?? "GET") != "GET" || httpBody != nil || httpBodyStream != nil else {
      return nil
    }
    return URLError(
      .unsupportedURL,
      description: """
        A web view on Linux can \(verb) GET requests without a body only. Send the request with \
        URLSession and show its response with loadSimulatedRequest, or let the page send it.
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
