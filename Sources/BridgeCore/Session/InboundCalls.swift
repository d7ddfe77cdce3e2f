/// The calls of one document that are not answered yet, and the texts that they came with.
struct InboundCalls {
  /// A call that is not answered yet.
  struct OpenCall {
    /// The number of the text that brought it; 0 where no batch waits for it.
    var text: Int
    var task: Task<Void, Never>?
  }

  private var open = CallTable<OpenCall>()
  /// The number of the text that is read.
  private(set) var current = 0
  /// The number of the batch that waits for its answer, and how many of its calls are open.
  private(set) var heldBatch = 0
  private var openInBatch = 0

  var count: Int { open.count }

  /// The ids of the open calls, in their order.
  var ids: [Int] { open.all.map(\.id).sorted() }

  /// Whether the batch that waits has all its answers.
  var isBatchAnswered: Bool { openInBatch == 0 }

  /// A text is read from now on.
  mutating func beginText(_ number: Int) { current = number }

  /// A batch waits for its answer from now on.
  mutating func holdBatch(_ number: Int) { (heldBatch, openInBatch) = (number, 0) }

  func has(_ id: Int) -> Bool { open[id] != nil }

  /// Opens a call.
  ///
  /// - Returns: Whether no open call has its id.
  mutating func open(_ id: Int) -> Bool {
    guard open[id] == nil else { return false }
    open.insert(OpenCall(text: current), for: id)
    if current == heldBatch { openInBatch += 1 }
    return true
  }

  /// Keeps the task that will answer a call, for its cancellation.
  mutating func keep(_ task: Task<Void, Never>, of id: Int) { open.change(id) { $0.task = task } }

  /// Closes a call.
  ///
  /// - Returns: The call; `nil` where it was answered or cancelled before.
  mutating func close(_ id: Int) -> OpenCall? { open.remove(id) }

  /// No batch waits for a call any more, which goes on.
  ///
  /// - Returns: The call as it was; `nil` where it was answered or cancelled before.
  mutating func release(_ id: Int) -> OpenCall? {
    guard let call = open[id] else { return nil }
    open.change(id) { $0.text = 0 }
    return call
  }

  /// Counts a call of the batch that waits as answered.
  ///
  /// - Returns: Whether the batch has all its answers now.
  mutating func settle(_ call: OpenCall) -> Bool {
    guard call.text == heldBatch else { return false }
    openInBatch -= 1
    return openInBatch == 0
  }

  /// Cancels and forgets all calls.
  mutating func cancelAll() {
    for (_, call) in open.all { call.task?.cancel() }
    open = CallTable()
  }
}
