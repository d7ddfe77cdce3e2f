import CWebKitGTK
import Foundation
import FoundationNetworking

extension URLResponse {
  /// Copies a WebKit response, as an `HTTPURLResponse` if it has a status.
  static func make(_ response: OpaquePointer) -> URLResponse? {
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
}
