import Crypto
import Foundation

// In the first file, because the compiler stops at the first module that it does not find.
#if !Inspector && !CommandLine
  #error(
    "BridgeInspector of swift-web-bridge needs the package's trait Inspector, which is off. Add the trait to `traits:` of the dependency."
  )
#endif

/// The token in the address of a page, without which other programs and pages of this computer get nothing.
struct AccessToken: Sendable {
  /// 64 hexadecimal digits.
  let text: String

  /// Makes a token that nobody can guess.
  init() {
    text = SymmetricKey(size: .bits256).withUnsafeBytes { bytes in
      bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
  }

  /// Returns whether a text is the token. Digests are compared, so that the time tells nothing of the token.
  func isEqual(to given: String) -> Bool {
    SHA256.hash(data: Data(given.utf8)) == SHA256.hash(data: Data(text.utf8))
  }
}
