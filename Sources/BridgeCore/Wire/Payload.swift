import Foundation

/// The text of a value on the wire: the arguments of a call, a result, an event's value.
struct Payload: Sendable, Equatable {
  /// UTF-8 without a raw newline.
  let text: ArraySlice<UInt8>
  /// What the text stands for, where it was read before: with functions or streams of a page in it,
  /// which are let go with it.
  private let kept: BridgeValue?
  /// Functions and streams of native in the value, and the number of the first of them.
  let exports: [Export]
  let firstExport: Int

  init(text: ArraySlice<UInt8>) {
    (self.text, kept, exports, firstExport) = (text, nil, [], 0)
  }

  /// The text of a value that has no function and no stream in it.
  init(_ value: BridgeValue) { self.init(text: ValueWriter.write(value)[...]) }

  /// The text of a value whose functions and streams are numbered on from `last`.
  init(_ value: BridgeValue, numberedFrom last: inout Int) {
    firstExport = last + 1
    let (bytes, exports) = ValueWriter.write(value, from: firstExport)
    (text, kept, self.exports) = (bytes[...], nil, exports)
    last += exports.count
  }

  /// A value that does not travel: the arguments of a function that stays on this side.
  init(keeping value: BridgeValue) { (text, kept, exports, firstExport) = ([], value, [], 0) }

  /// A payload that came from `document`. Functions and streams in it are the document's.
  init(_ payload: Payload, from document: Document) {
    text = payload.text
    (exports, firstExport) = ([], 0)
    kept = Self.mayRefer(text) ? try? ValueParser.parse(text, from: document) : nil
  }

  func value() throws -> BridgeValue { try kept ?? ValueParser.parse(text) }

  static func == (one: Self, other: Self) -> Bool { one.text == other.text }

  /// Whether a function or stream may be in a text: a cheap look, for plain payloads are many.
  private static func mayRefer(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == ValueParser.mark else { return false }
    return text.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let dollar = memchr(base, Int32(UInt8(ascii: "$")), rest.count)
      {
        rest = rest[(rest.startIndex + (UnsafeRawPointer(dollar) - base))...]
        if rest.starts(with: "$function\":".utf8) || rest.starts(with: "$stream\":".utf8) {
          return true
        }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

/// What native gives away: a page holds it by its number.
enum Export: Sendable {
  case function(BridgeFunction)
  case stream(BridgeStream<BridgeValue>)
}
