import Foundation

/// Values that apps pass to a page as `Any`.
package enum FoundationTable {
  private struct Name: Encodable, Sendable { var first = "Ann" }

  /// Values that `JSONSerialization` writes.
  package static var values: [(name: String, value: Any)] {
    [
      ("NSNumber true", NSNumber(value: true)), ("NSNumber false", NSNumber(value: false)),
      ("NSNumber Int8 1", NSNumber(value: Int8(1))), ("NSNumber Int8 0", NSNumber(value: Int8(0))),
      ("NSNumber Int8", NSNumber(value: Int8.min)), ("NSNumber UInt8", NSNumber(value: UInt8.max)),
      ("NSNumber Int16", NSNumber(value: Int16.min)),
      ("NSNumber UInt16", NSNumber(value: UInt16.max)),
      ("NSNumber Int32", NSNumber(value: Int32.min)),
      ("NSNumber UInt32", NSNumber(value: UInt32.max)), ("NSNumber Int", NSNumber(value: -7)),
      ("NSNumber UInt", NSNumber(value: UInt(7))), ("NSNumber 2^53", NSNumber(value: 1 << 53)),
      ("NSNumber UInt64", NSNumber(value: UInt64.max)),
      ("NSNumber Float 0.1", NSNumber(value: Float(0.1))),
      ("NSNumber Float", NSNumber(value: Float(16_777_216))),
      ("NSNumber 10.0", NSNumber(value: 10.0)), ("NSNumber 1.5", NSNumber(value: 1.5)),
      ("NSNumber -0.0", NSNumber(value: -0.0)), ("NSNumber 1e21", NSNumber(value: 1e21)),
      ("NSNumber least", NSNumber(value: Double.leastNonzeroMagnitude)),
      ("NSNumber 1/3", NSNumber(value: 1.0 / 3)),
      ("NSDecimalNumber", NSDecimalNumber(string: "19.99")),
      ("NSDecimalNumber of 20 digits", NSDecimalNumber(string: "0.12345678901234567891")),
      ("NSDecimalNumber 0.1 + 0.2", NSDecimalNumber(string: "0.30000000000000004")),
      ("NSDecimalNumber beyond UInt64", NSDecimalNumber(string: "18446744073709551616")),
      ("Decimal", Decimal(string: "0.30000000000000004") ?? 0), ("Bool", true), ("Int8", Int8(1)),
      ("Int16", Int16(-2)), ("Int32", Int32.max), ("Int", 3), ("UInt8", UInt8(4)),
      ("UInt16", UInt16(5)), ("UInt32", UInt32.max), ("UInt", UInt(6)), ("Float", Float(0.1)),
      ("CGFloat", CGFloat(0.1)), ("Double", 0.1 + 0.2), ("Double 1e16", 1e16),
      ("String", "a \"b\""),
      ("NSString", NSString("it's \u{2028}\n")), ("NSMutableString", NSMutableString("m")),
      ("NSNull", NSNull()), ("[Any]", [1, "a", true, NSNull(), 2.5] as [Any]),
      ("NSArray", NSArray(array: [NSNumber(value: true), NSNumber(value: 1), NSString("s")])),
      ("NSMutableArray", NSMutableArray(array: [1, 2])), ("[Int]", [1, 2]), ("empty", [Any]()),
      ("[Any?]", [1, nil, "a"] as [Any?]), ("[Int?]", [1, nil]),
      ("NSDictionary", NSDictionary(dictionary: ["k": NSArray(array: [NSNull()])])),
      ("NSMutableDictionary", NSMutableDictionary(dictionary: ["k": 1])),
      ("[String: Any]", ["k": ["n": [true, 0.5] as [Any]] as [String: Any]]),
      ("[String: Any?]", ["k": nil] as [String: Any?]),
      ("[String: Int?]", ["k": nil] as [String: Int?]),
      ("nested [String: Any?]", ["k": ["l": nil] as [String: Any?]]),
      ("[AnyHashable: Any]", ["k": 1] as [AnyHashable: Any]), ("no members", [String: Any]()),
      ("one member that begins with $", ["$int": "5"]),
    ]
  }

  /// Integers that no number of a page holds exactly. JSON gives the nearest number.
  package static var largeIntegers: [(name: String, value: Any)] {
    [
      ("NSNumber 2^53 + 1", NSNumber(value: 1 << 53 + 1)),
      ("NSNumber 2^60", NSNumber(value: 1 << 60)),
      ("NSNumber Int.min", NSNumber(value: Int.min)), ("Int.max", Int.max), ("UInt64", UInt64.max),
      ("[Int]", [1 << 60]), ("[String: Int]", ["id": 1 << 60]),
      ("[String: Any]", ["id": 1 << 60, "n": 1] as [String: Any]),
    ]
  }

  /// Returns what `JSONSerialization` writes for a list with the value.
  package static func json(of value: Any) throws -> String {
    // On Linux, `JSONSerialization` refuses a `CGFloat`. On Apple's systems, it is a number.
    let value =
      type(of: value) == CGFloat.self ? (value as? CGFloat).map { Double($0) } ?? value : value
    return String(
      decoding: try JSONSerialization.data(withJSONObject: [value], options: .sortedKeys),
      as: UTF8.self)
  }
}
