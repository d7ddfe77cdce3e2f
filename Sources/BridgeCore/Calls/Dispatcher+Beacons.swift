extension Dispatcher {
  /// Calls a method that outlives documents.
  ///
  /// - Returns: The task of the method.
  /// - Throws: ``BridgeError`` if no such method has the name, the gate refuses, or the arguments do not fit.
  func dispatchBeacon(
    _ caller: Caller, _ arguments: Payload
  ) throws(BridgeError) -> Task<Void, Never> {
    guard case .asynchronous(let begin)? = registry.findOutliving(caller.name) else {
      throw unknown(caller)
    }
    if let error = gate.refusal(of: caller, .call, isBuiltIn: true) { throw error }
    let body: Handler.Answer
    do {
      body = try caller.run { try begin(arguments) }
    } catch {
      throw BridgeError(thrown: error, by: caller.name, detail: errors)
    }
    return caller.run { Task { _ = try? await body() } }
  }
}
