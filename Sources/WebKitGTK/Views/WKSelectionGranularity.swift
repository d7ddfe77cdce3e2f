/// How finely a user selects on iOS.
public enum WKSelectionGranularity: Int, Sendable {
  /// As the place suggests.
  case dynamic
  /// By character.
  case character
}
