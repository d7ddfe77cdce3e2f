/// An action of a document, which the gate allows or denies.
package enum GateAction: Sendable {
  /// Calls a method and waits for the answer or for a stream.
  case call
  /// Calls a method and blocks the page until the method has answered.
  case synchronousCall
  /// Asks whether a method exists.
  case has
  /// Emits an event.
  case event
  /// Calls a function, or reads a stream or a blob, that native code has exported to the document.
  case reference
  /// Posts bytes.
  case upload
}

/// A rule that decides on an action of a document; `nil` leaves the decision to the next rule.
package typealias GateRule = @MainActor (BridgeCaller, GateAction) -> GateDecision?

/// The decision of the gate.
package enum GateDecision: Sendable {
  case allowed
  case denied(BridgeError)
  /// The closure decides later; `nil` allows the action. `call`, `has` and `event` wait for it. Other actions are denied.
  case undecided(@MainActor @Sendable () async -> BridgeError?)
}
