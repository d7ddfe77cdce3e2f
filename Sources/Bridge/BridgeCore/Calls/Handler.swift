/// The handler of a name, by the way it answers.
enum Handler {
  /// Answers a call whose arguments are decoded already.
  typealias Answer = @MainActor () async throws -> BridgeValue

  /// Takes the answer of a handler. Answers after the first are ignored.
  typealias Give = @MainActor (Result<BridgeValue, any Error>) -> Void

  /// Makes what answers a `stream`.
  typealias Opening = @MainActor () async throws -> StreamAnswer

  /// Answers immediately.
  case synchronous(@MainActor (Payload) throws -> BridgeValue)
  /// Decodes the arguments immediately and answers later, so that a waiting task does not keep the text alive.
  case asynchronous(@MainActor (Payload) throws -> Answer)
  /// Decodes the arguments immediately and answers a `stream`. A `call` of it is an error.
  case stream(@MainActor (Payload) throws -> Opening)
  /// Begins its calls itself, as those of older bridges and of extensions do.
  case custom(CustomHandler)
}

/// The answer to a `stream`.
package enum StreamAnswer: Sendable {
  case stream(BridgeStream<BridgeValue>)
  /// One result in place of a stream, which takes one message. Only the page scripts of extensions expect one.
  case value(BridgeValue)
}
