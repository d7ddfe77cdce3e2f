/// Decides which documents may use the bridge and what each document may do. Every such decision is made here.
@MainActor final class Gate {
  let policy: BridgePolicy
  /// The app's decision on calls and events.
  private let authorization: BridgeAuthorization
  /// The app's decision if it is all that decides, apart from the rules of extensions, stored separately because every
  /// call asks for it.
  private let alone: (@MainActor (BridgeCaller) -> Bool)?
  /// The detail of the reasons that pages receive.
  let detail: ErrorDetail
  /// The rules of extensions, which decide before the app.
  // Unchecked, because it is read for every call and changes only while the bridge is attached.
  @exclusivity(unchecked) var rules: [GateRule] = []

  init(_ policy: BridgePolicy, authorization: BridgeAuthorization = .always, detail: ErrorDetail) {
    (self.policy, self.authorization, self.detail) = (policy, authorization, detail)
    if case .immediate(let authorize) = authorization, policy.rules.isEmpty {
      alone = authorize
    } else {
      alone = nil
    }
  }

  /// Decides on an action of a document.
  ///
  /// - Parameter isBuiltIn: Whether the action is for a built-in method, which the app does not authorize.
  func decide(_ caller: BridgeCaller, _ action: GateAction, isBuiltIn: Bool = false) -> GateDecision
  {
    for rule in rules {
      if let decision = rule(caller, action) { return decision }
    }
    switch action {
    // A document may use the references exported to it, and bytes mean nothing without the line that refers to them.
    case .reference, .upload: return .allowed
    case .call, .synchronousCall, .has, .event:
      if isBuiltIn { return .allowed }
      guard let alone else { return authorize(caller, action, after: consent(caller, action)) }
      return alone(caller) ? .allowed : .denied(denial(of: caller, action))
    }
  }

  /// Decides on an action that cannot wait for a decision.
  ///
  /// - Returns: Why the action is refused; `nil` if it is allowed.
  func refusal(
    of caller: BridgeCaller, _ action: GateAction, isBuiltIn: Bool = false
  ) -> BridgeError? {
    switch decide(caller, action, isBuiltIn: isBuiltIn) {
    case .allowed: nil
    case .denied(let error): error
    case .undecided where action == .synchronousCall:
      BridgeError(
        .notSynchronous,
        "Whether \(caller.origin) may call \"\(caller.name)\" is decided later: use await "
          + "bridge.call(\"\(caller.name)\", …).")
    case .undecided: denial(of: caller, action)
    }
  }

  // MARK: The policy and the app

  /// The decision of the policy's rules about an action.
  private enum Consent {
    case given
    case refused(BridgeError)
    case asked(UserConsent)
  }

  private func consent(_ caller: BridgeCaller, _ action: GateAction) -> Consent {
    if policy.rules.isEmpty { return .given }
    let decision = policy.decide(
      caller.name, from: caller.origin, isMainFrame: caller.isMainFrame)
    switch decision.outcome {
    case .allowed: return .given
    // A page has to find out that a method exists before it can call the method, which asks the user.
    case .asksUser where action == .has: return .given
    case .asksUser where action != .event:
      if let consent = decision.consent { return .asked(consent) }
    case .asksUser, .denied: break
    }
    return .refused(denial(of: caller, action, because: decision.description))
  }

  private func authorize(
    _ caller: BridgeCaller, _ action: GateAction, after consent: Consent
  ) -> GateDecision {
    if case .refused(let error) = consent { return .denied(error) }
    switch authorization {
    case .immediate(let authorize):
      guard authorize(caller) else { return .denied(denial(of: caller, action)) }
      guard case .asked(let consent) = consent else { return .allowed }
      return .undecided { [self] in
        await consent.decision(for: caller) ? nil : denial(of: caller, action)
      }
    case .later(let authorize):
      return .undecided { [self] in
        guard await authorize(caller) else { return denial(of: caller, action) }
        guard case .asked(let consent) = consent else { return nil }
        return await consent.decision(for: caller) ? nil : denial(of: caller, action)
      }
    }
  }

  /// - Parameter reason: The policy's reason, which a page learns only with ``ErrorDetail/detailed``.
  private func denial(
    of caller: BridgeCaller, _ action: GateAction, because reason: String? = nil
  ) -> BridgeError {
    if let reason, detail == .detailed { return BridgeError(.denied, reason) }
    let verb = action == .event ? "emit" : "call"
    return BridgeError(.denied, "\(caller.origin) may not \(verb) \"\(caller.name)\".")
  }
}

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
