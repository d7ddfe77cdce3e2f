import Foundation
import OrderedCollections

/// The numbers of a value as `JSONSerialization` reads them from JSON: objects that cast to every numeric
/// type that can hold them.
///
/// A whole number within ±2^53 is an `NSNumber`. `JSONSerialization` itself reads all others, because each
/// platform has its own rules for which of them are decimals. It reads them together, because reading one
/// costs nearly as much as reading a hundred.
struct JSONNumbers {
  private var read: ArraySlice<Any>

  /// Reads the numbers of a value and of everything in it.
  init(in value: BridgeValue) {
    var texts: [String] = []
    value.collectNumbers(into: &texts)
    read = Self.read(texts)[...]
  }

  /// Returns the object of a number. Numbers that had to be read are requested in the order of
  /// ``BridgeValue/collectNumbers(into:)``.
  mutating func object(of value: BridgeValue) -> Any? {
    if let whole = value.smallInteger { return NSNumber(value: whole) }
    if case .bigInt(let digits) = value, digits.utf8.count > Self.longest { return digits }
    return read.popFirst()
  }

  /// The maximum number of digits of an integer that is read. Longer ones stay text, because none of them is
  /// a finite double and reading a long `BigInt` takes long.
  fileprivate static let longest = 310

  /// Reads the texts of numbers with `JSONSerialization`.
  private static func read(_ texts: [String]) -> [Any] {
    if texts.isEmpty { return [] }
    let list = Data("[\(texts.joined(separator: ","))]".utf8)
    if let read = try? JSONSerialization.jsonObject(with: list) as? [Any],
      read.count == texts.count
    {
      return read
    }
    // A BigInt that is not a finite double stays text.
    if texts.count == 1 { return texts }
    return texts.flatMap { read([$0]) }
  }

  /// Returns the text that `JSON.stringify` gives for a number.
  ///
  /// - Parameter number: A finite number.
  static func text(of number: Double) -> String {
    if number == 0 { return "0" }
    // Both languages print the fewest digits that identify the number. Only the notation differs.
    let parts = "\(number.magnitude)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var digits = mantissa.joined(separator: "")[...]
    var point = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    point -= digits.prefix { $0 == "0" }.count
    digits = digits.drop { $0 == "0" }
    while digits.last == "0" { digits.removeLast() }
    return (number < 0 ? "-" : "") + notation(digits, point: point)
  }

  /// Writes digits as JavaScript does, with the decimal point before the digit at an index.
  private static func notation(_ digits: Substring, point: Int) -> String {
    switch point {
    case digits.count...21:
      return digits + String(repeating: "0", count: point - digits.count)
    case 1...21: return "\(digits.prefix(point)).\(digits.dropFirst(point))"
    case -5...0: return "0." + String(repeating: "0", count: -point) + digits
    default:
      let fraction = digits.count > 1 ? ".\(digits.dropFirst())" : ""
      return "\(digits.prefix(1))\(fraction)e\(point > 0 ? "+" : "-")\(abs(point - 1))"
    }
  }
}

extension BridgeValue {
  /// The whole number, if every numeric type can hold it exactly; otherwise `nil`.
  fileprivate var smallInteger: Int? {
    switch self {
    case .int(let value) where value.magnitude < 1 << 53: value
    case .double(let value) where value.magnitude < 0x1p53: Int(exactly: value)
    default: nil
    }
  }

  /// The text of the number, if `JSONSerialization` has to read it; otherwise `nil`.
  fileprivate var numberText: String? {
    if smallInteger != nil { return nil }
    return switch self {
    case .int(let value): "\(value)"
    case .double(let value) where value.isFinite: JSONNumbers.text(of: value)
    case .bigInt(let digits) where digits.utf8.count <= JSONNumbers.longest: digits
    default: nil
    }
  }

  /// Appends the texts of the numbers that `JSONSerialization` has to read, in the order in which
  /// ``foundation`` visits them.
  fileprivate func collectNumbers(into texts: inout [String]) {
    switch self {
    case .int, .double, .bigInt:
      if let text = numberText { texts.append(text) }
    case .array(let values), .set(let values):
      for value in values { value.collectNumbers(into: &texts) }
    case .object(let object):
      for value in object.values { value.collectNumbers(into: &texts) }
    case .map(let entries):
      for entry in entries where entry.textKey != nil {
        entry.value.collectNumbers(into: &texts)
      }
    default: break
    }
  }
}

extension BridgeValue.MapEntry {
  /// The key of the entry as a key of an object; `nil` if it is neither text nor an integer.
  var textKey: String? {
    switch key {
    case .string(let key): key
    case .int(let key): "\(key)"
    default: nil
    }
  }
}
