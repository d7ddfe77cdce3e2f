import CMainLoop
import CWebKitGTK
import Foundation
import FoundationNetworking

extension SchemeLoad {
  /// Copies a response into a WebKit response.
  static func write(_ response: URLResponse, to answer: GObject) throws(SchemeTaskError) {
    let type = contentType(of: response)
    var fields: [(name: String, value: String)] = []
    if let http = response as? HTTPURLResponse {
      let status = http.statusCode
      guard (200...599).contains(status) else { throw .badStatus(status) }
      guard ![301, 302, 303, 307, 308].contains(status) else { throw .redirect(status: status) }
      webkit_uri_scheme_response_set_status(answer.opaque, guint(status), nil)
      for case (let name as String, let value as String) in http.allHeaderFields {
        guard isToken(name), isText(value) else { throw .badHeader(name: name) }
        fields.append((name, value))
      }
    }
    // Some parts of WebKit read the type, and others read the header field.
    if let type, !fields.contains(where: { $0.name.lowercased() == "content-type" }) {
      fields.append(("Content-Type", type))
    }
    guard let headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE) else { return }
    for field in fields { soup_message_headers_append(headers, field.name, field.value) }
    // The response takes ownership of the header fields.
    webkit_uri_scheme_response_set_http_headers(answer.opaque, headers)
    if let type { webkit_uri_scheme_response_set_content_type(answer.opaque, type) }
    // The response was made before its length was known.
    byte_stream_set_made_property(
      answer.pointer(), "stream-length", gint64(max(-1, response.expectedContentLength)))
  }

  private static func contentType(of response: URLResponse) -> String? {
    if let http = response as? HTTPURLResponse,
      let type = http.value(forHTTPHeaderField: "Content-Type")
    {
      return type
    }
    guard let type = response.mimeType else { return nil }
    return response.textEncodingName.map { "\(type); charset=\($0)" } ?? type
  }

  /// Whether HTTP allows a field name ([RFC 9110,
  /// 5.6.2](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2)).
  private static func isToken(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { isTokenCharacter(UnicodeScalar($0)) }
  }

  private static func isTokenCharacter(_ c: UnicodeScalar) -> Bool {
    switch c {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~": true
    default: false
    }
  }

  private static func isText(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
  }
}
