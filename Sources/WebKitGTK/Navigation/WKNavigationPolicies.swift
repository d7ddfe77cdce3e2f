/// What to do with a navigation that is about to start.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancel it.
  case cancel
  /// Let it continue.
  case allow
  /// Turn it into a download, which the delegate is then given.
  case download
}

/// What to do with a navigation whose response is known.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancel it.
  case cancel
  /// Let it continue.
  case allow
  /// Turn it into a download, which the delegate is then given.
  case download
}
