import BridgeCore
import Foundation
import OrderedCollections

/// The rule by which a recorder replaces secret values.
///
/// The value of a secret key is replaced at any depth, whatever it is:
/// `{"user":"ada","password":"…"}` becomes `{"user":"ada","password":"‹redacted›"}`. The same holds for the second part
/// of a pair, such as `["Authorization","…"]`, and for the parameters of a URL's query.
public struct Redaction: Sendable {
  /// Parts of the names of secret keys, in lower case. A key is secret if its name contains a part, without regard to
  /// case, `_` and `-`.
  public var keys: Set<String> { didSet { secretNames = SecretNames(keys) } }
  private(set) var secretNames: SecretNames
  /// The names of methods and events whose values are secret as a whole, because their arguments have no keys.
  public var names: Set<String>

  /// Creates a rule.
  public init(keys: Set<String>, names: Set<String> = []) {
    (self.keys, self.names, secretNames) = (keys, names, SecretNames(keys))
  }

  /// Replaces the values of keys that usually hold passwords, tokens, cookies and numbers of cards.
  public static let standard = Redaction(keys: [
    "password", "passwd", "passphrase", "secret", "token", "authorization", "cookie", "apikey",
    "credential", "privatekey", "cardnumber", "cvc", "cvv", "iban",
  ])

  /// Replaces nothing.
  public static let none = Redaction(keys: [])

  /// The text in the place of a secret value.
  public static let mark = "‹redacted›"
}

extension Redaction {
  func isSecret(_ key: String) -> Bool { secretNames.contains(key) }

  /// Replaces the secret values in a value.
  ///
  /// - Returns: Whether there were any.
  func redact(_ value: inout BridgeValue) -> Bool {
    switch value {
    case .string(let text):
      guard let redacted = redactedQuery(of: text) else { return false }
      value = .string(redacted)
      return true
    case .array(let pair) where pair.count == 2 && isSecretName(pair[0]) && !pair[1].isNil:
      value = .array([pair[0], .string(Self.mark)])
      return true
    case .array(var list):
      var isChanged = false
      for index in list.indices where redact(&list[index]) { isChanged = true }
      if isChanged { value = .array(list) }
      return isChanged
    case .object(var object):
      var isChanged = false
      for (key, var member) in object {
        if isSecret(key), !member.isNil {
          object[key] = .string(Self.mark)
          isChanged = true
        } else if redact(&member) {
          object[key] = member
          isChanged = true
        }
      }
      if isChanged { value = .object(object) }
      return isChanged
    default: return false
    }
  }

  /// Whether a value is a name, such as that of a header field, and a secret one.
  private func isSecretName(_ value: BridgeValue) -> Bool {
    guard case .string(let name) = value, name.utf8.count <= 64 else { return false }
    return isSecret(name)
  }

  /// Excludes most texts, because a recorder looks at every text that crosses the bridge.
  private static func mayHaveQuery(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "?")), bytes.count) != nil } ?? false
    }
  }

  /// Returns a URL without the secret parameters of its query; `nil` if it has none.
  private func redactedQuery(of text: String) -> String? {
    guard !keys.isEmpty, text.utf8.count > 2, Self.mayHaveQuery(text),
      let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")),
      text.prefix(12).contains("://") || text.first == "/"
    else { return nil }
    // By bytes, because an accent behind a mark makes another character of it.
    let start = text.utf8.index(after: mark)
    var isChanged = false
    let parameters = text.utf8[start...].split(
      separator: UInt8(ascii: "&"), omittingEmptySubsequences: false
    ).map { part -> String in
      let parameter = Substring(part)
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")),
        isSecret(String(parameter[..<equals]))
      else { return String(parameter) }
      isChanged = true
      return String(parameter[..<part.index(after: equals)]) + Self.mark
    }
    return isChanged ? String(text.prefix(upTo: start)) + parameters.joined(separator: "&") : nil
  }
}
