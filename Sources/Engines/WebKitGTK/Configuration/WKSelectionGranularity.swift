/// The granularity of a user's selection on iOS.
@available(macOS, unavailable)
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKSelectionGranularity: Int, Sendable {
  /// The place of the selection decides.
  case dynamic
  /// The user selects by character.
  case character
}
