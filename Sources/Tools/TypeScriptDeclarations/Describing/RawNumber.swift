/// The raw value of an enum's case, if it is a number.
enum RawNumber {
  case integer(isNegative: Bool, magnitude: UInt64)
  case float(Double)

  /// Returns the raw values of cases in TypeScript. A case without a number continues from the previous case.
  ///
  /// - Parameter type: The name of the raw type.
  static func all(of cases: [EnumCase], _ type: String, _ direction: Direction) -> [TypeScriptType]
  {
    var next = RawNumber.integer(isNegative: false, magnitude: 0)
    return cases.map { item in
      var number = next
      if case .number(let literal)? = item.rawValue { number = RawNumber(literal) ?? next }
      next = number.successor
      return number.text(as: type, direction)
    }
  }

  /// Reads a literal such as `12`, `-0xFF` or `0x1.8p3`, without its underscores.
  private init?(_ literal: String) {
    let isNegative = literal.hasPrefix("-")
    let digits = literal.drop { "-+".contains($0) }
    let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
    if let value = UInt64(radix == nil ? digits : digits.dropFirst(2), radix: radix ?? 10) {
      self = .integer(isNegative: isNegative, magnitude: value)
    } else if let value = Double(digits) {
      self = .float(isNegative ? -value : value)
    } else {
      return nil
    }
  }

  private var successor: Self {
    switch self {
    case .integer(false, let value): .integer(isNegative: false, magnitude: value &+ 1)
    case .integer(true, 0): .integer(isNegative: false, magnitude: 1)
    case .integer(true, let value): .integer(isNegative: value > 1, magnitude: value - 1)
    case .float(let value): .float(value + 1)
    }
  }

  private func text(as type: String, _ direction: Direction) -> TypeScriptType {
    switch (self, type) {
    case (.float(let value), "Float"): return .word(Self.text(Double("\(Float(value))") ?? value))
    case (.float(let value), _): return .word(Self.text(value))
    case (.integer(let isNegative, let magnitude), "Double"),
      (.integer(let isNegative, let magnitude), "Float"):
      let value = (isNegative ? -1 : 1) * Double(magnitude)
      return RawNumber.float(value).text(as: type == "Float" ? type : "", direction)
    case (.integer(let isNegative, let magnitude), _):
      let text = (isNegative && magnitude > 0 ? "-" : "") + "\(magnitude)"
      let big = TypeScriptType.word("\(text)n")
      // The bridge writes a bigint where a number is not exact, and reads both where both are.
      guard magnitude <= 1 << 53 else { return big }
      let isWide = direction == .toSwift && ["Int64", "UInt64"].contains(type)
      return isWide ? .either(.word(text), big) : .word(text)
    }
  }

  /// Returns a number as JavaScript writes it.
  private static func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
