/// What to do with a navigation that is about to start.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancel it.
  case cancel
  /// Let it continue.
  case allow
  /// Turn it into a download, which the delegate is then given.
  case download
}

/// What to do with a navigation whose response is known.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancel it.
  case cancel
  /// Let it continue.
  case allow
  /// Turn it into a download, which the delegate is then given.
  case download
}

/// What set a navigation off.
public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated
  /// A form that was submitted.
  case formSubmitted
  /// A move through the back-forward list.
  case backForward
  /// A reload.
  case reload
  /// A form that was submitted again.
  case formResubmitted
  /// Something else, such as the app.
  case other = -1
}
