extension Documents {
  func answer(prompt message: String, text: String) -> String? {
    guard message == PageRuntime.handlerName, SynchronousCall.isOne(text) else { return nil }
    guard let call = SynchronousCall(text) else {
      return refuse("a synchronous call came in pieces")
    }
    guard let document = document(call.key) else { return refuse(token: call.key) }
    return document.answer(call)
  }

  /// Calls the handler of `caller.name`, which has to answer at once.
  func callSynchronously(_ caller: Caller, _ arguments: Payload) -> Result<BridgeValue, BridgeError>
  {
    if let error = refusal(of: caller) { return .failure(error) }
    return dispatcher.callSynchronously(caller, arguments)
  }
}
