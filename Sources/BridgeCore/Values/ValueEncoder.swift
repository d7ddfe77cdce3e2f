import Foundation
import OrderedCollections

/// Turns an `Encodable` into a ``BridgeValue``.
///
/// Foundation's JSON encoder has no place for integers beyond 2^53, `NaN` or bytes that stay bytes
/// at any depth; hence an encoder of the bridge's own.
final class ValueEncoder: Encoder {
  static func encode(_ value: some Encodable) throws -> BridgeValue {
    try part(value, at: []).value
  }

  /// Deeper values are refused, those that contain themselves among them.
  private static let deepest = 500

  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private(set) var content: EncodedPart = .value(.undefined)

  init(codingPath: [any CodingKey]) { self.codingPath = codingPath }

  /// What `value` becomes; the types that the wire has by itself never meet an encoder.
  static func part(_ value: some Encodable, at path: [any CodingKey]) throws -> EncodedPart {
    if let value = direct(value) { return .value(try checked(value, at: path)) }
    guard path.count <= deepest else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: Array(path.prefix(8)),
          debugDescription: "is nested deeper than \(deepest); perhaps it contains itself"))
    }
    if let part = try (value as? any HashedCollection)?.part(at: path) { return part }
    let encoder = ValueEncoder(codingPath: path)
    try value.encode(to: encoder)
    return encoder.content
  }

  /// The value, where a page can have it.
  private static func checked(
    _ value: BridgeValue, at path: [any CodingKey]
  ) throws -> BridgeValue {
    guard case .date(let date) = value, date.pageMilliseconds == nil else { return value }
    throw EncodingError.invalidValue(
      date,
      EncodingError.Context(
        codingPath: path, debugDescription: "is a date beyond those that a page's Date holds"))
  }

  private static func direct(_ value: some Encodable) -> BridgeValue? {
    switch value {
    case let value as String: .string(value)
    case let value as Int: .int(value)
    case let value as Bool: .bool(value)
    case let value as Double: .double(value)
    case let value as BridgeValue: value
    case let value as Data: .bytes(value)
    // Any empty array can be cast to any other.
    case let bytes as [UInt8] where type(of: value) == [UInt8].self: .bytes(Data(bytes))
    case let value as Date: .date(value)
    case let value as URL: .string(value.absoluteString)
    case let value as Decimal: number(value)
    case let value as any BinaryInteger: Int(exactly: value).map { .int($0) } ?? .bigInt("\(value)")
    case let value as Float: .double(Double("\(value)") ?? Double(value))
    default: nil
    }
  }

  private static func number(_ value: Decimal) -> BridgeValue {
    .double(NSDecimalNumber(decimal: value).doubleValue)
  }

  func container<Key>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    let object: EncodedObject
    if case .object(let existing) = content {
      object = existing
    } else {
      object = EncodedObject()
      content = .object(object)
    }
    return KeyedEncodingContainer(ObjectEncoding<Key>(object: object, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let array: EncodedArray
    if case .array(let existing) = content {
      array = existing
    } else {
      array = EncodedArray()
      content = .array(array)
    }
    return ArrayEncoding(array: array, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { content = .value(.null) }
  func encode(_ value: some Encodable) throws { content = try Self.part(value, at: codingPath) }
}

/// A value that is still being put together: containers may be filled in any order.
enum EncodedPart {
  case value(BridgeValue)
  case array(EncodedArray)
  case object(EncodedObject)
  case encoder(ValueEncoder)

  var value: BridgeValue {
    switch self {
    case .value(let value): value
    case .array(let array): .array(array.parts.map(\.value))
    case .object(let object): .object(object.parts.mapValues(\.value))
    case .encoder(let encoder): encoder.content.value
    }
  }
}

/// An array that is being filled.
final class EncodedArray { var parts: [EncodedPart] = [] }

/// An object that is being filled.
final class EncodedObject { var parts: OrderedDictionary<String, EncodedPart> = [:] }
