/// The use of a camera or a microphone by a page.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKMediaCaptureState: Int, Sendable {
  /// The page does not use the device.
  case none
  /// The page uses the device.
  case active
  /// The page uses the device but receives nothing from it.
  case muted
}
