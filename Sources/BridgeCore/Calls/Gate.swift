/// Decides which documents may use the bridge and what each document may do. Every such decision is made here.
@MainActor final class Gate {
  let origins: [OriginMatcher]
  let frames: FrameScope
  /// The app's decision on calls and events.
  let authorize: @MainActor (Caller) -> Bool
  /// The rules of extensions, which decide before the app.
  // Unchecked, because it is read for every call and changes only while the bridge is attached.
  @exclusivity(unchecked) var rules: [GateRule] = []

  init(
    origins: [OriginMatcher], frames: FrameScope,
    authorize: @escaping @MainActor (Caller) -> Bool
  ) {
    (self.origins, self.frames, self.authorize) = (origins, frames, authorize)
  }

  /// Returns why a document gets no bridge; `nil` if it gets one.
  func refusal(of origin: Origin, isMainFrame: Bool, url: String) -> BridgeError? {
    if origin == .opaque {
      return BridgeError(
        .denied,
        "\(url) has an opaque origin, which no pattern matches. Give HTML that is loaded from a "
          + "string a base URL of an allowed origin: baseURL: URL(string: \"https://app.example/\")."
      )
    }
    guard origins.contains(where: { $0.matches(origin) }) else {
      return BridgeError(
        .denied,
        "\(origin) may not use this bridge. If it should, add \"\(origin)\" to the origins: "
          + "that the bridge is attached with.")
    }
    guard isMainFrame || frames == .all else {
      return BridgeError(
        .denied,
        "A subframe of \(origin) may not use this bridge: it is attached with frames: .main.")
    }
    return nil
  }

  /// Decides on an action of a document.
  ///
  /// - Parameter isBuiltIn: Whether the action is for a built-in method, which the app does not authorize.
  func decide(_ caller: Caller, _ action: GateAction, isBuiltIn: Bool = false) -> GateDecision {
    for rule in rules {
      if let decision = rule(caller, action) { return decision }
    }
    switch action {
    // A document may use the references exported to it, and bytes mean nothing without the line that refers to them.
    case .reference, .upload: return .allowed
    case .call, .synchronousCall, .has, .event:
      return isBuiltIn || authorize(caller) ? .allowed : .denied(Self.denial(of: caller, action))
    }
  }

  /// Decides on an action that cannot wait for a decision.
  ///
  /// - Returns: Why the action is refused; `nil` if it is allowed.
  func refusal(
    of caller: Caller, _ action: GateAction, isBuiltIn: Bool = false
  ) -> BridgeError? {
    switch decide(caller, action, isBuiltIn: isBuiltIn) {
    case .allowed: nil
    case .denied(let error): error
    case .undecided where action == .synchronousCall:
      BridgeError(
        .notSynchronous,
        "Whether \(caller.origin) may call \"\(caller.name)\" is decided later: use await "
          + "bridge.call(\"\(caller.name)\", …).")
    case .undecided: Self.denial(of: caller, action)
    }
  }

  private static func denial(of caller: Caller, _ action: GateAction) -> BridgeError {
    let verb = action == .event ? "emit" : "call"
    return BridgeError(.denied, "\(caller.origin) may not \(verb) \"\(caller.name)\".")
  }
}
