/// The requests that go on when their document has ended, and that the document can abort as long as it lives.
@MainActor final class OutlivingRequests {
  /// How many responses wait for their reader, of all documents.
  private static let mostUnread = 256

  private struct Key: Hashable {
    let number: Int
    let frame: BridgeFrame
  }

  private var tasks: [Key: Task<Void, Never>] = [:]
  /// What the documents have not begun to read, in the order of the requests.
  private var unread: [(key: Key, answer: RelayAnswer)] = []

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

  /// Keeps an answer until its document reads it or ends.
  func keep(_ answer: RelayAnswer, number: Int, of frame: BridgeFrame) {
    unread.append((Key(number: number, frame: frame), answer))
    // The document of an old one ended before its request came.
    if unread.count > Self.mostUnread { unread.removeFirst() }
  }

  /// Takes the answer for the document that reads it.
  ///
  /// - Throws: `BridgeError` with the code `badArguments` if there is none.
  func take(_ number: Int, of frame: BridgeFrame) throws -> RelayAnswer {
    let key = Key(number: number, frame: frame)
    guard let index = unread.firstIndex(where: { $0.key == key }) else {
      throw BridgeError(.badArguments, "There is no such request.")
    }
    return unread.remove(at: index).answer
  }

  /// Drops the answers that an ended document has not read. Their requests go on.
  func documentEnded(_ frame: BridgeFrame) { unread.removeAll { $0.key.frame == frame } }
}
