/// 128 random bits that only the installed page runtime knows: who says hello with them is the
/// runtime and not somebody who found the message handler.
public struct PageSecret: Sendable, Hashable {
  package let text: String
  /// In characters.
  static let length = 32

  /// Makes a new secret from the system's random number generator.
  public init() { text = Self.random() }

  /// 32 hexadecimal digits that nobody can guess; also what a document's token is made of.
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

  /// Compares without telling by its time where the first difference is.
  package static func areEqual(_ own: String, _ claimed: String) -> Bool {
    let (own, claimed) = (Array(own.utf8), Array(claimed.utf8))
    guard own.count == claimed.count else { return false }
    return zip(own, claimed).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
