import FlyingFox

/// The bytes of a head that have come so far. It looks at each byte once, and refuses a head as soon as it is too long.
struct HeadBuffer {
  private let limits: RequestLimits
  private var bytes: [UInt8] = []
  private var lines: [Range<Int>] = []
  private var start = 0

  init(_ limits: RequestLimits) { self.limits = limits }

  /// Whether a byte of a request has come.
  var isEmpty: Bool { bytes.isEmpty }

  /// Takes the next bytes.
  ///
  /// - Returns: The head, and the bytes after it, if the head is complete.
  /// - Throws: `RequestRefusal`.
  mutating func take(_ next: ArraySlice<UInt8>) throws -> (RequestHead, rest: ArraySlice<UInt8>)? {
    let old = bytes.count
    bytes += next
    for index in old..<bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        let end = index > start && bytes[index - 1] == UInt8(ascii: "\r") ? index - 1 : index
        let line = start..<end
        start = index + 1
        // An empty line before the request is allowed.
        guard !line.isEmpty || lines.isEmpty else {
          let head = try RequestHead(lines: lines.map { bytes[$0] }, limits: limits)
          return (head, bytes[start...])
        }
        if !line.isEmpty { lines.append(line) }
      }
      if lines.isEmpty, index - start >= limits.line {
        throw RequestRefusal(.uriTooLong, "The request line is longer than \(limits.line) bytes.")
      }
      guard index < limits.head, lines.count <= limits.fields + 1 else {
        throw RequestRefusal(
          .requestHeaderFieldsTooLarge,
          "The head is longer than \(limits.head) bytes, or has more than \(limits.fields) fields.")
      }
    }
    // What is no request, as the beginning of TLS, may have no line.
    if lines.isEmpty, let first = bytes[start...].first, first < 0x21, first != UInt8(ascii: "\r") {
      throw RequestRefusal(.badRequest, "This is no HTTP.")
    }
    return nil
  }
}
