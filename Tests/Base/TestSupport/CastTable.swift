import Foundation

/// The casts that apps make from an `Any` of `JSONSerialization`, and values of a page to cast.
package enum CastTable {
  /// Values of a page, as JavaScript expressions.
  package static let expressions = [
    "10", "1", "0", "-0", "-1", "true", "false", "10.0", "1.5", "-2.5", "0.1", "127", "128", "255",
    "256", "65536", "2 ** 31", "2 ** 53 - 1", "2 ** 53", "2 ** 53 + 2", "2 ** 60", "2 ** 63",
    "-(2 ** 63)", "1.2e19", "2 ** 64", "1e20", "1e21", "-1e21", "1.5e300", "5e-324", "1e-7",
    "1.5e-6", "0.1 + 0.2", "1 / 3", "Math.PI", "123456789.123456789", "16777217", "1e10", "1e16",
    "NaN", "-Infinity", "''", "'10'", "'true'", "'text \\u2028 \\u{1f600}'", "[]", "{}", "[null]",
    "[1, 2.5]", "[1, 2, 3]", "[true, false]", "[1, 0]", "[2]", "[0.1, 1 / 3, 2 ** 60, 7]",
    "['a', 'b']", "['a', 1]", "[[1], [2.5, 1 / 3]]", "{ x: 10 }", "{ x: 10.5, y: 1 }",
    "{ x: 1 / 3 }", "{ x: true }", "{ x: 1, y: 0 }", "{ x: null }", "{ x: 'text' }",
    "{ x: { y: [1, { z: 0.1 + 0.2 }] }, $only: 2 ** 53 }", "{ $x: 1 }",
  ]

  /// The casts.
  package static let casts: [(name: String, cast: @Sendable (Any) -> Any?)] = [
    ("Int", { $0 as? Int }), ("Int8", { $0 as? Int8 }), ("Int16", { $0 as? Int16 }),
    ("Int32", { $0 as? Int32 }), ("Int64", { $0 as? Int64 }), ("UInt", { $0 as? UInt }),
    ("UInt8", { $0 as? UInt8 }), ("UInt16", { $0 as? UInt16 }), ("UInt32", { $0 as? UInt32 }),
    ("UInt64", { $0 as? UInt64 }), ("Double", { $0 as? Double }), ("Float", { $0 as? Float }),
    ("CGFloat", { $0 as? CGFloat }), ("Bool", { $0 as? Bool }), ("Decimal", { $0 as? Decimal }),
    ("NSDecimalNumber", { $0 as? NSDecimalNumber }), ("NSNumber", { $0 as? NSNumber }),
    ("boolValue", { ($0 as? NSNumber)?.boolValue }), ("intValue", { ($0 as? NSNumber)?.intValue }),
    ("doubleValue", { ($0 as? NSNumber)?.doubleValue }),
    ("stringValue", { ($0 as? NSNumber)?.stringValue }),
    ("objCType", { ($0 as? NSNumber).map { String(cString: $0.objCType) } }),
    ("String", { $0 as? String }), ("NSString", { $0 as? NSString }),
    ("NSNull", { $0 as? NSNull }), ("Date", { $0 as? Date }), ("Data", { $0 as? Data }),
    ("Int?", { ($0 as? Int?).map { $0 as Any } }),
    ("any Encodable", { ($0 as? any Encodable).map { _ in true } }),
    ("AnyHashable", { ($0 as? AnyHashable).map { _ in true } }), ("AnyObject", { _ in true }),
    ("is Int", { $0 is Int }), ("is Double", { $0 is Double }), ("is Bool", { $0 is Bool }),
    ("== 1", { ($0 as? NSNumber) == 1 }), ("== true", { ($0 as? NSNumber) == true }),
    ("hash", { ($0 as? AnyHashable) == ($0 as? NSNumber).map { AnyHashable($0) } }),
    ("[Any]", { $0 as? [Any] }), ("NSArray", { $0 as? NSArray }),
    ("NSMutableArray", { $0 as? NSMutableArray }), ("[Any?]", { $0 as? [Any?] }),
    ("[Int]", { $0 as? [Int] }), ("[Double]", { $0 as? [Double] }), ("[Bool]", { $0 as? [Bool] }),
    ("[Float]", { $0 as? [Float] }), ("[String]", { $0 as? [String] }),
    ("[NSNumber]", { $0 as? [NSNumber] }), ("[[Int]]", { $0 as? [[Int]] }),
    ("[[Double]]", { $0 as? [[Double]] }), ("first", { ($0 as? [Any])?.first as? Double }),
    ("[AnyHashable: Any]", { $0 as? [AnyHashable: Any] }),
    ("[String: Any]", { $0 as? [String: Any] }), ("NSDictionary", { $0 as? NSDictionary }),
    ("NSMutableDictionary", { $0 as? NSMutableDictionary }),
    ("[String: Any?]", { $0 as? [String: Any?] }), ("[String: Int]", { $0 as? [String: Int] }),
    ("[String: Double]", { $0 as? [String: Double] }),
    ("[String: Bool]", { $0 as? [String: Bool] }),
    ("[String: String]", { $0 as? [String: String] }),
    ("[String: NSNumber]", { $0 as? [String: NSNumber] }),
    ("x Double", { ($0 as? [String: Any])?["x"] as? Double }),
    ("x Int", { ($0 as? [String: Any])?["x"] as? Int }),
    ("x Bool", { ($0 as? [String: Any])?["x"] as? Bool }),
    ("x String", { ($0 as? [String: Any])?["x"] as? String }),
    ("x NSNull", { ($0 as? [String: Any])?["x"] is NSNull }),
    ("x NSNumber", { ($0 as? NSDictionary)?["x"] as? NSNumber }),
    ("x.y", { (($0 as? [String: Any])?["x"] as? [String: Any])?["y"] as? [Any] }),
  ]

  /// Returns the result of each cast, one per line.
  package static func outcomes(of value: Any) -> [String] {
    casts.map { "\($0.name): \(text(of: $0.cast(value)))" }
  }

  /// Returns the result of each cast from the value that `JSONSerialization` reads, one per line.
  package static func outcomes(ofJSON text: String) throws -> [String] {
    outcomes(
      of: try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
  }

  /// Returns a value with its type. The text is the same for the same members in any order.
  private static func text(of value: Any?) -> String {
    guard let value else { return "nil" }
    let text =
      switch value {
      case let object as [AnyHashable: Any]:
        "\(object.map { "\($0.key): \(Self.text(of: $0.value))" }.sorted())"
      case let list as [Any]: "\(list.map { Self.text(of: $0) })"
      case let optional as Any?: "\(optional ?? "nil")"
      }
    return "\(type(of: value)) \(text)"
  }
}
