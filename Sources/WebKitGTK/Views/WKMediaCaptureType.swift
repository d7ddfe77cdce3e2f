/// The devices that a page wants to use.
public enum WKMediaCaptureType: Int, Sendable {
  /// A camera.
  case camera
  /// A microphone.
  case microphone
  /// Both.
  case cameraAndMicrophone
}
