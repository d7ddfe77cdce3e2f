extension Dispatcher {
  /// Calls the handler of a call that outlives its document. Nobody gets the answer.
  ///
  /// The gate has to decide immediately, because a call that waits for the user begins nothing for a page that is gone.
  func dispatchLast(_ call: InboundCall) {
    let own = registry.findOutliving(call.name)
    let (handler, isBuiltIn) = registry.find(call.name)
    do throws(BridgeError) {
      // The other methods of extensions have to answer.
      if own == nil, isBuiltIn { throw unknown(call.caller) }
      if let error = gate.refusal(of: call.caller, .call, isBuiltIn: own != nil) { throw error }
      _ = try begin(own ?? handler, call)
    } catch {
      call.answer(.failure(error))
    }
  }
}
