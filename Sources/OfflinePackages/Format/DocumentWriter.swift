package import Foundation

/// Writes the JSON of documents. Keys keep the order in which the writer gets them.
package struct DocumentWriter {
  private var text = ""

  /// A value, with the order of keys that a writer chose.
  package indirect enum Value {
    case bool(Bool)
    case integer(UInt64)
    case string(String)
    case array([Value])
    case object([(String, Value)])
  }

  /// Returns the JSON of a value, without white space.
  package static func write(_ value: Value) -> Data {
    var writer = DocumentWriter()
    writer.append(value)
    return Data(writer.text.utf8)
  }

  private mutating func append(_ value: Value) {
    switch value {
    case .bool(let bool): text += bool ? "true" : "false"
    case .integer(let number): text += "\(number)"
    case .string(let string): append(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        append(element)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        append(member.0)
        text += ":"
        append(member.1)
      }
      text += "}"
    }
  }

  private mutating func append(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
