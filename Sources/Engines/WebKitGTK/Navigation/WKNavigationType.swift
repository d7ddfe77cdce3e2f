import CWebKitGTK

/// The kind of action that caused a navigation.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
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
  /// Another action, such as a load by the app.
  case other = -1
}

extension WKNavigationType {
  /// Creates the type of WebKit's action.
  init(_ action: OpaquePointer) {
    self =
      switch webkit_navigation_action_get_navigation_type(action) {
      case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .linkActivated
      case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .formSubmitted
      case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
      case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
      case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formResubmitted
      default: .other
      }
  }
}
