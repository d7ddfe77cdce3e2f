public import Foundation
public import HTTPTypes

/// The response to a request for a file of a feed.
public struct FeedResponse: Sendable {
  /// The status, such as 200 or 206.
  public let status: HTTPResponse.Status
  /// The header fields.
  public let headerFields: HTTPFields
  /// The bytes, in the order and the pieces in which they come, without the content coding of the transfer.
  public let body: FeedBody

  /// Creates a response.
  public init(_ status: HTTPResponse.Status, headerFields: HTTPFields = [:], body: FeedBody) {
    (self.status, self.headerFields, self.body) = (status, headerFields, body)
  }
}

/// The header fields that a transfer reads. A field that has another syntax than
/// [RFC 9110](https://www.rfc-editor.org/rfc/rfc9110) says counts as a field that is missing.
extension FeedResponse {
  /// The entity tag, if it says that bytes are the same
  /// ([RFC 9110, 8.8.1](https://www.rfc-editor.org/rfc/rfc9110#name-weak-versus-strong)): visible ASCII between
  /// quotation marks. A resumed request repeats it in `If-Range`.
  var strongTag: String? {
    guard let tag = headerFields[.eTag] else { return nil }
    let quote = UInt8(ascii: "\"")
    let bytes = tag.utf8
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote,
      bytes.dropFirst().dropLast().allSatisfy({ (0x21...0x7E).contains($0) && $0 != quote })
    else { return nil }
    return tag
  }

  /// Whether the server has compressed the bytes.
  var isCoded: Bool {
    headerFields[.contentEncoding].map { $0.lowercased() != "identity" } ?? false
  }

  /// The number of bytes, if they have no content coding.
  var length: Int? {
    isCoded ? nil : headerFields[.contentLength].flatMap { Int(digits: $0) }
  }

  /// The bytes of the file that the body has.
  var contentRange: ContentRange? { headerFields[.contentRange].flatMap(ContentRange.init) }

  /// The time that the server asks a client to wait, if it is a minute at most. A date is not read.
  var retryDelay: Duration? {
    let seconds = headerFields[.retryAfter].flatMap { Int(digits: $0) }
    return seconds.flatMap { $0 <= 60 ? .seconds($0) : nil }
  }
}

extension Int {
  /// Reads a number of header fields: digits alone, without a sign; `nil` for anything else.
  init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
      return nil
    }
    self = number
  }
}

/// The bytes of a response, as pieces.
public struct FeedBody: AsyncSequence, Sendable {
  /// A piece of the body.
  public typealias Element = Data

  private let nextPiece: @Sendable () async throws -> Data?

  /// Creates a body.
  ///
  /// - Parameter next: Returns the next piece, and `nil` at the end. It is called again when its last call has
  ///   returned. A transport should read no more from the network than a few pieces ahead, and end the request when
  ///   the closure is released: a body that is refused is not read to its end.
  public init(next: @escaping @Sendable () async throws -> Data?) { nextPiece = next }

  /// Makes an iterator, of which a body has one.
  public func makeAsyncIterator() -> Iterator { Iterator(nextPiece: nextPiece) }

  /// An iterator of the pieces.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let nextPiece: @Sendable () async throws -> Data?

    /// Returns the next piece, and `nil` at the end.
    public func next() async throws -> Data? { try await nextPiece() }
  }
}

/// The value of the field `Content-Range`
/// ([RFC 9110, 14.4](https://www.rfc-editor.org/rfc/rfc9110#name-content-range)).
struct ContentRange: Equatable {
  let bytes: ClosedRange<Int>
  /// The size of the whole; `nil` if the server does not know it.
  let size: Int?

  /// Reads `bytes 0-99/100`; `nil` if the text is anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    let ends = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    let range = ends[0].split(separator: "-", omittingEmptySubsequences: false)
    guard range.count == 2, let first = Int(digits: range[0]), let last = Int(digits: range[1]),
      first <= last
    else { return nil }
    let size = ends[1] == "*" ? nil : Int(digits: ends[1])
    guard size != nil || ends[1] == "*", size.map({ last < $0 }) ?? true else { return nil }
    (bytes, self.size) = (first...last, size)
  }
}
