import Foundation

/// The header fields that a transfer reads. A field that has another syntax than
/// [RFC 9110](https://www.rfc-editor.org/rfc/rfc9110) says counts as a field that is missing.
extension FeedResponse {
  /// The entity tag, if it says that bytes are the same
  /// ([RFC 9110, 8.8.1](https://www.rfc-editor.org/rfc/rfc9110#name-weak-versus-strong)): visible ASCII between
  /// quotation marks. A resumed request repeats it in `If-Range`.
  var strongTag: String? {
    guard let tag = value(of: "ETag") else { return nil }
    let quote = UInt8(ascii: "\"")
    let bytes = tag.utf8
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote,
      bytes.dropFirst().dropLast().allSatisfy({ (0x21...0x7E).contains($0) && $0 != quote })
    else { return nil }
    return tag
  }

  /// Whether the server has compressed the bytes.
  var isCoded: Bool {
    value(of: "Content-Encoding").map { $0.lowercased() != "identity" } ?? false
  }

  /// The number of bytes, if they have no content coding.
  var length: Int? {
    isCoded ? nil : value(of: "Content-Length").flatMap { Int(digits: $0) }
  }

  /// The bytes of the file that the body has.
  var contentRange: ContentRange? { value(of: "Content-Range").flatMap(ContentRange.init) }

  /// The time that the server asks a client to wait, if it is a minute at most. A date is not read.
  var retryDelay: Duration? {
    let seconds = value(of: "Retry-After").flatMap { Int(digits: $0) }
    return seconds.flatMap { $0 <= 60 ? .seconds($0) : nil }
  }
}
