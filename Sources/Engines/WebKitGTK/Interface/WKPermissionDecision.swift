/// The answer to a page's request for a permission.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKPermissionDecision: Int, Sendable {
  /// Ask the user.
  ///
  /// - Note: *Differs:* denies, because there is no panel to ask with.
  case prompt
  /// Grant the permission.
  case grant
  /// Deny the permission.
  case deny
}
