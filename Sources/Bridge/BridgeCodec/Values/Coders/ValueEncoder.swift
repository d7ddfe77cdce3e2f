import Foundation
import OrderedCollections

/// Turns an `Encodable` into a ``BridgeValue``.
///
/// The bridge has its own encoder because Foundation's JSON encoder has no place for integers beyond 2^53,
/// `NaN`, or bytes that stay bytes at any depth.
final class ValueEncoder: Encoder {
  static func encode(_ value: some Encodable) throws -> BridgeValue {
    try part(value, at: .root).value
  }

  /// The maximum depth. Deeper values are refused, which includes values that contain themselves.
  private static let deepest = 500

  let path: CodingPath
  var codingPath: [any CodingKey] { path.keys }
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private(set) var content: EncodedPart = .value(.undefined)

  init(path: CodingPath) { self.path = path }

  /// Encodes a value. Types that the wire has by itself are converted without an encoder.
  static func part<T: Encodable>(
    _ value: T, at path: @autoclosure () -> CodingPath
  ) throws -> EncodedPart {
    if let value = try direct(value, at: path()) { return .value(value) }
    let path = path()
    guard path.depth <= deepest else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: Array(path.keys.prefix(8)),
          debugDescription: "is nested deeper than \(deepest); perhaps it contains itself"))
    }
    if let part = try (value as? any HashedCollection)?.part(at: path) { return part }
    let encoder = ValueEncoder(path: path)
    try value.encode(to: encoder)
    return encoder.content
  }

  /// Converts a value whose type the wire has by itself; `nil` for other types.
  static func direct<T: Encodable>(
    _ value: T, at path: @autoclosure () -> CodingPath
  ) throws -> BridgeValue? {
    guard let known = WireType(T.self) else { return nil }
    switch known {
    case .string: return .string(WireType.identity(value, String.self))
    case .int: return .int(WireType.identity(value, Int.self))
    case .double: return .double(WireType.identity(value, Double.self))
    case .bool: return .bool(WireType.identity(value, Bool.self))
    case .value: return try checked(WireType.identity(value, BridgeValue.self), path)
    case .data: return .bytes(WireType.identity(value, Data.self))
    case .bytes: return .bytes(Data(WireType.identity(value, [UInt8].self)))
    case .date: return try checked(.date(WireType.identity(value, Date.self)), path)
    case .float:
      let value = WireType.identity(value, Float.self)
      return .double(Double("\(value)") ?? Double(value))
    case .url: return .string(WireType.identity(value, URL.self).absoluteString)
    case .decimal: return number(WireType.identity(value, Decimal.self))
    case .integer:
      guard let value = value as? any BinaryInteger else { return .null }
      return Int(exactly: value).map { .int($0) } ?? .bigInt("\(value)")
    }
  }

  /// Returns the value if a page can represent it.
  private static func checked(
    _ value: BridgeValue, _ path: () -> CodingPath
  ) throws -> BridgeValue {
    guard case .date(let date) = value, date.pageMilliseconds == nil else { return value }
    throw EncodingError.invalidValue(
      date,
      EncodingError.Context(
        codingPath: path().keys, debugDescription: "is a date outside the range of a page's Date"
      ))
  }

  private static func number(_ value: Decimal) -> BridgeValue {
    // The text is parsed, because Foundation's own conversion is wrong in the last digit.
    .double(Double("\(value)") ?? NSDecimalNumber(decimal: value).doubleValue)
  }

  func container<Key>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    let object: EncodedObject
    if case .object(let existing) = content {
      object = existing
    } else {
      object = EncodedObject()
      content = .object(object)
    }
    return KeyedEncodingContainer(ObjectEncoding<Key>(object: object, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let array: EncodedArray
    if case .array(let existing) = content {
      array = existing
    } else {
      array = EncodedArray()
      content = .array(array)
    }
    return ArrayEncoding(array: array, parent: path)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { content = .value(.null) }
  func encode(_ value: some Encodable) throws { content = try Self.part(value, at: path) }
}

/// A value under construction, because containers may be filled in any order.
enum EncodedPart {
  case value(BridgeValue)
  case array(EncodedArray)
  case object(EncodedObject)
  case encoder(ValueEncoder)

  var value: BridgeValue {
    switch self {
    case .value(let value): value
    case .array(let array): .array(array.parts.map(\.value))
    case .object(let object): .object(object.value)
    case .encoder(let encoder): encoder.content.value
    }
  }
}

/// An array that is being filled.
final class EncodedArray { var parts: [EncodedPart] = [] }

/// An object that is being filled.
final class EncodedObject {
  // Unchecked, because a check costs as much as the work and code that changes them calls nothing else.
  @exclusivity(unchecked) private var members = Members()
  /// The members that are under construction themselves. The object keeps their places.
  @exclusivity(unchecked) private var parts: [String: EncodedPart] = [:]

  func set(_ part: EncodedPart, for key: String) {
    if case .value(let value) = part { return set(value, for: key) }
    members.set(.undefined, for: key)
    parts[key] = part
  }

  func set(_ value: BridgeValue, for key: String) {
    members.set(value, for: key)
    if !parts.isEmpty { parts[key] = nil }
  }

  var value: OrderedDictionary<String, BridgeValue> {
    if parts.isEmpty { return members.object }
    return parts.reduce(into: members.object) { $0[$1.key] = $1.value.value }
  }
}
