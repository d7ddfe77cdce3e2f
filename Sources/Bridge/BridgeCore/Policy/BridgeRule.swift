/// A rule of a bridge's policy, which states the origins whose pages may use certain names.
///
/// ```swift
/// let camera = UserConsent("camera") { caller in await askUser(about: caller.origin) }
/// let rules: [BridgeRule] = [
///   .allow("camera.*", from: ["https://pay.example.com"], frames: .main, after: camera),
///   .deny("debug.*"),
/// ]
/// ```
///
/// A name that no rule names may be used by every page that has a bridge. A name that rules name may be used only
/// where one of the rules with the most specific pattern allows it (``NamePattern``). The order of the rules has no
/// meaning. To allow only what rules name, add `.deny(.any)`.
///
/// Rules apply to what pages do: calls, synchronous calls, events, and questions for names. They do not apply to
/// calls and events of native code, which is trusted and chooses the frame by itself, and not to functions and streams
/// that native code has passed to a page.
public struct BridgeRule: Sendable, CustomStringConvertible {
  /// The names that the rule is about.
  public let names: NamePattern
  /// The origins that may use the names; `nil` for every origin that has a bridge.
  public let origins: [OriginPattern]?
  /// The frames that may use the names.
  public let frames: FrameScope
  /// The consent of the user that the names need; `nil` if they need none.
  public let consent: UserConsent?

  /// Allows names if all conditions hold.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - origins: The origins that may use the names; `nil` for every origin that has a bridge.
  ///   - frames: The frames that may use the names, among those that have a bridge.
  ///   - consent: The consent that the user has to give first.
  public static func allow(
    _ names: NamePattern, from origins: [OriginPattern]? = nil, frames: FrameScope = .all,
    after consent: UserConsent? = nil
  ) -> BridgeRule {
    BridgeRule(names: names, origins: origins, frames: frames, consent: consent)
  }

  /// Denies names to every page, unless a rule with a more specific pattern allows them.
  public static func deny(_ names: NamePattern) -> BridgeRule {
    BridgeRule(names: names, origins: [], frames: .all, consent: nil)
  }

  /// The rule as text, such as `allow "camera.*" from https://pay.example.com in the main frame after the consent
  /// "camera"`.
  public var description: String {
    if origins?.isEmpty == true { return "deny \"\(names)\"" }
    var text = "allow \"\(names)\" from "
    text += origins?.map(\.description).joined(separator: ", ") ?? "every origin of the bridge"
    if frames == .main { text += " in the main frame" }
    if let consent { text += " after the consent \"\(consent.name)\"" }
    return text
  }
}

/// A rule whose patterns were checked.
struct CheckedRule: Sendable {
  let rule: BridgeRule
  /// The origins; `nil` for every origin.
  private let matchers: [OriginMatcher]?

  /// - Throws: ``BridgeError`` with code `badArguments` if a pattern is malformed.
  init(_ rule: BridgeRule) throws {
    try rule.names.check()
    self.rule = rule
    matchers = try rule.origins?.map { try OriginMatcher($0) }
  }

  func allows(_ origin: Origin, isMainFrame: Bool) -> Bool {
    (isMainFrame || rule.frames == .all) && matchers?.contains { $0.matches(origin) } ?? true
  }
}

extension BridgePolicy {
  /// Returns the rules whose pattern is the most specific one that matches a name.
  func mostSpecific(for name: String) -> [CheckedRule] {
    var found: [CheckedRule] = []
    var most = -1
    for rule in checked {
      guard let specificity = rule.rule.names.specificity(for: name), specificity >= most else {
        continue
      }
      if specificity > most { (found, most) = ([], specificity) }
      found.append(rule)
    }
    return found
  }
}
