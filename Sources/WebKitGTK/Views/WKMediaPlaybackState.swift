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

/// Whether a page uses a camera or a microphone.
public enum WKMediaCaptureState: Int, Sendable {
  /// It does not.
  case none
  /// It does.
  case active
  /// It does, and receives nothing.
  case muted
}

/// The devices that a page wants to use.
public enum WKMediaCaptureType: Int, Sendable {
  /// A camera.
  case camera
  /// A microphone.
  case microphone
  /// Both.
  case cameraAndMicrophone
}

/// What a page that asks for something is told.
public enum WKPermissionDecision: Int, Sendable {
  /// Ask the user.
  ///
  /// - Note: *Differs:* denies, for there is no panel to ask with.
  case prompt
  /// It may.
  case grant
  /// It may not.
  case deny
}
