/// What answers to a name.
enum Handler {
  /// Answers at once.
  case synchronous(@MainActor (Payload) throws -> BridgeValue)
  /// Answers later.
  case asynchronous(@MainActor (Payload) async throws -> BridgeValue)
}
