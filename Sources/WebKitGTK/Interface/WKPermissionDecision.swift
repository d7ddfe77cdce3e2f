/// What a page that asks for something is told.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKPermissionDecision: Int, Sendable {
  /// Ask the user.
  ///
  /// - Note: *Differs:* denies, for there is no panel to ask with.
  case prompt
  /// It may.
  case grant
  /// It may not.
  case deny
}
