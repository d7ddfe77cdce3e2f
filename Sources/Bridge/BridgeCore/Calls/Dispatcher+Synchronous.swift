extension Dispatcher {
  /// Calls the handler of `caller.name`. The call is answered exactly once, and before this returns unless the
  /// handler is a blocking one.
  ///
  /// - Returns: The task that answers later; `nil` if the call is answered.
  func dispatchSynchronously(
    _ caller: BridgeCaller, _ arguments: Payload,
    answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) -> Task<Void, Never>? {
    let (handler, isBuiltIn) = registry.find(caller.name)
    do throws(BridgeError) {
      if let error = gate.refusal(of: caller, .synchronousCall, isBuiltIn: isBuiltIn) {
        throw error
      }
      switch handler {
      case nil: throw unknown(caller)
      case .synchronous(let body):
        answer(
          caller.run { Result { try body(arguments) } }
            .mapError { describe($0, of: caller.name) })
      case .stream: throw Self.isStream(caller.name)
      case .asynchronous: throw Self.answersLater(caller.name)
      case .custom(let handler):
        return try handler.block(InboundCall(caller, arguments, answer: answer), self)
      }
    } catch {
      answer(.failure(error))
    }
    return nil
  }

  static func answersLater(_ name: String) -> BridgeError {
    BridgeError(
      .notSynchronous, "\"\(name)\" answers later: use await bridge.call(\"\(name)\", …).")
  }

  /// Describes an error of a handler for the page that is blocked.
  func describe(_ error: any Error, of name: String) -> BridgeError {
    guard error is UnreadBlob else { return BridgeError(thrown: error, by: name, detail: errors) }
    return BridgeError(
      .badArguments,
      "\"\(name)\" takes bytes, and the bytes of a Blob cannot be read "
        + "in a synchronous call: pass new Uint8Array(await blob.arrayBuffer()).")
  }

  /// Returns whether a name has a handler that the page may call. A page cannot tell a name that it may not call
  /// from an unknown one.
  ///
  /// - Returns: The answer; `nil` if the gate decides later and the answer goes to `answer`.
  func has(_ caller: BridgeCaller, answer: @escaping @MainActor (Bool) -> Void) -> Bool? {
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

  /// Returns whether the page may call a name synchronously.
  func isSynchronous(_ name: String) -> Bool {
    switch registry.find(name).handler {
    case .synchronous: true
    case .custom(let handler): handler.isSynchronous
    default: false
    }
  }
}
