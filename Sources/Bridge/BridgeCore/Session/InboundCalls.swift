/// The unanswered calls of one document, and the texts that brought them.
struct InboundCalls {
  /// A call that is not answered yet.
  struct OpenCall {
    /// The number of the text that brought the call; 0 if no batch waits for the call.
    var text: Int
    var task: Task<Void, Never>?
  }

  private var open = CallTable<OpenCall>()
  /// The ids of the cancelled calls whose handlers have not ended. What a handler answers then is for no later call, so
  /// that a page cannot use the id again before.
  private var cancelled: Set<Int> = []
  /// The number of the text that is being read.
  private(set) var current = 0
  /// The number of the batch that waits for its answer, and how many of its calls are open.
  private(set) var heldBatch = 0
  private var openInBatch = 0

  var count: Int { open.count }

  /// The ids of the open calls, in ascending order.
  var ids: [Int] { open.all.map(\.id).sorted() }

  /// Whether all calls of the waiting batch are answered.
  var isBatchAnswered: Bool { openInBatch == 0 }

  /// Starts a text, which brings the calls that are opened next.
  mutating func beginText(_ number: Int) { current = number }

  /// Makes a batch wait for the answers to its calls.
  mutating func holdBatch(_ number: Int) { (heldBatch, openInBatch) = (number, 0) }

  func has(_ id: Int) -> Bool { open[id] != nil }

  /// Opens a call.
  ///
  /// - Returns: `false` if an open call has the id, or a cancelled one whose handler runs on.
  mutating func open(_ id: Int) -> Bool {
    guard open[id] == nil, cancelled.isEmpty || !cancelled.contains(id) else { return false }
    open.insert(OpenCall(text: current), for: id)
    if current == heldBatch { openInBatch += 1 }
    return true
  }

  /// Keeps the task that will answer a call, so that it can be cancelled.
  mutating func keep(_ task: Task<Void, Never>, of id: Int) { open.change(id) { $0.task = task } }

  /// Closes a call that is answered.
  ///
  /// - Returns: The call; `nil` if it was answered or cancelled before.
  mutating func close(_ id: Int) -> OpenCall? {
    if let call = open.remove(id) { return call }
    if !cancelled.isEmpty { cancelled.remove(id) }
    return nil
  }

  /// Closes a call that the page has cancelled, and cancels its task.
  ///
  /// - Returns: The call; `nil` if it was answered or cancelled before.
  mutating func cancel(_ id: Int) -> OpenCall? {
    guard let call = open.remove(id) else { return nil }
    cancelled.insert(id)
    call.task?.cancel()
    return call
  }

  /// Releases the batch from waiting for a call, which stays open.
  ///
  /// - Returns: The call as it was; `nil` if it was answered or cancelled before.
  mutating func release(_ id: Int) -> OpenCall? {
    guard let call = open[id] else { return nil }
    open.change(id) { $0.text = 0 }
    return call
  }

  /// Counts a call of the waiting batch as answered.
  ///
  /// - Returns: Whether this was the last unanswered call of the batch.
  mutating func settle(_ call: OpenCall) -> Bool {
    guard call.text == heldBatch else { return false }
    openInBatch -= 1
    return openInBatch == 0
  }

  /// Cancels and removes all calls.
  mutating func cancelAll() {
    for (_, call) in open.all { call.task?.cancel() }
    open = CallTable()
  }
}
