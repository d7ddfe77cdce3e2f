/// An observer that takes the parts of calls. To make an activity of each call takes longer than to record the call.
@MainActor package protocol CallObserver: BridgeObserver {
  /// Takes the beginning of a call.
  ///
  /// - Returns: `false` if the observer wants the activity instead.
  func callBegan(_ call: borrowing TimedCall, _ arguments: borrowing Payload) -> Bool

  /// Takes the end of a call that was answered with a result.
  ///
  /// - Returns: `false` if the observer wants the activity instead.
  func callEnded(
    _ call: borrowing TimedCall, _ result: borrowing Payload, at time: ObservedTime
  ) -> Bool
}
