/// A call that native code has to answer once.
@MainActor struct InboundCall {
  /// Takes the answer.
  typealias Answer = @MainActor (Result<BridgeValue, BridgeError>) -> Void
  /// Sends the elements of a stream.
  typealias WriteStream = @MainActor (BridgeStream<BridgeValue>) async throws -> Void

  let caller: Caller
  let arguments: Payload
  /// What counts the handlers of the calling document; `nil` where native code calls itself.
  let budget: DocumentBudget?
  /// Sends the elements where the answer may be a stream; `answer` then gets the end of the stream.
  let writeStream: WriteStream?
  let answer: Answer
  /// Told when the handler begins; `nil` where nobody observes.
  var began: (@MainActor () -> Void)?

  var name: String { caller.name }

  init(
    _ caller: Caller, _ arguments: Payload, budget: DocumentBudget? = nil,
    writeStream: WriteStream? = nil, answer: @escaping Answer
  ) {
    (self.caller, self.arguments, self.budget) = (caller, arguments, budget)
    (self.writeStream, self.answer) = (writeStream, answer)
  }

  /// Throws where the budget has no room for the handler.
  func checkBudget() throws(BridgeError) { try budget?.check(name, arguments) }

  /// The call with arguments that do not keep the text of the whole batch.
  func kept() -> InboundCall {
    var call = InboundCall(
      caller, arguments.kept(), budget: budget, writeStream: writeStream, answer: answer)
    call.began = began
    return call
  }

  /// Counts the handler in the budget, until the hold ends.
  func hold() -> Hold? { budget?.hold(name, arguments) }
}
