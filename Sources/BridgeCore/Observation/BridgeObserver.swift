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
