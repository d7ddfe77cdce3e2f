/// The decision of a policy about the use of a name, with its reason.
public struct PolicyDecision: Sendable, CustomStringConvertible {
  /// The decision of the policy.
  public enum Outcome: Sendable {
    case allowed
    case denied
    /// The next call asks the user.
    case asksUser
  }

  /// The decision of the policy.
  public let outcome: Outcome
  /// The rule that has decided; `nil` if no rule names the name, or the document gets no bridge.
  public let rule: BridgeRule?
  /// Why, as a sentence for people.
  public let description: String

  /// Whether the use is allowed now.
  public var isAllowed: Bool { outcome == .allowed }

  /// The consent to ask for, if the outcome is ``Outcome/asksUser``.
  var consent: UserConsent? { outcome == .asksUser ? rule?.consent : nil }
}
