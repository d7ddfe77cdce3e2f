/// Where macOS takes the direction of a page's controls from.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  /// The page.
  case content
  /// The system.
  case system
}
