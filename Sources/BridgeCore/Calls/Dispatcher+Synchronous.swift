extension Dispatcher {
  /// Calls the handler of `caller.name` and returns its answer.
  func dispatchSynchronously(
    _ caller: Caller, _ arguments: Payload
  ) -> Result<BridgeValue, BridgeError> {
    let (handler, isBuiltIn) = registry.find(caller.name)
    if let error = gate.refusal(of: caller, .synchronousCall, isBuiltIn: isBuiltIn) {
      return .failure(error)
    }
    switch handler {
    case nil: return .failure(Self.unknown(caller.name))
    case .synchronous(let body):
      return Caller.$current.withValue(caller) { Result { try body(arguments) } }
        .mapError { error in
          if error is UnreadBlob {
            return BridgeError(
              .badArguments,
              "\"\(caller.name)\" takes bytes, and the bytes of a Blob cannot be read "
                + "in a synchronous call: pass new Uint8Array(await blob.arrayBuffer()).")
          }
          return BridgeError(thrown: error, by: caller.name, detail: errors)
        }
    case .stream, .repeating: return .failure(Self.isStream(caller.name))
    case .asynchronous, .answering, .early:
      return .failure(
        BridgeError(
          .notSynchronous,
          "\"\(caller.name)\" answers later: use await bridge.call(\"\(caller.name)\", …)."))
    }
  }

  /// Returns whether a name has a handler that the page may call. A page cannot tell a name that it may not call
  /// from an unknown one.
  ///
  /// - Returns: The answer; `nil` if the gate decides later and the answer goes to `answer`.
  func has(_ caller: Caller, answer: @escaping @MainActor (Bool) -> Void) -> Bool? {
    let (handler, isBuiltIn) = registry.find(caller.name)
    guard handler != nil else { return false }
    switch gate.decide(caller, .has, isBuiltIn: isBuiltIn) {
    case .allowed: return true
    case .denied: return false
    case .undecided(let decide):
      Task { answer(await decide() == nil) }
      return nil
    }
  }

  /// Returns whether the handler of a name answers immediately.
  func isSynchronous(_ name: String) -> Bool {
    if case .synchronous = registry.find(name).handler { true } else { false }
  }
}
