import DequeModule

/// The receiving end of one stream of a page: its unread elements and its credit.
@MainActor final class StreamReader: ElementReader {
  typealias Listener = @MainActor (Result<Payload, BridgeError>) -> Void
  private typealias Waiter = CheckedContinuation<Payload?, any Error>

  let id: Int
  let name: String
  /// Receives the elements as they arrive, or one plain result, in place of calls of ``next()``.
  private let listener: Listener?
  private let cancel: @MainActor () -> Void
  private let opened: @MainActor () -> Void
  private let isCounted: Bool
  private weak var channel: (any FrameChannel)?
  /// The budget that counts unread elements.
  private var budget: DocumentBudget?
  private var window: CreditWindow
  private var elements: Deque<(payload: Payload, size: Int)> = []
  /// The number of elements that the writer may still send.
  private var credit = 0
  private var isOpen = false
  private var end: Result<Void, BridgeError>?
  private var waiter: Waiter?

  /// - Parameters:
  ///   - isCounted: Whether unread elements count toward the document's budget; `false` if the budget has
  ///     already reserved room for all of them.
  ///   - opened: Ends the deadline of the request, because the page has opened the stream.
  ///   - cancel: Ends the request.
  init(
    _ id: Int, name: String, window: Int, listener: Listener? = nil, isCounted: Bool = true,
    opened: @escaping @MainActor () -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    (self.id, self.name, self.isCounted) = (id, name, isCounted)
    (self.opened, self.cancel) = (opened, cancel)
    self.listener = listener
    self.window = CreditWindow(limit: window)
  }

  /// Returns the next element; `nil` at the end.
  func next() async throws -> Payload? {
    if Task.isCancelled { stop() }
    if let (element, size) = elements.popFirst() {
      budget?.change(data: -size)
      giveCredit()
      return element
    }
    if let end {
      try end.get()
      return nil
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A stream has one reader, so a second reader ends the first.
        waiter?.resume(returning: nil)
        waiter = continuation
      }
    } onCancel: {
      Task { @MainActor in stop() }
    }
  }

  /// Drops the unread elements and cancels the request.
  func stop() {
    budget?.change(data: -elements.reduce(0) { $0 + $1.size })
    elements = []
    if end == nil { cancel() }
  }

  // MARK: From the document

  /// Grants the first credit after the request was sent.
  func begin(in channel: any FrameChannel) {
    self.channel = channel
    if isCounted { budget = channel.budget }
    giveCredit()
  }

  func open() {
    isOpen = true
    opened()
  }

  /// Receives an element.
  ///
  /// - Throws: ``BridgeError`` with code `badFrame` if the element had no credit, or `overLimit` if too many
  ///   bytes are unread. The caller then has to end the stream.
  func receive(_ element: Payload) throws(BridgeError) {
    guard isOpen, credit > 0 else {
      throw BridgeError(
        .badFrame, "\"\(name)\": the page sent an element that nobody had asked for.")
    }
    credit -= 1
    window.count(element.size)
    if let listener {
      listener(.success(element))
      giveCredit()
    } else if let waiter {
      self.waiter = nil
      waiter.resume(returning: element)
      giveCredit()
    } else {
      if let budget, element.size > budget.dataRoom { throw budget.tooMuchData(name, element.size) }
      budget?.change(data: element.size)
      elements.append((element.kept(), element.size))
    }
  }

  /// Ends the stream. Elements that came before can still be read.
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

  private func giveCredit() {
    let count = window.grant(beside: elements.count + credit)
    guard count > 0, end == nil, let channel else { return }
    credit += count
    channel.send(.credit(id: id, count: count))
  }
}
