import Foundation

extension RelayAnswer {
  /// The largest response of a synchronous request, in bytes.
  private static let mostBytes = 64 << 20

  /// Returns the head and the whole body, for a synchronous request.
  ///
  /// - Parameter limit: How long the request may take.
  /// - Throws: ``RelayError`` with the code `tooLarge`, or why the request failed.
  func whole(within limit: Duration) async throws -> BridgeValue {
    let reader = Task { try await whole() }
    let clock = Task {
      try await Task.sleep(for: limit)
      let error = RelayError(
        .network, "The response of a synchronous request did not come within \(limit).")
      failed(error)
      reader.cancel()
      task.cancel()
    }
    defer { clock.cancel() }
    return try await withTaskCancellationHandler {
      try await reader.value
    } onCancel: {
      reader.cancel()
    }
  }

  /// Reads a response that nobody wants, so that its connection serves the next request.
  ///
  /// - Parameter limit: How long the request may take. One that takes longer is given up, and the log says so.
  func drain(within limit: Duration) async {
    let reader = Task { for try await _ in self {} }
    let clock = Task {
      try await Task.sleep(for: limit)
      failed(RelayError(.network, "The response of a beacon did not end within \(limit)."))
      reader.cancel()
      task.cancel()
    }
    _ = await reader.result
    clock.cancel()
  }

  /// Returns the head and the whole body.
  ///
  /// - Throws: ``RelayError`` with the code `tooLarge`, or why the request failed.
  private func whole() async throws -> BridgeValue {
    var head: BridgeValue = .null
    var body = Data()
    for try await element in self {
      switch element {
      case .object: head = element
      case .bytes(let piece):
        body.append(piece)
        guard body.count <= Self.mostBytes else {
          throw RelayError(
            .tooLarge,
            "The response of a synchronous request has more than \(Self.mostBytes) bytes.")
        }
      default: break
      }
    }
    return ["head": head, "body": .bytes(body)]
  }
}
