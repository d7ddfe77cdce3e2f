/// What answers to a name.
enum Handler {
  /// Answers a call whose arguments it has.
  typealias Answer = @MainActor () async throws -> BridgeValue

  /// Takes the answer of a handler. Answers after the first are ignored.
  typealias Give = @MainActor (Result<BridgeValue, any Error>) -> Void

  /// Makes the sequence that answers a `stream`.
  typealias Opening = @MainActor () async throws -> BridgeStream<BridgeValue>

  /// Answers at once.
  case synchronous(@MainActor (Payload) throws -> BridgeValue)
  /// Takes the arguments at once, and answers later: who waits holds no text.
  case asynchronous(@MainActor (Payload) throws -> Answer)
  /// Begins at once, and gives its answer to a closure, then or later. The answer keeps its place among what
  /// native code says to the page.
  case answering(@MainActor (Payload, @escaping Give) throws -> Void)
  /// Takes the arguments at once, and answers later, or earlier by the closure. The first answer counts.
  case early(@MainActor (Payload, @escaping Give) throws -> Answer)
  /// Takes the arguments at once, and answers a `stream` with a sequence, or with one result that it gives to
  /// the closure before it has made the sequence. There is a closure where an older page calls.
  case repeating(@MainActor (Payload, Give?) throws -> Opening)
  /// Takes the arguments at once, and answers a `stream` with a sequence; a `call` of it is an error.
  case stream(@MainActor (Payload) throws -> Opening)
}
