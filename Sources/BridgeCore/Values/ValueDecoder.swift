import Foundation

/// Makes a `Decodable` of a ``BridgeValue``.
struct ValueDecoder: Decoder {
  let value: BridgeValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func decode<T: Decodable>(
    _ type: T.Type, from value: BridgeValue, at path: [any CodingKey] = []
  ) throws -> T {
    if let known = try direct(type, value, path) {
      guard let known = known as? T else { throw mismatch(type, value, path) }
      return known
    }
    return try T(from: ValueDecoder(value: value, codingPath: path))
  }

  /// The types that the wire has by itself; `nil` for all others.
  private static func direct(
    _ type: any Decodable.Type, _ value: BridgeValue, _ path: [any CodingKey]
  ) throws -> (any Decodable)? {
    switch type {
    case is String.Type:
      guard case .string(let text) = value else { throw mismatch(type, value, path) }
      return text
    case is Bool.Type:
      guard case .bool(let flag) = value else { throw mismatch(type, value, path) }
      return flag
    case is Double.Type: return try number(value, path)
    case is Float.Type: return Float(try number(value, path))
    case is BridgeValue.Type: return value
    case is Data.Type: return try bytes(value, type, path)
    case is [UInt8].Type: return [UInt8](try bytes(value, type, path))
    case is Date.Type: return try date(value, path)
    case is URL.Type:
      guard case .string(let text) = value, let url = URL(string: text) else {
        throw mismatch(type, value, path)
      }
      return url
    case is Decimal.Type:
      if case .bigInt(let digits) = value { return Decimal(string: digits) }
      if case .int(let int) = value { return Decimal(int) }
      return Decimal(string: "\(try number(value, path))")
    case let type as any (FixedWidthInteger & Decodable).Type:
      guard let integer = integer(type, value) else { throw mismatch(type, value, path) }
      return integer
    default: return nil
    }
  }

  private static func integer<I: FixedWidthInteger & Decodable>(
    _ type: I.Type, _ value: BridgeValue
  ) -> I? {
    switch value {
    case .int(let value): I(exactly: value)
    case .double(let value): I(exactly: value)
    case .bigInt(let digits): I(digits)
    default: nil
    }
  }

  private static func number(_ value: BridgeValue, _ path: [any CodingKey]) throws -> Double {
    switch value {
    case .int(let value): return Double(value)
    case .double(let value): return value
    default: throw mismatch(Double.self, value, path)
    }
  }

  private static func bytes(
    _ value: BridgeValue, _ type: any Any.Type, _ path: [any CodingKey]
  ) throws -> Data {
    switch value {
    case .bytes(let data): return data
    case .blob(let blob): throw UnreadBlob(blob: blob)
    case .array(let values):
      return try Data(values.map { try ValueDecoder.decode(UInt8.self, from: $0, at: path) })
    default: throw mismatch(type, value, path)
    }
  }

  private static func date(_ value: BridgeValue, _ path: [any CodingKey]) throws -> Date {
    switch value {
    case .date(let date): return date
    case .string(let text):
      let style = Date.ISO8601FormatStyle()
      let date =
        (try? style.parse(text))
        ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
      if let date { return date }
      throw mismatch(Date.self, value, path)
    default: throw mismatch(Date.self, value, path)
    }
  }

  static func mismatch(
    _ type: any Any.Type, _ value: BridgeValue, _ path: [any CodingKey]
  ) -> DecodingError {
    let name =
      switch type {
      case is Data.Type, is [UInt8].Type: "bytes (Uint8Array)"
      case is Date.Type: "a date (Date, or ISO 8601 text)"
      default: "\(type)"
      }
    let context = DecodingError.Context(
      codingPath: path, debugDescription: "expected \(name), found \(value.kind)")
    return value.isNil
      ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  func container<Key>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try ObjectDecoding<Key>(value, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try ArrayDecoding(value, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.isNil }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try Self.decode(type, from: value, at: codingPath)
  }
}
