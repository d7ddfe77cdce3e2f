/// Where macOS takes the direction of a page's controls from.
@available(iOS, unavailable)
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  /// The page.
  case content
  /// The system.
  case system
}
