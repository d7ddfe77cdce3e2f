import Foundation

/// The types that the wire has by itself. Types are compared, because a failing cast takes longer than the coding.
enum WireType {
  case string, int, double, bool, value, data, bytes, date, float, url, decimal
  case integer(any (FixedWidthInteger & Codable).Type)

  init?(_ type: any Any.Type) {
    if type == String.self {
      self = .string
    } else if type == Int.self {
      self = .int
    } else if type == Double.self {
      self = .double
    } else if type == Bool.self {
      self = .bool
    } else if type == BridgeValue.self {
      self = .value
    } else if type == Data.self {
      self = .data
    } else if type == [UInt8].self {
      self = .bytes
    } else if type == Date.self {
      self = .date
    } else if type == Float.self {
      self = .float
    } else if type == URL.self {
      self = .url
    } else if type == Decimal.self {
      self = .decimal
    } else if let integer = Self.integer(type) {
      self = .integer(integer)
    } else {
      return nil
    }
  }

  private static func integer(_ type: any Any.Type) -> (any (FixedWidthInteger & Codable).Type)? {
    if type == UInt.self { return UInt.self }
    if type == Int64.self { return Int64.self }
    if type == UInt64.self { return UInt64.self }
    if type == Int32.self { return Int32.self }
    if type == UInt32.self { return UInt32.self }
    if type == Int16.self { return Int16.self }
    if type == UInt16.self { return UInt16.self }
    if type == Int8.self { return Int8.self }
    if type == UInt8.self { return UInt8.self }
    if #available(iOS 18, macOS 15, visionOS 2, *) {
      if type == Int128.self { return Int128.self }
      if type == UInt128.self { return UInt128.self }
    }
    return nil
  }

  /// Returns a value as its own type, which a comparison has identified.
  static func identity<Value, Known>(_ value: Value, _ type: Known.Type) -> Known {
    // The cast is safe because both types were compared and are the same.
    unsafeBitCast(value, to: type)
  }
}
