import Foundation

extension Data {
  /// Reads standard base64 (RFC 4648, section 4) with its padding. Foundation also reads text with more padding than
  /// base64 has, and with padding before the last digit.
  package init?(standardBase64 text: String) {
    let digits = text.utf8
    guard digits.count % 4 == 0 else { return nil }
    let padding = digits.suffix(4).drop { $0 != UInt8(ascii: "=") }
    guard padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") }) else { return nil }
    self.init(base64Encoded: text)
  }
}
