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

  /// The method as it is sent. The usual names are in upper case, as in the `fetch` of a page.
  var sentMethod: String {
    let method = httpMethod ?? "GET"
    let usual = ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"]
    return usual.contains(method.uppercased()) ? method.uppercased() : method
  }

  private var hasBody: Bool { httpBodyStream != nil || httpBody?.isEmpty == false }

  /// Whether the request has the method GET and no body.
  var isPlainGet: Bool { sentMethod == "GET" && !hasBody }

  /// Whether the engine sends requests with the method: a token of HTTP that pages may use.
  private var hasSendableMethod: Bool {
    sentMethod.wholeMatch(of: /[A-Za-z0-9!#$%&'*+\-.^_`|~]+/) != nil
      && !["CONNECT", "TRACE", "TRACK"].contains(sentMethod.uppercased())
  }

  /// Returns the error that says why WebKitGTK cannot load the request; nil if it can.
  ///
  /// - Parameter schemes: The schemes of the view's handlers.
  func unsupportedLoadError(handledSchemes schemes: some Collection<String>) -> URLError? {
    guard let url else { return Self.missingURL }
    guard !isPlainGet else { return nil }
    let scheme = url.scheme?.lowercased() ?? ""
    let isWeb = ["http", "https"].contains(scheme)
    let reason: String? =
      if !isWeb, !schemes.contains(scheme) {
        """
        A web view on Linux loads requests that have a body or another method than GET for http, https \
        and the schemes of its handlers only.
        """
      } else if !hasSendableMethod {
        "WebKit sends no request with the method “\(sentMethod)”."
      } else if hasBody, ["GET", "HEAD"].contains(sentMethod) {
        "A \(sentMethod) request has no body. Remove the body, or use another method."
      } else if hasBody, isWeb, sentMethod != "POST" {
        """
        A web view on Linux can send the body of a POST request only, and this \(sentMethod) request has \
        a body. Send the request with URLSession and show its response with loadSimulatedRequest, or let \
        the page send it.
        """
      } else {
        nil
      }
    return reason.map { URLError(.unsupportedURL, description: $0, failingURL: url) }
  }

  /// Returns the error that says why WebKitGTK cannot download the request; nil if it can.
  func unsupportedDownloadError() -> URLError? {
    guard let url else { return Self.missingURL }
    guard !isPlainGet else { return nil }
    return URLError(
      .unsupportedURL,
      description: """
        A web view on Linux can download GET requests only, and a GET request has no body. Send the \
        request with URLSession, or let the page send it.
        """, failingURL: url)
  }

  private static var missingURL: URLError {
    URLError(.badURL, description: "The request has no URL.", failingURL: nil)
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
