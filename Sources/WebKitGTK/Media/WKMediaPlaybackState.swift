/// The playback state of a page's media.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKMediaPlaybackState: Int, Sendable {
  /// The page has no media.
  case none
  /// Some of the page's media play.
  case playing
  /// The page has media, and none play.
  case paused
  /// The page's media were suspended.
  case suspended
}
