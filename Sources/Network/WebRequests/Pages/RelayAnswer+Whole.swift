import Foundation

extension RelayAnswer {
  /// The largest response of a synchronous request, in bytes.
  private static let mostBytes = 64 << 20

  /// Returns the head and the whole body, for a synchronous request.
  ///
  /// - Parameter limit: How long the request may take.
  /// - Throws: ``RelayError`` with the code `tooLarge`, or why the request failed.
  func whole(within limit: Duration) async throws -> BridgeValue {
    try await reading(
      within: limit, "The response of a synchronous request did not come within \(limit)."
    ) {
      let response = try await response()
      return [
        "head": response.head,
        "body": .bytes(try await data(of: response, limit: Self.mostBytes)),
      ]
    }
  }

  /// Reads a response that nobody wants, so that its connection serves the next request.
  ///
  /// - Parameter limit: How long the request may take. One that takes longer is given up, and the log says so.
  func drain(within limit: Duration) async {
    try? await reading(within: limit, "The response of a beacon did not end within \(limit).") {
      for try await _ in try await response().body {}
    }
  }

  /// Reads a response in a given time.
  ///
  /// - Parameter late: What the log says of a response that takes longer.
  private func reading<Result: Sendable>(
    within limit: Duration, _ late: String,
    _ read: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let reader = Task { try await read() }
    let clock = Task {
      try await Task.sleep(for: limit)
      failed(RelayError(.network, late))
      reader.cancel()
      task?.cancel()
    }
    defer { clock.cancel() }
    return try await withTaskCancellationHandler {
      try await reader.value
    } onCancel: {
      reader.cancel()
    }
  }
}
