/// Hears what happens on a bridge: documents, calls, streams, events, refusals, limits and ends.
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
/// what happens, and can change nothing.
@MainActor public protocol BridgeObserver: AnyObject {
  /// Something happened.
  func observe(_ activity: BridgeActivity)
}
