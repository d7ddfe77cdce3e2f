import Foundation

/// The text of a field of a response, which stands for bytes: one character for each byte, which is ISO 8859-1. Pages get
/// it in this form, as from the engine.
enum FieldText {
  /// Returns a text with one character for each byte. Text of an app's own that has other characters stands for its UTF-8.
  static func bytes(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) || text.unicodeScalars.allSatisfy({ $0.value <= 0xFF }) {
      return text
    }
    return characters(text.utf8)
  }

  /// Returns the text that the bytes of a field are in UTF-8; the field as it is if they are not UTF-8.
  static func decoded(_ field: String) -> String {
    guard !field.utf8.allSatisfy({ $0 < 0x80 }) else { return field }
    var bytes: [UInt8] = []
    for scalar in field.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return field }
      bytes.append(byte)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : field
  }

  private static func characters(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}
