/// The requests that go on when their document has ended, and that the document can abort as long as it lives.
@MainActor final class OutlivingRequests {
  /// The maximum number of responses of all documents that wait for their reader.
  private static let mostUnread = 256
  /// The number of ended documents that are remembered, because their last requests may still arrive.
  private static let mostEnded = 256

  /// The time in which the response's head has to arrive after the document has ended.
  private let limit: Duration

  private struct Key: Hashable {
    let number: Int
    let frame: BridgeFrame
  }

  private struct Request {
    let head: Task<PageResponse, any Error>
    let expired: @MainActor () -> Void
  }

  private var requests: [Key: Request] = [:]
  private var ended: [BridgeFrame] = []
  private var lastNumber = 0
  /// The responses that the documents have not begun to read, in the order of the requests.
  private var unread: [(key: Key, answer: RelayAnswer)] = []

  init(limit: Duration) { self.limit = limit }

  /// Adds a request of a document, until the head of its response has come.
  ///
  /// - Parameters:
  ///   - number: The number by which the document aborts the request; `nil` if it does not.
  ///   - expired: Called if the request takes too long after the end of its document.
  func add(
    _ head: Task<PageResponse, any Error>, number: Int?, of frame: BridgeFrame,
    expired: @escaping @MainActor () -> Void
  ) {
    lastNumber -= 1
    let key = Key(number: number ?? lastNumber, frame: frame)
    requests[key] = Request(head: head, expired: expired)
    Task {
      _ = await head.result
      requests[key] = nil
    }
    if ended.contains(frame) { limitTime(of: key) }
  }

  private func limitTime(of key: Key) {
    Task { [weak self, limit] in
      try? await Task.sleep(for: limit)
      guard let request = self?.requests[key] else { return }
      request.head.cancel()
      request.expired()
    }
  }

  /// Cancels a request of a document. The response's body, if it has begun, ends with its stream.
  func abort(_ number: Int, of frame: BridgeFrame) {
    requests[Key(number: number, frame: frame)]?.head.cancel()
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

  /// Drops the answers that an ended document has not read. Its requests go on for a while.
  func documentEnded(_ frame: BridgeFrame) {
    unread.removeAll { $0.key.frame == frame }
    ended.append(frame)
    if ended.count > Self.mostEnded { ended.removeFirst() }
    for key in requests.keys where key.frame == frame { limitTime(of: key) }
  }
}
