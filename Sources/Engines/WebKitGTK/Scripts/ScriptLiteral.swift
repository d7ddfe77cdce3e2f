import Foundation

/// A value as JavaScript source.
struct ScriptLiteral {
  private(set) var source = ""

  /// The maximum nesting depth of values, because each level needs stack, here and in the parser.
  private static let maximumDepth = 512

  init(_ value: Any) throws {
    try write(value, depth: 0)
  }

  private mutating func write(_ value: Any, depth: Int) throws {
    guard depth <= Self.maximumDepth else {
      throw WKError(
        exception: "An argument is nested more than \(Self.maximumDepth) levels deep.")
    }
    switch value {
    // Arrays come first, because casting an array to another type converts all its elements.
    case let array as [Any]:
      source += "["
      for element in array {
        try write(element, depth: depth + 1)
        source += ","
      }
      source += "]"
    case let object as [String: Any]:
      source += "{"
      for (name, member) in object.sorted(by: { $0.key < $1.key }) {
        // In brackets, because "__proto__" without brackets would set the prototype.
        source += "["
        write(name)
        source += "]:"
        try write(member, depth: depth + 1)
        source += ","
      }
      source += "}"
    case is NSNull, Optional<Any>.none: source += "null"
    case let string as String: write(string)
    case let number as NSNumber: write(number)
    // A date has no literal.
    case let date as Date:
      source += "new Date("
      write(NSNumber(value: (date.timeIntervalSince1970 * 1000).rounded()))
      source += ")"
    default: throw WKError(exception: "A value of type \(type(of: value)) cannot be an argument.")
    }
  }

  private mutating func write(_ number: NSNumber) {
    let double = number.doubleValue
    if number.isBoolean {
      source += number.boolValue ? "true" : "false"
    } else if double.isNaN {
      // Not `NaN` and `Infinity`, because these names belong to the global object.
      source += "0/0"
    } else if double.isInfinite {
      source += double < 0 ? "-1/0" : "1/0"
    } else {
      source += "\(double)"
    }
  }

  private mutating func write(_ string: String) {
    source += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        source += "\\"
        source.unicodeScalars.append(scalar)
      case "\0"..." ":
        source +=
          scalar == " "
          ? " " : "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: source.unicodeScalars.append(scalar)
      }
    }
    source += "\""
  }
}
