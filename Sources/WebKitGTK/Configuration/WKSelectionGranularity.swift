/// How finely a user selects on iOS.
@available(macOS, unavailable)
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKSelectionGranularity: Int, Sendable {
  /// As the place suggests.
  case dynamic
  /// By character.
  case character
}
