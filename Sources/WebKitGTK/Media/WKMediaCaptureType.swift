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
