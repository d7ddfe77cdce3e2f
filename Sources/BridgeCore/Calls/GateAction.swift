/// What a document asks of the gate.
package enum GateAction: Sendable {
  /// It calls a method, and waits for the answer or for a stream.
  case call
  /// It calls a method, and stands still until the method has answered.
  case synchronousCall
  /// It asks whether there is a method.
  case has
  /// It emits an event.
  case event
  /// It calls a function, or reads a stream or a blob, that native code has given to it.
  case reference
  /// It posts bytes.
  case upload
}

/// A say in what a document may do; `nil` leaves it to the next.
package typealias GateRule = @MainActor (Caller, GateAction) -> GateDecision?

/// What the gate says.
package enum GateDecision: Sendable {
  case allowed
  case denied(BridgeError)
  /// It will say so later: `nil` allows. Calls and questions wait for it; everything else is denied.
  case undecided(@MainActor @Sendable () async -> BridgeError?)
}
