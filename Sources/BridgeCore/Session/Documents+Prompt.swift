extension Documents {
  func answer(prompt message: String, text: String) -> String? {
    guard message == PageRuntime.handlerName, SynchronousCall.isOne(text) else {
      return refuse(prompt: message)
    }
    guard let call = SynchronousCall(text) else {
      return refuse("a synchronous call came in pieces")
    }
    guard let document = document(call.key) else { return refuse(token: call.key) }
    return document.answer(call)
  }

  /// The answer to a prompt in the manner of a dialect that did not come by the runtime; `nil` for
  /// the app's own prompts.
  private func refuse(prompt message: String) -> String? {
    guard let dialect = dialects.first(where: { $0.isPrompt?(message) == true })
    else { return nil }
    _ = refuse(
      "a frame without the bridge prompted \(message.prefix(40).debugDescription), which is "
        + "\(dialect.name)")
    return ""
  }

  /// Calls the handler of `caller.name`, which has to answer at once.
  func callSynchronously(_ caller: Caller, _ arguments: Payload) -> Result<BridgeValue, BridgeError>
  {
    if let question = dialects.lazy.compactMap({ $0.questions[caller.name] }).first {
      return Result { try question(self, caller, arguments) }
        .mapError { BridgeError(thrown: $0, by: caller.name, detail: .detailed) }
    }
    if let error = refusal(of: caller) { return .failure(error) }
    return dispatcher.callSynchronously(caller, arguments)
  }
}
