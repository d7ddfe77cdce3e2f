/// A call that native code has to answer exactly once.
@MainActor struct InboundCall {
  /// Takes the answer.
  typealias Answer = @MainActor (Result<BridgeValue, BridgeError>) -> Void
  /// Sends the elements of a stream.
  typealias WriteStream = @MainActor (BridgeStream<BridgeValue>) async throws -> Void

  let caller: BridgeCaller
  let arguments: Payload
  /// The budget that counts the handlers of the calling document; `nil` if native code makes the call.
  let budget: DocumentBudget?
  /// Sends the elements if the answer may be a stream. `answer` then receives the end of the stream.
  let writeStream: WriteStream?
  let answer: Answer
  /// Called when the handler begins; `nil` without observers.
  var began: CallStart?

  var name: String { caller.name }

  init(
    _ caller: BridgeCaller, _ arguments: Payload, budget: DocumentBudget? = nil,
    writeStream: WriteStream? = nil, answer: @escaping Answer
  ) {
    (self.caller, self.arguments, self.budget) = (caller, arguments, budget)
    (self.writeStream, self.answer) = (writeStream, answer)
  }

  /// Throws an error if the budget has no room for the handler.
  func checkBudget() throws(BridgeError) { try budget?.check(name, arguments) }

  /// Returns the call with arguments that do not keep the text of the whole batch alive.
  func kept() -> InboundCall {
    var call = InboundCall(
      caller, arguments.kept(), budget: budget, writeStream: writeStream, answer: answer)
    call.began = began
    return call
  }

  /// Returns the call with arguments that were read off the main actor, if they are long.
  func readingAhead(as types: ExpectedTypes?) async -> InboundCall {
    guard arguments.isLong else { return self }
    var call = InboundCall(
      caller, await arguments.readingAhead(as: types), budget: budget, writeStream: writeStream,
      answer: answer)
    call.began = began
    return call
  }

  /// Counts the handler in the budget, until the hold ends.
  func hold() -> Hold? { budget?.hold(name, arguments) }
}
