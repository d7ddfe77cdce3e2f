/// What the media of a page do.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKMediaPlaybackState: Int, Sendable {
  /// There is none.
  case none
  /// Some play.
  case playing
  /// There are some, and none plays.
  case paused
  /// They were suspended.
  case suspended
}
