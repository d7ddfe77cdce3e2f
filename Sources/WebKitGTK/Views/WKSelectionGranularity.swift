/// How finely a user selects on iOS.
public enum WKSelectionGranularity: Int, Sendable {
  /// As the place suggests.
  case dynamic
  /// By character.
  case character
}

/// Where macOS takes the direction of a page's controls from.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  /// The page.
  case content
  /// The system.
  case system
}
