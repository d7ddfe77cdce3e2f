import CWebKitGTK
import Foundation
import FoundationNetworking
import SiteServing

/// A WebKit request for a custom-scheme resource.
@MainActor struct SchemeRequest {
  /// The mark of the module's script, which was removed from the request.
  let mark: RequestMark?
  /// The token of a request that the app loads, which was removed from the request.
  let token: String?
  private(set) var request: URLRequest
  private let object: GObject

  init?(_ pointer: OpaquePointer, bodies: RequestBodies) {
    guard let uri = webkit_uri_scheme_request_get_uri(pointer) else { return nil }
    let (plain, mark) = bodies.takeMark(from: String(cString: uri))
    guard let url = URL(uri: plain) else { return nil }
    self.mark = mark
    object = GObject(retaining: pointer)
    request = URLRequest(url: url)
    request.httpMethod =
      webkit_uri_scheme_request_get_http_method(pointer).map { String(cString: $0) } ?? "GET"
    var fields = webkit_uri_scheme_request_get_http_headers(pointer).map(HTTPHeaders.read) ?? []
    token = RequestContent.takeToken(from: &fields)
    for (name, value) in fields { request.addValue(value, forHTTPHeaderField: name) }
  }

  /// Asks WebKit for the body, which must be known to be text or bytes: see ``RequestBodies``.
  func readBody() -> Data? {
    guard let stream = webkit_uri_scheme_request_get_http_body(object.opaque) else { return nil }
    let owner = GObject(taking: stream)
    var body = Data()
    while true {
      guard let bytes = g_input_stream_read_bytes(owner.pointer(), 1 << 16, nil, nil) else { break }
      let piece = Data(takingBytes: bytes)
      if piece.isEmpty { break }
      body.append(piece)
    }
    return body
  }

  /// Returns the body according to the content that the script has stated.
  func readBody(_ content: RequestMark.Content, type: String? = nil) -> RequestBody {
    switch content {
    // The engine does not distinguish an empty body from a missing one.
    case .body: .data(readBody() ?? Data(), type: type)
    case .none: .none
    case .lost: .unreadable
    }
  }

  /// Returns the request with its body, for a handler.
  func with(_ body: RequestBody) -> URLRequest {
    var result = request
    switch body {
    case .none: break
    case .data(let data, let type):
      result.httpBody = data
      // The engine omits a Blob's type, and the script's form has another boundary. A type that the
      // page itself has set stays.
      let sent = result.value(forHTTPHeaderField: "Content-Type") ?? ""
      let form = "multipart/form-data; boundary="
      if let type, sent.isEmpty || (type.hasPrefix(form) && sent.hasPrefix(form)) {
        result.setValue(type, forHTTPHeaderField: "Content-Type")
      }
    case .unreadable: result.httpBodyStream = UnreadableBody()
    }
    return result
  }

  /// The request as that of a page of another origin; `nil` if it states no other origin.
  var crossOriginRead: CrossOriginRead? {
    CrossOriginRead(
      url: request.url?.absoluteString ?? "", method: request.httpMethod,
      field: { request.value(forHTTPHeaderField: $0) })
  }

  /// Whether the request may have a body, judging by its method.
  var mayHaveBody: Bool { !["GET", "HEAD"].contains(request.httpMethod) }
}
