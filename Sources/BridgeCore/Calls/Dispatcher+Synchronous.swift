extension Dispatcher {
  /// Calls the handler of `caller.name`, and answers before this returns.
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
              "\"\(caller.name)\" takes bytes, and a Blob's cannot be read in a synchronous call: "
                + "pass new Uint8Array(await blob.arrayBuffer()).")
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

  /// Answers whether a page may call a name that somebody answers to. A page learns of no name that it may
  /// not call.
  ///
  /// - Returns: The answer; `nil` where the gate decides later, and `answer` gets it.
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

  /// Whether who answers to a name does so immediately.
  func isSynchronous(_ name: String) -> Bool {
    if case .synchronous = registry.find(name).handler { true } else { false }
  }
}
