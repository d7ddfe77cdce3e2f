/// The source of the direction of a page's controls on macOS.
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
