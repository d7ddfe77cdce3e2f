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
