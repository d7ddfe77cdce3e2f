/// The rule by which secrets in texts are replaced: for recordings, logs and what monitors report.
///
/// A value is secret behind a secret name (`password=…`, `"pin":"…"`, `Cookie: …`, `<token>…`), also in JSON within texts
/// and in the parameters of URLs. So are the user and the password of a URL, credentials behind `Bearer` and `Basic`, JSON
/// Web Tokens and private keys.
package struct SecretText: Sendable {
  /// The text in the place of a secret.
  package static let mark = "‹redacted›"

  /// The parts of names that usually are those of secrets.
  package static let standardNames: Set<String> = [
    "password", "passwd", "passphrase", "passcode", "passwort", "kennwort", "pwd", "pin", "pincode",
    "otp", "mfa", "tan", "secret", "token", "jwt", "bearer", "auth", "oauth", "authorization",
    "authcode", "cookie", "session", "sid", "csrf", "xsrf", "apikey", "accesskey", "privatekey",
    "credential", "signature", "cardnumber", "creditcard", "cvc", "cvv", "iban", "ssn",
    "socialsecurity",
  ]
  package static let standard = SecretText(SecretNames(standardNames))

  package let names: SecretNames

  /// - Parameter names: Without any, nothing is secret.
  package init(_ names: SecretNames) { self.names = names }

  /// Returns a text without its secrets; `nil` if it has none.
  package func redacted(_ text: String) -> String? {
    guard !names.isEmpty else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var search = SecretSearch(bytes, names)
      guard var secret = search.next() else { return nil }
      var result: [UInt8] = []
      var done = 0
      repeat {
        result += bytes[done..<secret.lowerBound]
        result += Self.mark.utf8
        done = secret.upperBound
        guard let another = search.next() else { break }
        secret = another
      } while true
      return String(decoding: result + bytes[done...], as: UTF8.self)
    }
  }

  /// Whether a text in UTF-8 has a secret. A text without a sign of one has none.
  package func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !names.isEmpty else { return false }
    var search = SecretSearch(bytes, names)
    return search.next() != nil
  }

  /// The text of a page, such as the message of an error, for a log or a report: without secrets and without the
  /// parts of URLs that ``ReportedURL`` leaves out, in one line.
  ///
  /// - Parameter longest: The number of characters from which on the text is cut.
  package func message(_ text: some StringProtocol, upTo longest: Int) -> String {
    let text = ReportedURL.inText(String(text.prefix(longest)))
    return (redacted(text) ?? text).printable(upTo: longest)
  }

  /// The stack of a page for a report, with its lines.
  ///
  /// - Parameter longest: The number of characters from which on the text is cut.
  package func stack(_ text: some StringProtocol, upTo longest: Int) -> String {
    let stack = ReportedURL.inStack(text.prefix(longest))
    return (redacted(stack) ?? stack).printableLines(upTo: longest)
  }
}
