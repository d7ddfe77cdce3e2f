/// Whether a page uses a camera or a microphone.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKMediaCaptureState: Int, Sendable {
  /// It does not.
  case none
  /// It does.
  case active
  /// It does, and receives nothing.
  case muted
}
