/// Sends each change of the connection to the readers of ``Bridge/connections``.
@MainActor final class ConnectionFeed {
  private var continuations: [Int: AsyncStream<BridgeConnection>.Continuation] = [:]
  private var lastID = 0

  func stream(beginningWith connection: BridgeConnection) -> AsyncStream<BridgeConnection> {
    let (stream, continuation) = AsyncStream<BridgeConnection>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    continuation.yield(connection)
    if case .detached = connection {
      continuation.finish()
      return stream
    }
    lastID += 1
    let id = lastID
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[id] = nil }
    }
    return stream
  }

  func send(_ connection: BridgeConnection) {
    for continuation in continuations.values { continuation.yield(connection) }
    guard case .detached = connection else { return }
    for continuation in continuations.values { continuation.finish() }
    continuations = [:]
  }
}
