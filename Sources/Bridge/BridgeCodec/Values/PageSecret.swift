/// 128 random bits that only the installed page runtime knows. The secret in a hello proves that the runtime
/// speaks, and not another script that found the message handler.
package struct PageSecret: Sendable, Hashable {
  package let text: String
  /// The length of a secret, in characters.
  static let length = 32

  /// Makes a new secret from the system's random number generator.
  package init() { text = Self.random() }

  /// Returns 32 random hexadecimal digits, which cannot be guessed. Tokens of documents are made the same way.
  package static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = "0123456789abcdef".utf8.map { $0 }
    var text = ""
    for _ in 0..<2 {
      var word: UInt64 = generator.next()
      for _ in 0..<16 {
        text.unicodeScalars.append(Unicode.Scalar(digits[Int(word & 15)]))
        word >>= 4
      }
    }
    return text
  }

  func matches(_ claimed: String) -> Bool { Self.areEqual(text, claimed) }

  /// Compares two texts in constant time, so that the duration does not reveal the first difference.
  package static func areEqual(_ own: String, _ claimed: String) -> Bool {
    let (own, claimed) = (Array(own.utf8), Array(claimed.utf8))
    guard own.count == claimed.count else { return false }
    return zip(own, claimed).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
