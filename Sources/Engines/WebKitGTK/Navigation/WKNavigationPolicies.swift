/// What to do with a navigation that is about to start.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancel the navigation.
  case cancel
  /// Let the navigation continue.
  case allow
  /// Turn the navigation into a download, which the delegate then receives.
  case download
}

/// What to do with a navigation whose response is known.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancel the navigation.
  case cancel
  /// Let the navigation continue.
  case allow
  /// Turn the navigation into a download, which the delegate then receives.
  case download
}
