extension BridgePolicy {
  /// Returns why a document gets no bridge; `nil` if it gets one.
  func refusal(of origin: Origin, isMainFrame: Bool, url: String) -> BridgeError? {
    if origin == .opaque {
      return BridgeError(
        .denied,
        "\(url) has an opaque origin, which no pattern matches. Give HTML that is loaded from a "
          + "string a base URL of an allowed origin: baseURL: URL(string: \"https://app.example/\")."
      )
    }
    guard matchers.contains(where: { $0.matches(origin) }) else {
      return BridgeError(
        .denied,
        "\(origin) may not use this bridge. If it should, add \"\(origin)\" to the origins: "
          + "that the bridge is attached with.")
    }
    guard isMainFrame || frames == .all else {
      return BridgeError(
        .denied,
        "A subframe of \(origin) may not use this bridge: it is attached with frames: .main.")
    }
    return nil
  }

  /// Decides on the use of a name by a document that has a bridge.
  @MainActor func decide(
    _ name: String, from origin: Origin, isMainFrame: Bool
  ) -> PolicyDecision {
    let named = mostSpecific(for: name)
    guard !named.isEmpty else {
      return PolicyDecision(
        outcome: .allowed, rule: nil,
        description: "\(origin) may use \"\(name)\": no rule is about this name.")
    }
    let fitting = named.filter { $0.allows(origin, isMainFrame: isMainFrame) }
    // A rule whose consent is given counts before one that would ask, and that before one whose consent is denied.
    let decisions = fitting.map { decide($0.rule, name, origin) }
    if let best = decisions.first(where: { $0.outcome == .allowed })
      ?? decisions.first(where: { $0.outcome == .asksUser }) ?? decisions.first
    {
      return best
    }
    let frame = isMainFrame ? "" : " in a subframe"
    return PolicyDecision(
      outcome: .denied, rule: named.first?.rule,
      description: "\(origin)\(frame) may not use \"\(name)\", by the rules: "
        + named.map { "\($0.rule)" }.joined(separator: "; ") + ".")
  }

  /// Decides by a rule whose origins and frames fit.
  @MainActor private func decide(
    _ rule: BridgeRule, _ name: String, _ origin: Origin
  ) -> PolicyDecision {
    let allowed = "\(origin) may use \"\(name)\", by the rule: \(rule)"
    guard let consent = rule.consent else {
      return PolicyDecision(outcome: .allowed, rule: rule, description: allowed + ".")
    }
    switch consent.state(for: origin) {
    case .granted:
      return PolicyDecision(
        outcome: .allowed, rule: rule, description: allowed + ", which the user has given.")
    case .undecided where consent.asks:
      return PolicyDecision(
        outcome: .asksUser, rule: rule,
        description: allowed + ". The next call asks the user.")
    case .undecided, .denied:
      let why = consent.state(for: origin) == .denied ? "refused" : "not given"
      return PolicyDecision(
        outcome: .denied, rule: rule,
        description:
          "\(origin) may not use \"\(name)\", by the rule: \(rule), which the user has \(why).")
    }
  }
}

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
