import Foundation
import FuzzDriver
import OrderedCollections

@testable import BridgeCodec

/// Payloads, in both encodings.
enum FuzzedValue {
  /// How deep writers may write, and readers certainly read.
  static let deepest = 500

  static func accept(_ bytes: [UInt8]) {
    guard let value = try? ValueParser.parse(bytes[...]) else { return }
    let text = ValueWriter.write(value)
    hold(!text.contains { $0 < 0x20 }, "A payload has a line break.")
    hold(Payload(value).text == text[...], "A payload is another text.")
    // Objects that stand for values need more levels than the values.
    guard depth(text) <= deepest else { return }
    let again = try? ValueParser.parse(text[...])
    hold(again?.canonical == value.canonical, "A value is another one when it is read again.")
    hold(again.map(ValueWriter.write) == text, "A value has two texts.")
    let json = value.withoutExtension.plainText
    hold(
      try ValueParser.parse(Array(json.utf8)[...]).canonical == value.withoutExtension.canonical,
      "JSON is another value.")
    hold(try BridgeValue(parsing: value.plainText).kind.isEmpty == false, "Plain text is no JSON.")
  }

  /// The most brackets around a place in a text.
  static func depth(_ text: some Sequence<UInt8>) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}

extension BridgeValue {
  /// The value with one form for each number, and without the order of keys: what both ends agree on.
  var canonical: BridgeValue {
    switch self {
    case .int(let number): .double(Double(number))
    case .double(let number) where number.isNaN: "NaN"
    case .double(let number): .double(number == 0 ? 0 : number)
    case .bigInt(let digits): Double(digits).map { .double($0) } ?? .string(digits)
    case .date(let date): date.pageMilliseconds.map { .date(Self.date($0)) } ?? .null
    case .array(let values): .array(values.map(\.canonical))
    case .set(let values): .set(values.map(\.canonical))
    case .map(let entries):
      .map(entries.map { MapEntry(key: $0.key.canonical, value: $0.value.canonical) })
    case .object(let object):
      .object(
        OrderedDictionary(
          uniqueKeysWithValues: object.mapValues(\.canonical).sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
          }))
    default: self
    }
  }

  private static func date(_ milliseconds: Double) -> Date {
    Date(timeIntervalSince1970: milliseconds / 1000)
  }

  /// The value with JSON's values in the place of all others.
  var withoutExtension: BridgeValue {
    switch self {
    case .double(let number): number.isFinite ? self : .null
    case .bigInt, .undefined, .bytes, .date, .blob, .function, .stream: .null
    case .array(let values), .set(let values): .array(values.map(\.withoutExtension))
    case .map(let entries):
      .array(entries.map { .array([$0.key.withoutExtension, $0.value.withoutExtension]) })
    case .object(let object): .object(object.mapValues(\.withoutExtension))
    default: self
    }
  }
}
