import Foundation

/// A text with frames: a first line with kind, token and number, then one frame per line.
package struct Batch {
  /// The way in which the page posted a batch.
  package enum Kind: String {
    /// Native answers as soon as it has processed the batch.
    case batch
    /// A batch with requests: native answers when it has something to send.
    case ask
    /// A long poll: native answers when it has something to send.
    case poll
    /// A batch whose last line goes on in the next text.
    case part
  }

  package let kind: Kind
  /// The number of the batch in its direction, from 1.
  package let number: Int
  /// The text, with the range of its token and the start of its lines below.
  private let bytes: [UInt8]
  private let tokenRange: Range<Int>
  private let start: Int

  /// The maximum length of the first line, in bytes. A text with a longer one is not a batch.
  private static let longestHeader = 80

  /// Reads only the first line, because any script may have posted the text. Returns `nil` if it is not a batch.
  package init?(_ text: [UInt8]) {
    guard
      let (kind, number, token, end) = text.withUnsafeBytes({
        text -> (Kind, Int, Range<Int>, Int)? in
        guard let kind = Kind(startOf: text) else { return nil }
        let start = kind.rawValue.utf8.count + 1
        let header = UnsafeRawBufferPointer(rebasing: text[start...].prefix(Self.longestHeader))
        let end = header.firstIndex(of: 0x0A, from: 0) ?? header.count
        guard let space = header.firstIndex(of: 0x20, from: 0), space < end,
          start + end == text.count || end < header.count,
          let number = Int(digits: UnsafeRawBufferPointer(rebasing: header[(space + 1)..<end])),
          number > 0
        else { return nil }
        return (kind, number, start..<(start + space), start + end)
      })
    else { return nil }
    (self.kind, self.number, bytes) = (kind, number, text)
    (tokenRange, start) = (token, min(end + 1, text.count))
  }

  /// Makes a batch of other lines.
  private init(_ batch: Batch, lines: [UInt8]) {
    (kind, number, bytes, tokenRange, start) = (batch.kind, batch.number, lines, 0..<0, 0)
  }

  /// Joins the line that texts share.
  ///
  /// - Parameter line: The beginning of the first line, from the parts before; the beginning of the next text's first line
  ///   afterwards.
  /// - Returns: A batch with the lines that are whole.
  package func joined(to line: inout [UInt8]) -> Batch {
    let text = bytes[start...]
    guard kind == .part else {
      line.append(contentsOf: text)
      defer { line = [] }
      return Batch(self, lines: line)
    }
    guard let end = text.lastIndex(of: 0x0A) else {
      line.append(contentsOf: text)
      return Batch(self, lines: [])
    }
    line.append(contentsOf: text[..<end])
    defer { line = Array(text[(end + 1)...]) }
    return Batch(self, lines: line)
  }

  /// The number of bytes.
  package var size: Int { bytes.count }

  package var token: String { String(decoding: bytes[tokenRange], as: UTF8.self) }

  /// Returns whether the batch has this token. The bytes are compared without a string, because every batch is
  /// checked.
  package func has(token: [UInt8]) -> Bool {
    guard tokenRange.count == token.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      token.withUnsafeBytes { token in
        guard let start = bytes.baseAddress, let own = token.baseAddress else { return false }
        return memcmp(start + tokenRange.lowerBound, own, token.count) == 0
      }
    }
  }

  /// Calls a closure with each line of the frames until it returns `false`.
  ///
  /// - Parameters:
  ///   - index: The position of the first line, as an earlier call returned it; `nil` for all lines.
  ///   - firstEnd: Where the first line ends, if that is known. To find the end of a long line takes its time.
  /// - Returns: The position of the line for which the closure returned `false`; `nil` if there is none.
  package func forEachLine(
    from index: Int? = nil, firstEnd: Int? = nil, _ body: (ArraySlice<UInt8>) -> Bool
  ) -> Int? {
    var known = firstEnd
    var rest = bytes[(index ?? start)...]
    while !rest.isEmpty {
      let end = known ?? rest.firstLineEnd
      known = nil
      if end > rest.startIndex, !body(rest[..<end]) { return rest.startIndex }
      rest = rest[end...].dropFirst()
    }
    return nil
  }

  /// Returns a line by its place.
  package func line(_ place: Range<Int>) -> ArraySlice<UInt8> { bytes[place] }

  /// Returns the first line of a batch to the page, up to its number.
  package static func header(token: String) -> [UInt8] { Array("batch \(token) ".utf8) }
}

extension Batch.Kind {
  /// Makes the kind whose word, followed by a space, starts a text.
  fileprivate init?(startOf text: UnsafeRawBufferPointer) {
    func isFirst(_ word: StaticString) -> Bool {
      guard let start = text.baseAddress, text.count >= word.utf8CodeUnitCount else { return false }
      return memcmp(start, word.utf8Start, word.utf8CodeUnitCount) == 0
    }
    if isFirst("batch ") {
      self = .batch
    } else if isFirst("ask ") {
      self = .ask
    } else if isFirst("poll ") {
      self = .poll
    } else if isFirst("part ") {
      self = .part
    } else {
      return nil
    }
  }
}
