/// Sees every frame that crosses a bridge, as it crosses: for logs, inspectors and tests.
///
/// An observer is told of the text; it cannot change or hold anything.
@MainActor public protocol FrameObserver: AnyObject {
  /// A frame crossed.
  ///
  /// - Parameters:
  ///   - line: The frame as it stands on the wire; `docs/WIRE.md` tells how to read it.
  ///   - direction: Which way it went.
  ///   - origin: The origin of the document at the page's end.
  func observe(_ line: String, direction: FrameDirection, origin: Origin)
}

/// Which way a frame goes.
public enum FrameDirection: String, Codable, Sendable {
  /// From the page to native code.
  case toNative
  /// From native code to the page.
  case toPage
}
