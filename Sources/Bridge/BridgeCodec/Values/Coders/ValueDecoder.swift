import Foundation
import OrderedCollections

/// Decodes a `Decodable` type from a ``BridgeValue``.
final class ValueDecoder: Decoder {
  let value: BridgeValue
  /// The members of the value, if it is an object.
  let object: OrderedDictionary<String, BridgeValue>?
  let path: CodingPath

  init(value: BridgeValue, path: CodingPath) {
    (self.value, self.path) = (value, path)
    object = if case .object(let object) = value { object } else { nil }
  }

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func decode<T: Decodable>(
    _ type: T.Type, from value: BridgeValue, at path: @autoclosure () -> CodingPath = .root
  ) throws -> T {
    guard let known = WireType(type) else {
      return WireContainer.isWorthIt(for: value)
        ? try large(type, from: value, at: path) : try own(type, from: value, at: path)
    }
    switch known {
    case .string:
      guard case .string(let text) = value else { throw mismatch(type, value, path()) }
      return WireType.identity(text, type)
    case .int: return WireType.identity(try integer(Int.self, value, path), type)
    case .double: return WireType.identity(try number(value, path), type)
    case .bool:
      guard case .bool(let flag) = value else { throw mismatch(type, value, path()) }
      return WireType.identity(flag, type)
    case .value: return WireType.identity(value, type)
    case .data: return WireType.identity(try bytes(value, type, path), type)
    case .bytes: return WireType.identity([UInt8](try bytes(value, type, path)), type)
    case .date: return WireType.identity(try date(value, path), type)
    case .float: return WireType.identity(Float(try number(value, path)), type)
    case .url:
      guard case .string(let text) = value, let url = URL(writtenByPage: text) else {
        throw mismatch(type, value, path())
      }
      return WireType.identity(url, type)
    case .decimal: return WireType.identity(try decimal(value, path), type)
    case .integer(let integerType):
      func same<I: FixedWidthInteger>(_ integerType: I.Type) throws -> T {
        WireType.identity(try integer(integerType, value, path), type)
      }
      return try same(integerType)
    }
  }

  private static func decimal(_ value: BridgeValue, _ path: () -> CodingPath) throws -> Decimal {
    let decimal: Decimal? =
      switch value {
      case .bigInt(let digits): Decimal(string: digits)
      case .int(let int): Decimal(int)
      default: Decimal(string: "\(try number(value, path))")
      }
    guard let decimal else { throw mismatch(Decimal.self, value, path()) }
    return decimal
  }

  private static func integer<I: FixedWidthInteger>(
    _ type: I.Type, _ value: BridgeValue, _ path: () -> CodingPath
  ) throws -> I {
    let integer: I? =
      switch value {
      case .int(let value): I(exactly: value)
      case .double(let value): I(exactly: value)
      case .bigInt(let digits): I(digits)
      default: nil
      }
    guard let integer else { throw mismatch(type, value, path()) }
    return integer
  }

  private static func number(_ value: BridgeValue, _ path: () -> CodingPath) throws -> Double {
    switch value {
    case .int(let value): return Double(value)
    case .double(let value): return value
    default: throw mismatch(Double.self, value, path())
    }
  }

  private static func bytes(
    _ value: BridgeValue, _ type: any Any.Type, _ path: () -> CodingPath
  ) throws -> Data {
    switch value {
    case .bytes(let data): return data
    case .blob(let blob): throw UnreadBlob(blob: blob)
    case .array(let values):
      return try Data(values.map { try ValueDecoder.decode(UInt8.self, from: $0, at: path()) })
    default: throw mismatch(type, value, path())
    }
  }

  private static func date(_ value: BridgeValue, _ path: () -> CodingPath) throws -> Date {
    switch value {
    case .date(let date): return date
    case .string(let text):
      let style = Date.ISO8601FormatStyle()
      let date =
        (try? style.parse(text))
        ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
      if let date { return date }
      throw mismatch(Date.self, value, path())
    default: throw mismatch(Date.self, value, path())
    }
  }

  /// Decodes a large array or object. A function of its own, because an optional of a type takes some time to make.
  @inline(never) private static func large<T: Decodable>(
    _ type: T.Type, from value: BridgeValue, at path: () -> CodingPath
  ) throws -> T {
    try WireContainer.decode(type, from: value, at: path) ?? own(type, from: value, at: path)
  }

  /// Decodes by the type's own initializer.
  private static func own<T: Decodable>(
    _ type: T.Type, from value: BridgeValue, at path: () -> CodingPath
  ) throws -> T {
    let decoder = ValueDecoder(value: value, path: path())
    do {
      return try T(from: decoder)
    } catch DecodingError.dataCorrupted(let context)
      where !(context.underlyingError is WithheldError)
    {
      throw withheld(type, value, context)
    }
  }

  /// Replaces what the type of an app or of a library says of a value, because it may quote the value.
  @inline(never) private static func withheld(
    _ type: any Any.Type, _ value: BridgeValue, _ context: DecodingError.Context
  ) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: context.codingPath, debugDescription: "expected \(type), found \(value.kind)",
        underlyingError: WithheldError(error: DecodingError.dataCorrupted(context))))
  }

  static func mismatch(
    _ type: any Any.Type, _ value: BridgeValue, _ path: CodingPath
  ) -> DecodingError {
    let name =
      switch type {
      case is Data.Type, is [UInt8].Type: "bytes (Uint8Array)"
      case is Date.Type: "a date (Date, or ISO 8601 text)"
      default: "\(type)"
      }
    let context = DecodingError.Context(
      codingPath: path.keys, debugDescription: "expected \(name), found \(value.kind)")
    return value.isNil
      ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  func container<Key>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try ObjectDecoding<Key>(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try ArrayDecoding(value, path: path)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.isNil }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try Self.decode(type, from: value, at: path)
  }
}
