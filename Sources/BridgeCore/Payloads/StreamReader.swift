import DequeModule

/// The receiving end of one stream of a page: what came and was not taken, and its credit.
@MainActor final class StreamReader: ElementReader {
  typealias Listener = @MainActor (Result<Payload, BridgeError>) -> Void
  private typealias Waiter = CheckedContinuation<Payload?, any Error>

  let id: Int
  let name: String
  /// Takes the elements as they come, in the place of who would ask for them, or one plain result.
  private let listener: Listener?
  private let cancel: @MainActor () -> Void
  private let opened: @MainActor () -> Void
  private let isCounted: Bool
  private weak var channel: (any FrameChannel)?
  /// What counts the elements that nobody has taken.
  private var budget: DocumentBudget?
  private var window: CreditWindow
  private var elements: Deque<(payload: Payload, size: Int)> = []
  /// How many elements the writer may send yet.
  private var credit = 0
  private var isOpen = false
  private var end: Result<Void, BridgeError>?
  private var waiter: Waiter?

  /// - Parameters:
  ///   - isCounted: Whether elements that nobody has taken count in the document's budget; false where that
  ///     has room for all of them already.
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

  /// The next element; `nil` at the end.
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
    budget?.change(data: -elements.reduce(0) { $0 + $1.size })
    elements = []
    if end == nil { cancel() }
  }

  // MARK: From the document

  /// The request was sent.
  func begin(in channel: any FrameChannel) {
    self.channel = channel
    if isCounted { budget = channel.budget }
    giveCredit()
  }

  func open() {
    isOpen = true
    opened()
  }

  /// An element came.
  ///
  /// - Throws: ``BridgeError``: `badFrame` where nobody had asked for it; `overLimit` where too much
  ///   waits to be taken already. The stream is to be ended then.
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

  private func giveCredit() {
    let count = window.grant(beside: elements.count + credit)
    guard count > 0, end == nil, let channel else { return }
    credit += count
    channel.send(.credit(id: id, count: count))
  }
}
