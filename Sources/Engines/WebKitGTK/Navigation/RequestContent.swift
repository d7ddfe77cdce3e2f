import CWebKitGTK
import Foundation

/// The method and the body of a request that the app loads.
///
/// WebKitGTK does not hand out the body of a request, and tells the method of requests for the web
/// only. A request for a scheme handler therefore carries a token in a header field, which names its
/// content. Pages learn no token, because a document cannot read the header fields of its request.
struct RequestContent {
  let method: String
  let body: Data?
  /// The value of the header field; nil if the request is for the web, where servers would see the
  /// field.
  let token: String?

  /// The header field. The module removes the field before the app sees the request.
  static let field = "WebBridge-Request-Content"

  init(method: String, body: Data?, hasToken: Bool) {
    self.method = method
    self.body = body
    var random = SystemRandomNumberGenerator()
    token =
      hasToken
      ? (0..<2).map { _ in String(random.next() as UInt64, radix: 16) }.joined(separator: "-") : nil
  }

  /// Removes the tokens from the header fields of a request.
  ///
  /// - Returns: The last token, or nil if the request has none.
  static func takeToken(from fields: inout [(name: String, value: String)]) -> String? {
    let isToken = { (field: (name: String, value: String)) in
      field.name.caseInsensitiveCompare(Self.field) == .orderedSame
    }
    let token = fields.last(where: isToken)?.value
    fields.removeAll(where: isToken)
    return token
  }

  /// Returns the token of a WebKit request about which the engine asks, or nil if the request has none.
  static func token(of request: OpaquePointer) -> String? {
    guard let pointer = webkit_uri_request_get_uri(request) else { return nil }
    let uri = String(cString: pointer)
    guard !uri.hasPrefix("http:"), !uri.hasPrefix("https:") else { return nil }
    // WebKitGTK tells the header fields of requests for the web only. The engine does not use the URI.
    webkit_uri_request_set_uri(request, "http://localhost/")
    defer { webkit_uri_request_set_uri(request, uri) }
    return webkit_uri_request_get_http_headers(request)
      .flatMap { soup_message_headers_get_one($0, field) }.map { String(cString: $0) }
  }
}
