/// Which documents have a bridge, and which names they may use.
///
/// The policy that a test asks is the policy that a bridge is attached with:
///
/// ```swift
/// let policy = BridgePolicy(
///   origins: ["https://shop.example.com", "https://pay.example.com"],
///   rules: [.allow("camera.*", from: ["https://pay.example.com"])])
/// print(policy.explain("camera.take", from: "https://shop.example.com"))
/// // https://shop.example.com may not use "camera.take", by the rules:
/// // allow "camera.*" from https://pay.example.com.
/// ```
///
/// What ``BridgeOptions/authorization`` decides at the time of a call is no part of a policy.
public struct BridgePolicy: Sendable, CustomStringConvertible {
  /// The origins whose documents have a bridge.
  public let origins: [OriginPattern]
  /// The frames that have a bridge.
  public let frames: FrameScope
  /// The rules for names.
  public let rules: [BridgeRule]

  let matchers: [OriginMatcher]
  let checked: [CheckedRule]
  /// What is wrong with a pattern; `nil` for a policy that a bridge can have.
  let problem: BridgeError?

  /// Makes a policy. A pattern that is malformed is reported when the policy is used: ``explain(_:from:isMainFrame:)``
  /// denies everything and says why, and attaching a bridge throws ``BridgeError`` with code `badArguments`.
  ///
  /// - Parameters:
  ///   - origins: The origins whose documents have a bridge.
  ///   - frames: The frames that have a bridge, if their origin is allowed.
  ///   - rules: The rules for names.
  public init(
    origins: [OriginPattern], frames: FrameScope = .main, rules: [BridgeRule] = []
  ) {
    (self.origins, self.frames, self.rules) = (origins, frames, rules)
    do {
      let matchers = try origins.map { try OriginMatcher($0) }
      let checked = try rules.map { try CheckedRule($0) }
      (self.matchers, self.checked, problem) = (matchers, checked, nil)
    } catch {
      let problem = error as? BridgeError ?? BridgeError(.badArguments, "\(error)")
      (matchers, checked, self.problem) = ([], [], problem)
    }
  }

  /// Says whether a document may use a name, and why.
  ///
  /// - Parameters:
  ///   - name: The full name of a method or an event.
  ///   - origin: The origin of the document.
  ///   - isMainFrame: Whether the document is in the main frame.
  @MainActor public func explain(
    _ name: String, from origin: Origin, isMainFrame: Bool = true
  ) -> PolicyDecision {
    if let problem {
      return PolicyDecision(outcome: .denied, rule: nil, description: problem.message)
    }
    if let error = refusal(of: origin, isMainFrame: isMainFrame, url: "The document") {
      return PolicyDecision(outcome: .denied, rule: nil, description: error.message)
    }
    return decide(name, from: origin, isMainFrame: isMainFrame)
  }

  /// The policy as text, a line for the documents and a line for each rule.
  public var description: String {
    let documents =
      "bridge for \(origins.map(\.description).joined(separator: ", "))"
      + (frames == .main ? " in the main frame" : " in all frames")
    return ([documents] + rules.map { "\($0)" }).joined(separator: "\n")
  }
}

extension BridgePolicy {
  /// The policy of no document, for objects that native code calls itself.
  static let none = BridgePolicy()

  private init() {
    (origins, frames, rules, matchers, checked, problem) = ([], .all, [], [], [], nil)
  }
}
