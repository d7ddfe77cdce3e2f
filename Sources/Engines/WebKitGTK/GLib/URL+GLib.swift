import CWebKitGTK
import Foundation
import FoundationNetworking

extension URL {
  /// Makes a URL from a string that WebKit normalised; nil if Foundation cannot read the string.
  init?(uri: UnsafePointer<CChar>?) {
    guard let uri else { return nil }
    self.init(uri: String(cString: uri))
  }

  /// Makes a URL from a string that WebKit normalised; nil if Foundation cannot read the string.
  ///
  /// WebKit keeps characters that RFC 3986 does not allow, such as `|`. Foundation can read such a
  /// URL too, but then escapes existing escapes once more.
  init?(uri: String) {
    self.init(
      string: URL(string: uri, encodingInvalidCharacters: false) == nil ? Self.escape(uri) : uri,
      encodingInvalidCharacters: false)
  }

  /// Escapes characters after the authority that RFC 3986 forbids, and keeps existing escapes.
  private static func escape(_ uri: String) -> String {
    let bytes = Array(uri.utf8)
    var start = bytes.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
    if bytes[start...].starts(with: "//".utf8) {
      start = bytes[(start + 2)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex
    }
    var text = Array(bytes[..<start])
    var isFragment = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      let isEscape =
        byte == UInt8(ascii: "%") && bytes[(index + 1)...].prefix { isHexadecimal($0) }.count > 1
      if isEscape || allowed.contains(byte) || byte == UInt8(ascii: "#") && !isFragment {
        text.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8
      }
      isFragment = isFragment || byte == UInt8(ascii: "#")
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }

  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?".utf8)

  /// The placeholder for the URL of a page or frame that is unknown or that Foundation cannot read.
  static let blank: URL = {
    guard let url = URL(string: "about:blank") else { preconditionFailure("about:blank is a URL.") }
    return url
  }()
}

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
