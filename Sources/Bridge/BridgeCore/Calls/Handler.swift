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
  /// Answers a synchronous call later. The page is blocked until then. Only extensions have such handlers.
  case blocking(@MainActor (Payload) async throws -> BridgeValue)
  /// Decodes the arguments immediately and answers later, so that a waiting task does not keep the text alive.
  case asynchronous(@MainActor (Payload) throws -> Answer)
  /// Begins immediately and gives its answer to a closure, then or later. The answer keeps its place among the
  /// messages of native code to the page.
  case answering(@MainActor (Payload, @escaping Give) throws -> Void)
  /// Decodes the arguments immediately and answers later, or earlier through the closure. The first answer counts.
  case early(@MainActor (Payload, @escaping Give) throws -> Answer)
  /// Decodes the arguments immediately and answers a `stream` with a sequence, or with one result that it gives to
  /// the closure before it has made the sequence. Only calls of older pages have a closure.
  case repeating(@MainActor (Payload, Give?) throws -> Opening)
  /// Decodes the arguments immediately and answers a `stream`. A `call` of it is an error.
  case stream(@MainActor (Payload) throws -> Opening)
}

/// The answer to a `stream`.
package enum StreamAnswer: Sendable {
  case stream(BridgeStream<BridgeValue>)
  /// One result in place of a stream, which takes one message. Only the page scripts of extensions expect one.
  case value(BridgeValue)
}
