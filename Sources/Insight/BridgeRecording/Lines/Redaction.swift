import BridgeCore
import Disclosure
import OrderedCollections

/// The rule by which a recorder replaces secret values.
///
/// The value of a secret key is replaced at any depth, whatever it is:
/// `{"user":"ada","password":"…"}` becomes `{"user":"ada","password":"‹redacted›"}`. The same holds for the second part
/// of a pair, such as `["Authorization","…"]`, and for the `value` of an object whose `name` or `key` is secret.
///
/// Texts lose the values of secret names, in the forms of URLs, header fields, JSON and XML, also within errors and
/// stacks. They also lose the users and passwords of URLs, credentials after `Bearer` and `Basic`, JSON Web Tokens and
/// private keys. URLs of documents have no query, and no fragment but a route.
public struct Redaction: Sendable {
  /// Parts of the names of secret keys, in lower case. A key is secret if its name contains a part, without regard to
  /// case, `_`, `-` and `.`. A part of up to four letters has to be a word of the name: `pin` is in `userPin`, and not in
  /// `shipping`. Without any key, nothing is replaced.
  public var keys: Set<String> { didSet { secrets = SecretText(SecretNames(keys)) } }
  /// The rule for texts.
  private(set) var secrets: SecretText
  /// The names of methods and events whose values are secret as a whole, because their arguments have no keys.
  public var names: Set<String>

  /// Creates a rule.
  public init(keys: Set<String>, names: Set<String> = []) {
    (self.keys, self.names, secrets) = (keys, names, SecretText(SecretNames(keys)))
  }

  /// Replaces the values of keys that usually hold passwords, tokens, cookies, numbers of cards and codes of one use.
  public static let standard = Redaction(keys: SecretText.standardNames)

  /// Replaces nothing.
  public static let none = Redaction(keys: [])

  /// The text in the place of a secret value.
  public static let mark = SecretText.mark
}

extension Redaction {
  func isSecret(_ key: String) -> Bool { secrets.names.contains(key) }

  /// The text of an error or of a page, without its secrets.
  func text(_ text: String) -> String { secrets.redacted(text) ?? text }

  /// The URL of a document.
  func url(_ url: String) -> String { keys.isEmpty ? url : ReportedURL.of(url) }

  /// The stack of a page.
  func stack(_ stack: String) -> String { keys.isEmpty ? stack : text(ReportedURL.inStack(stack)) }

  /// Replaces the secret values in a value.
  ///
  /// - Returns: Whether there were any.
  func redact(_ value: inout BridgeValue) -> Bool {
    switch value {
    case .string(let text):
      guard let redacted = secrets.redacted(text) else { return false }
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
      // A field, such as one of a form.
      let isField = (object["name"] ?? object["key"]).map(isSecretName) ?? false
      for (key, var member) in object {
        if isSecret(key) || isField && key == "value", !member.isNil {
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

  /// Returns whether a value is a name, such as that of a header field, and a secret one.
  private func isSecretName(_ value: BridgeValue) -> Bool {
    guard case .string(let name) = value, name.utf8.count <= 64 else { return false }
    return isSecret(name)
  }
}
