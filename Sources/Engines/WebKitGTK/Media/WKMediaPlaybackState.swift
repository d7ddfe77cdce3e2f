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

/// The devices that a page wants to use.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKMediaCaptureType: Int, Sendable {
  /// A camera.
  case camera
  /// A microphone.
  case microphone
  /// Both.
  case cameraAndMicrophone
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The kinds as one number.
  public let rawValue: UInt

  /// Makes kinds from a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Media that can be heard.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media that can be seen.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Every kind.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
