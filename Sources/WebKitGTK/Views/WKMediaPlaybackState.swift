/// What the media of a page do.
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
