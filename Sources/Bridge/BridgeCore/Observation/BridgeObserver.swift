/// Receives the activity of a bridge: documents, calls, streams, events, refusals, limits and ends.
///
/// ```swift
/// final class SlowCalls: BridgeObserver {
///   func observe(_ activity: BridgeActivity) {
///     guard case .callEnded(let call, let end) = activity.kind, end.handlerTime > .seconds(1)
///     else { return }
///     print("\(call.name) took \(end.handlerTime)")
///   }
/// }
/// bridge.add(observer: SlowCalls())
/// ```
///
/// A bridge without observers does no work for them. Observers are called on the main actor, in the order of
/// the activities, and cannot change anything.
@MainActor public protocol BridgeObserver: AnyObject {
  /// Receives one activity.
  func observe(_ activity: BridgeActivity)
}

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
