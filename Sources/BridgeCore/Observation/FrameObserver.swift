/// Receives every frame as it crosses a bridge, for logs, inspectors and tests.
///
/// Observers receive the text of each frame. They cannot modify or delay it.
@MainActor public protocol FrameObserver: AnyObject {
  /// Receives a frame that crosses.
  ///
  /// - Parameters:
  ///   - line: The frame as it stands on the wire; `docs/WIRE.md` describes the format.
  ///   - direction: The direction of the frame.
  ///   - origin: The origin of the document at the page's end.
  func observe(_ line: String, direction: FrameDirection, origin: Origin)
}

/// The direction of a frame.
public enum FrameDirection: String, Codable, Sendable {
  /// From the page to native code.
  case toNative
  /// From native code to the page.
  case toPage
}
