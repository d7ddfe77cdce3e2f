import DequeModule

/// The receiving end of one stream of a page: what came and was not taken, and its credit.
@MainActor final class StreamReader {
  typealias Listener = @MainActor (Result<Payload, BridgeError>) -> Void
  private typealias Waiter = CheckedContinuation<Payload?, any Error>

  let id: Int
  let name: String
  /// Takes the elements as they come, in the place of who would ask for them, or one plain result.
  private let listener: Listener?
  private let pending: PendingCalls
  private weak var document: Document?
  private var window: CreditWindow
  private var elements: Deque<Payload> = []
  /// How many elements the writer may send yet.
  private var credit = 0
  private var isOpen = false
  private var end: Result<Void, BridgeError>?
  private var waiter: Waiter?

  init(
    _ id: Int, name: String, window: Int, listener: Listener? = nil, in pending: PendingCalls
  ) {
    (self.id, self.name, self.pending) = (id, name, pending)
    self.listener = listener
    self.window = CreditWindow(limit: window)
  }

  /// The next element; `nil` at the end.
  func next() async throws -> Payload? {
    if Task.isCancelled { stop() }
    if let element = elements.popFirst() {
      pull()
      return element
    }
    if let end {
      try end.get()
      return nil
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // One reader: a second one ends the first.
        waiter?.resume(returning: nil)
        waiter = continuation
      }
    } onCancel: {
      Task { @MainActor in stop() }
    }
  }

  /// Nobody wants the elements any more.
  func stop() {
    guard end == nil else { return elements.removeAll() }
    elements = []
    pending.cancel(id)
  }

  // MARK: From the document

  /// The request was sent to `document`.
  func begin(in document: Document) {
    self.document = document
    pull()
  }

  func open() {
    isOpen = true
    pending.opened(id)
  }

  /// An element came; false where nobody had asked for it.
  func receive(_ element: Payload) -> Bool {
    guard isOpen, credit > 0 else { return false }
    credit -= 1
    window.count(element.size)
    if let listener {
      listener(.success(element))
      pull()
    } else if let waiter {
      self.waiter = nil
      waiter.resume(returning: element)
      pull()
    } else {
      elements.append(element)
    }
    return true
  }

  /// The stream has ended; what came before is still to be taken.
  func end(_ result: Result<Payload, BridgeError>) {
    switch result {
    case .success where listener != nil:
      end = .success(())
      if !isOpen { listener?(result) }
    case .success where !isOpen:
      end = .failure(
        BridgeError(
          .badResult,
          "\"\(name)\" is no stream: it answered with one result. Call it with bridge.call."))
    case .success: end = .success(())
    case .failure(let error):
      end = .failure(error)
      listener?(result)
    }
    guard let waiter, let end else { return }
    self.waiter = nil
    waiter.resume(with: end.map { nil }.mapError { $0 })
  }

  private func pull() {
    let count = window.grant(beside: elements.count + credit)
    guard count > 0, end == nil, let document else { return }
    credit += count
    document.send(.pull(id: id, count: count))
  }
}
