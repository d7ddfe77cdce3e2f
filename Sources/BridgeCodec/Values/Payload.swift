import Foundation

/// The text of a value on the wire: the arguments of a call, a result, an event's value.
package struct Payload: Sendable, Equatable {
  /// UTF-8 without a raw newline.
  package let text: ArraySlice<UInt8>
  /// What there is but the text: nothing, nearly always.
  private let beside: Beside?

  /// What does not stand in the text of a payload.
  private final class Beside: Sendable {
    /// What the text stands for, where it was read before: with functions or streams of a page in it,
    /// which are let go with it.
    let kept: BridgeValue?
    /// What native gives away in the value, and the number of the first of it.
    let exports: [Export]
    let firstExport: Int
    /// How many bytes go beside the text, or came so.
    let size: Int

    init(kept: BridgeValue? = nil, exports: [Export] = [], from first: Int = 0, size: Int) {
      (self.kept, self.exports, firstExport, self.size) = (kept, exports, first, size)
    }
  }

  /// What native gives away in the value, and the number of the first of it.
  package var exports: [Export] { beside?.exports ?? [] }
  package var firstExport: Int { beside?.firstExport ?? 0 }
  /// How many bytes go beside the text, or came so.
  package var sizeBeside: Int { beside?.size ?? 0 }

  /// Whether there is nothing but the text.
  package var isText: Bool { beside == nil }

  /// Whether it is the object by which an older page gives its one argument.
  package var isOfOlderPage: Bool {
    let mark = UInt8(ascii: "~"), brace = UInt8(ascii: "{")
    return text.first == brace || text.starts(with: [mark, brace])
  }

  /// How many bytes there are altogether.
  package var size: Int { text.count + sizeBeside }

  package init(text: ArraySlice<UInt8>) { (self.text, beside) = (text, nil) }

  /// The text of a value that has no function, no stream and no blob in it, with all its bytes.
  package init(_ value: BridgeValue) { self.init(text: ValueWriter.write(value)[...]) }

  /// The text of a value; what is given away in it is numbered on from `last`.
  ///
  /// - Parameter largestInline: How many bytes data in the text may have. Larger goes beside it.
  package init(_ value: BridgeValue, numberedAfter last: Int, largestInline: Int) {
    let (bytes, exports) = ValueWriter.write(value, from: last + 1, largestInline: largestInline)
    text = bytes[...]
    beside =
      exports.isEmpty
      ? nil
      : Beside(
        exports: exports, from: last + 1, size: exports.reduce(0) { $0 + $1.size })
  }

  /// A value that does not travel: the arguments of a function that stays on this side, or what has
  /// come and was read further.
  package init(keeping value: BridgeValue, sizeBeside: Int = 0) {
    (text, beside) = ([], Beside(kept: value, size: sizeBeside))
  }

  /// A payload whose text was read, because something that is not text may be in it.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` where the text cannot be read.
  ///   - sizeBeside: How many bytes came beside the text.
  package init(_ payload: Payload, read value: BridgeValue?, sizeBeside: Int) {
    text = payload.text
    beside = Beside(kept: value, size: sizeBeside)
  }

  /// The payload for a holder that keeps it. It has a copy of the text, because a slice would keep the
  /// text of the whole batch.
  package func kept() -> Payload {
    if let value = beside?.kept { return Payload(keeping: value, sizeBeside: sizeBeside) }
    return Payload(text: Array(text)[...])
  }

  /// Whether the text was read before, for functions, streams or blobs may be in it.
  package var isKept: Bool { beside?.kept != nil }

  package func value() throws -> BridgeValue { try beside?.kept ?? ValueParser.parse(text) }

  package static func == (one: Self, other: Self) -> Bool { one.text == other.text }

  private static let references = ["function\":", "stream\":", "blob\":", "bytes\":"].map {
    Array("$\($0)".utf8)
  }

  /// Whether the text may refer to something that is not text. The search is cheap, because most payloads
  /// are plain.
  package var mayRefer: Bool {
    guard text.first == ValueParser.mark else { return false }
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
  /// How large a piece of bytes is that goes as text.
  static let inlinePiece = 256 << 10

  /// How many bytes data may have that goes in the text of its payload.
  ///
  /// - Parameter fetches: Whether pages can fetch what is larger. Where they cannot, it goes in
  ///   pieces of text, which is worth it later.
  package static func largestInline(fetches: Bool) -> Int { fetches ? 64 << 10 : 1 << 20 }
}
