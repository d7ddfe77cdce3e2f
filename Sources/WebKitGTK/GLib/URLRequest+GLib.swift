import CWebKitGTK
import Foundation
import FoundationNetworking

extension URL {
  /// The URL of a string that WebKit normalised.
  init?(uri: UnsafePointer<CChar>?) {
    guard let uri else { return nil }
    self.init(string: String(cString: uri))
  }
}

extension URLRequest {
  /// Copies a request of WebKit's, without its body.
  init(_ request: OpaquePointer) {
    let blank = URL(fileURLWithPath: "/")
    self.init(url: URL(uri: webkit_uri_request_get_uri(request)) ?? blank)
    httpMethod = webkit_uri_request_get_http_method(request).map { String(cString: $0) } ?? "GET"
    if let headers = webkit_uri_request_get_http_headers(request) {
      for (name, value) in HTTPHeaders.read(headers) { addValue(value, forHTTPHeaderField: name) }
    }
  }

  /// The header fields that make caches follow the request's policy.
  private var cacheFields: [String: String] {
    switch cachePolicy {
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData:
      // WebKit's cache in memory looks at no field but those of conditions: one that no server meets.
      ["Cache-Control": "no-cache", "If-None-Match": "\"\(UUID().uuidString)\""]
        .filter { value(forHTTPHeaderField: $0.key) == nil }
    default: [:]
    }
  }

  /// Says why WebKitGTK cannot send the request, if it cannot.
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

  /// The request as WebKit's, without its body.
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

/// Header fields as libsoup keeps them.
enum HTTPHeaders {
  /// Copies the fields in order.
  static func read(_ headers: OpaquePointer) -> [(name: String, value: String)] {
    var iterator = SoupMessageHeadersIter()
    soup_message_headers_iter_init(&iterator, headers)
    var fields: [(String, String)] = []
    var name: UnsafePointer<CChar>?
    var value: UnsafePointer<CChar>?
    while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
      if let name, let value { fields.append((String(cString: name), String(cString: value))) }
    }
    return fields
  }

  /// Adds the fields.
  static func append(_ fields: [String: String], to headers: OpaquePointer) {
    for (name, value) in fields { soup_message_headers_append(headers, name, value) }
  }
}

/// Copies a response of WebKit's; an `HTTPURLResponse` where it has a status.
func makeURLResponse(_ response: OpaquePointer) -> URLResponse? {
  guard let url = URL(uri: webkit_uri_response_get_uri(response)) else { return nil }
  let status = webkit_uri_response_get_status_code(response)
  if status != 0 {
    var fields: [String: String] = [:]
    if let headers = webkit_uri_response_get_http_headers(response) {
      for (name, value) in HTTPHeaders.read(headers) {
        fields[name] = fields[name].map { $0 + ", " + value } ?? value
      }
    }
    return HTTPURLResponse(
      url: url, statusCode: Int(status), httpVersion: "HTTP/1.1", headerFields: fields)
  }
  let length = webkit_uri_response_get_content_length(response)
  return URLResponse(
    url: url, mimeType: webkit_uri_response_get_mime_type(response).map { String(cString: $0) },
    expectedContentLength: length == 0 ? -1 : Int(clamping: length), textEncodingName: nil)
}
