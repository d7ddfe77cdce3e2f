/// What answers to a name.
enum Handler {
  /// Answers at once.
  case synchronous(@MainActor (Payload) throws -> BridgeValue)
  /// Answers later.
  case asynchronous(@MainActor (Payload) async throws -> BridgeValue)
  /// Answers a `stream` with a sequence; a `call` of it is an error.
  case stream(@MainActor (Payload) async throws -> BridgeStream<BridgeValue>)
}
