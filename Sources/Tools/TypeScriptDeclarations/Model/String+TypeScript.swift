extension String {
  /// The text as a TypeScript string literal.
  var quoted: String {
    var text = "'"
    for scalar in unicodeScalars {
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{2028}", "\u{2029}": text += "\\u\(String(scalar.value, radix: 16))"
      case _ where scalar.value < 32:
        text += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }

  /// Whether the text can be a property's name without quotes.
  var isIdentifier: Bool { wholeMatch(of: #/[A-Za-z_$][A-Za-z0-9_$]*/#) != nil }

  /// The text as a property's name.
  var propertyName: String { isIdentifier ? self : quoted }

  /// The text as a parameter's name. An underscore is added to a reserved word.
  var parameterName: String {
    let name = escaped
    return Self.reserved.contains(name) ? name + "_" : name
  }

  /// The text as the name of a type's parameter. An underscore is added to a word with another meaning.
  var typeParameterName: String {
    let name = escaped
    return Self.notTypes.contains(name) ? name + "_" : name
  }

  /// The text with `_u` and a number in place of each character that a name cannot contain: `_u1F408` for 🐈.
  var escaped: String {
    if isIdentifier { return self }
    var name = ""
    for scalar in unicodeScalars {
      let isFirst = name.isEmpty
      // Newer characters are unknown to older compilers.
      let isKnown = (scalar.properties.age?.major ?? .max) <= 10
      if scalar == "_" || scalar == "$"
        || isKnown
          && !scalar.properties.isDefaultIgnorableCodePoint
          && (isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
      {
        name.unicodeScalars.append(scalar)
      } else {
        name += "_u" + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    return name
  }

  /// The words that cannot be the name of a type.
  static let notTypes = reserved.union([
    "any", "bigint", "boolean", "infer", "intrinsic", "keyof", "never", "number", "object",
    "readonly", "string", "symbol", "typeof", "undefined", "unique", "unknown", "void",
  ])

  private static let reserved: Set<String> = [
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
    "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
    "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let", "new",
    "null", "package", "private", "protected", "public", "return", "static", "super", "switch",
    "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield",
  ]
}
