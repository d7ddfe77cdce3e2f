import Foundation

/// The text of a value on the wire: the arguments of a call, a result, an event's value.
package struct Payload: Sendable, Equatable {
  /// UTF-8 without a raw newline.
  package let text: ArraySlice<UInt8>
  /// The parts that are not in the text; `nil` for nearly all payloads.
  let beside: Beside?

  /// The parts of a payload that are not in its text.
  final class Beside: Sendable {
    /// The value of the text, if the text was read before. Functions and streams of a page in the value are
    /// released with it.
    let kept: BridgeValue?
    /// The value that was read from the text ahead of its use, if the text has no references.
    let ahead: Result<BridgeValue, any Error>?
    /// The values that were decoded from the payload ahead of its use.
    let decoded: DecodedValues?
    /// The size of the text that was read, in bytes.
    let readSize: Int
    /// The references that native exports with the value, and the number of the first.
    let exports: [Export]
    let firstExport: Int
    /// The number of bytes that travel beside the text.
    let size: Int

    init(
      kept: BridgeValue? = nil, ahead: Result<BridgeValue, any Error>? = nil,
      decoded: DecodedValues? = nil, readSize: Int = 0, exports: [Export] = [],
      from first: Int = 0, size: Int
    ) {
      (self.kept, self.ahead, self.decoded) = (kept, ahead, decoded)
      (self.readSize, self.size) = (readSize, size)
      (self.exports, firstExport) = (exports, first)
    }
  }

  /// The references that native exports with the value, and the number of the first.
  package var exports: [Export] { beside?.exports ?? [] }
  package var firstExport: Int { beside?.firstExport ?? 0 }
  /// The number of bytes that travel beside the text.
  package var sizeBeside: Int { beside?.size ?? 0 }

  /// Whether the payload is only its text.
  package var isText: Bool { beside == nil }

  /// Whether the payload is the object in which a page of an older bridge sends its single argument.
  package var isOfOlderPage: Bool {
    let mark = UInt8(ascii: "~"), brace = UInt8(ascii: "{")
    return text.first == brace || text.starts(with: [mark, brace])
  }

  /// The number of bytes, in the text and beside it.
  package var size: Int { text.count + sizeBeside }

  package init(text: ArraySlice<UInt8>) { (self.text, beside) = (text, nil) }

  /// Writes a value without functions, streams and blobs. All of its bytes are in the text.
  package init(_ value: BridgeValue) { self.init(text: ValueWriter.write(value)[...]) }

  /// Writes a value. The references that it exports are numbered from `last + 1`.
  ///
  /// - Parameter largestInline: The maximum size of data in the text, in bytes. Larger data travels beside it.
  package init(_ value: BridgeValue, numberedAfter last: Int, largestInline: Int) {
    let (bytes, exports) = ValueWriter.write(value, from: last + 1, largestInline: largestInline)
    text = bytes[...]
    beside =
      exports.isEmpty
      ? nil
      : Beside(
        exports: exports, from: last + 1, size: exports.reduce(0) { $0 + $1.size })
  }

  /// Makes a payload of a value that does not travel: the arguments of a function that stays on this side, or
  /// a received value after further reading.
  package init(keeping value: BridgeValue, sizeBeside: Int = 0) {
    (text, beside) = ([], Beside(kept: value, size: sizeBeside))
  }

  /// Makes a payload whose text has been read, because the text may contain references.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` if the text cannot be read.
  ///   - sizeBeside: The number of bytes that came beside the text.
  package init(_ payload: Payload, read value: BridgeValue?, sizeBeside: Int) {
    text = payload.text
    beside = Beside(kept: value, readSize: text.count, size: sizeBeside)
  }

  /// Makes a payload whose text was read ahead of its use. The text has no references.
  init(_ payload: Payload, ahead: Result<BridgeValue, any Error>) {
    (text, beside) = (payload.text, Beside(ahead: ahead, readSize: payload.text.count, size: 0))
  }

  /// Makes a payload whose value was decoded ahead of its use.
  init(_ payload: Payload, decoded: DecodedValues) {
    text = payload.text
    beside = Beside(
      kept: payload.beside?.kept, ahead: payload.beside?.ahead, decoded: decoded,
      readSize: payload.readSize, size: payload.sizeBeside)
  }

  /// The values that were decoded from the payload ahead of its use.
  var decoded: DecodedValues? { beside?.decoded }

  /// The size of the text, which may have been dropped after it was read, in bytes.
  var readSize: Int { max(text.count, beside?.readSize ?? 0) }

  /// Whether the text has not been read.
  var isUnread: Bool { beside == nil }

  /// Returns the payload for long-term storage, with a copy of the text, because a slice would keep the text of the
  /// whole batch alive.
  package func kept() -> Payload {
    isKept ? keptToUse() : Payload(text: Array(text)[...])
  }

  /// Returns the payload for a task that is about to use it: with what was read ahead, in place of the text.
  package func keptToUse() -> Payload {
    guard let beside, beside.kept != nil || beside.ahead != nil else { return kept() }
    return Payload(beside)
  }

  private init(_ beside: Beside) { (text, self.beside) = ([], beside) }

  /// Whether the payload holds a value that was read before.
  package var isKept: Bool { beside?.kept != nil }

  package func value() throws -> BridgeValue {
    if let beside {
      if let kept = beside.kept { return kept }
      if let ahead = beside.ahead { return try ahead.get() }
    }
    return try ValueParser.parse(text)
  }

  package static func == (one: Self, other: Self) -> Bool { one.text == other.text }

  private static let references = ["function\":", "stream\":", "blob\":", "bytes\":"].map {
    Array("$\($0)".utf8)
  }

  /// Whether the text may contain values that JSON lacks.
  package var isExtended: Bool { text.first == ValueParser.mark }

  /// Whether the text may contain references or bytes. The search is cheap, because most payloads are plain.
  package var mayRefer: Bool {
    guard isExtended else { return false }
    return text.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let dollar = memchr(base, Int32(UInt8(ascii: "$")), rest.count)
      {
        rest = rest[(rest.startIndex + (UnsafeRawPointer(dollar) - base))...]
        if Self.references.contains(where: { rest.starts(with: $0) }) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

extension Payload {
  /// The size of a piece of bytes that travels as text, in bytes.
  static let inlinePiece = 256 << 10

  /// Returns the maximum size of data in the text of its payload, in bytes.
  ///
  /// - Parameter fetches: Whether pages can fetch larger data. Otherwise, larger data travels in pieces of text,
  ///   which pays off only from a larger size on.
  package static func largestInline(fetches: Bool) -> Int { fetches ? 64 << 10 : 1 << 20 }
}

extension Payload {
  /// Returns whether the text has more than `most` levels of arrays and objects, as far as it is well formed.
  package func isNested(deeperThan most: Int) -> Bool {
    // Each level has two brackets, so that short texts need no search.
    guard text.count / 2 > most else { return false }
    return text.withUnsafeBufferPointer { bytes in
      var (depth, index) = (0, 0)
      var isInString = false
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""): isInString.toggle()
        case UInt8(ascii: "\\"): index += 1
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          guard !isInString else { break }
          depth += 1
          if depth > most { return true }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isInString { depth -= 1 }
        default: break
        }
        index += 1
      }
      return false
    }
  }
}
