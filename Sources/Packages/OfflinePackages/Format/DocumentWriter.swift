package import Foundation

/// Writes the JSON of documents. Keys keep the order in which the writer gets them.
package struct DocumentWriter {
  private var bytes = Data()

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
    return writer.bytes
  }

  private mutating func append(_ value: Value) {
    switch value {
    case .bool(let bool): append(plain: bool ? "true" : "false")
    case .integer(let number): append(plain: "\(number)")
    case .string(let string): append(string)
    case .array(let elements):
      append(plain: "[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(plain: ",") }
        append(element)
      }
      append(plain: "]")
    case .object(let members):
      append(plain: "{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(plain: ",") }
        append(member.0)
        append(plain: ":")
        append(member.1)
      }
      append(plain: "}")
    }
  }

  private mutating func append(plain text: String) { bytes.append(contentsOf: text.utf8) }

  /// Escapes what JSON demands and nothing else, so that a text has one encoding.
  private mutating func append(_ string: String) {
    append(plain: "\"")
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for byte in string.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [0x5C, byte])
        case 0..<0x20:
          let digits = String(byte, radix: 16)
          append(plain: "\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)")
        default: bytes.append(byte)
        }
      }
    } else {
      append(plain: string)
    }
    append(plain: "\"")
  }
}
