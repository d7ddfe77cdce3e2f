/// The requests that go on when their document has ended, and that the document can abort as long as it lives.
@MainActor final class OutlivingRequests {
  private struct Key: Hashable {
    let number: Int
    let frame: BridgeFrame
  }

  private var tasks: [Key: Task<Void, Never>] = [:]

  /// Adds a request of a document, until its task ends.
  func add(_ task: Task<Void, Never>, number: Int, of frame: BridgeFrame) {
    let key = Key(number: number, frame: frame)
    tasks[key] = task
    Task {
      await task.value
      tasks[key] = nil
    }
  }

  /// Cancels a request of a document. The response's body, if it has begun, ends with its stream.
  func abort(_ number: Int, of frame: BridgeFrame) {
    tasks[Key(number: number, frame: frame)]?.cancel()
  }
}
