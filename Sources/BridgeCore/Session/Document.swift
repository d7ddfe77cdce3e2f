import Logging

/// One loaded page that said hello: its identity, its order, and the calls that it has open.
@MainActor final class Document {
  let token: String
  let tokenBytes: [UInt8]
  let key: String
  /// Where its uploads go. It may become known to others, as URLs do: it is good for nothing else.
  let uploadKey = PageSecret.random()
  let identity: Caller.Identity
  var origin: Origin { identity.origin }
  var isMainFrame: Bool { identity.isMainFrame }

  // Documents holds every live document, and whoever awaits a call of one holds Documents.
  unowned let documents: Documents
  let limits: BridgeLimits
  /// By what others reach this document as long as it lives.
  let link = Link()
  // Unchecked, here and below, for all checks of a call together take a tenth of it: what changes these
  // is done before anything else is called.
  @exclusivity(unchecked) var inbox = Inbox()
  let outbox: Outbox
  /// The calls of the page that are not answered yet.
  @exclusivity(unchecked) var open = CallTable<OpenCall>()
  /// The number of the text that is being dealt with.
  @exclusivity(unchecked) var current = 0
  /// The number of the batch that waits for its answer, and how many of its calls are open.
  @exclusivity(unchecked) var heldBatch = 0
  @exclusivity(unchecked) var openInBatch = 0
  private(set) var hasEnded = false
  /// Where reading waits for handlers to end.
  var pause: ReadingPause? {
    didSet { isPaused = pause != nil }
  }
  /// Stored separately, because looking at the pause would copy its text for each that comes.
  @exclusivity(unchecked) private(set) var isPaused = false
  /// Whether reading refuses what there is no room for, instead of waiting.
  var isUrged = false
  /// The streams that the page reads, by the ids of its requests.
  var writers: [Int: StreamWriter] = [:]
  /// Whether one of them waits for room.
  var isStalled = false
  /// What native gave to this document, by number.
  var exports: [Int: Export] = [:]
  /// How many bytes of it the page is about to get.
  var exportedBytes = 0
  /// Bytes of the page whose lines have not come yet.
  var uploads = Uploads()
  /// What the page makes native hold.
  let budget: DocumentBudget
  /// How many bytes of texts that came before their turn the budget counts.
  var earlyBytes = 0
  /// How many functions, streams and blobs of the page are held.
  var heldReferences = 0
  /// How many bytes may wait for the page before its document is ended: answers that cannot be refused are
  /// small, and a page that asks for many without an end comes for none.
  private let mostQueued: Int

  /// Holds a document until that ends. A weak reference would do the same, and make whatever touches
  /// the document slower.
  @MainActor final class Link {
    fileprivate(set) var document: Document?
    nonisolated init() {}
  }

  /// A call of the page that is not answered yet.
  struct OpenCall {
    /// The number of the text that brought it.
    var text: Int
    var task: Task<Void, Never>?
  }

  init(_ hello: Hello, origin: Origin, in documents: Documents) {
    identity = Caller.Identity(
      origin: origin, url: hello.url, isMainFrame: hello.main, link: link)
    let token = PageSecret.random()
    (self.token, tokenBytes, key) = (token, Array(token.utf8), hello.key)
    (self.documents, limits) = (documents, documents.limits)
    budget = DocumentBudget(limits, isMain: hello.main, in: documents.budget)
    mostQueued = limits.queuedBytes > .max / 4 ? .max : limits.queuedBytes * 2 + (1 << 20)
    outbox = Outbox(token: token, clock: documents.clock) { [weak engine = documents.engine] in
      engine?.wake()
    }
    link.document = self
    outbox.drained = { [link] in link.document?.resumeWriters() }
  }

  var queuedBytes: Int { outbox.queuedBytes + exportedBytes }

  /// Whether so many texts of the page have been dealt with.
  func hasHeard(_ count: Int) -> Bool { inbox.missing > count }

  func send(_ frame: consuming Frame) {
    guard !hasEnded else { return }
    for load in keepExports(of: frame) {
      documents.observe(outbox.append(load, isLast: false), .toPage, of: self)
    }
    documents.observe(outbox.append(frame), .toPage, of: self)
    if outbox.queuedBytes > mostQueued {
      documents.endForExcess(
        of: self, "\(outbox.queuedBytes) bytes of answers wait for \(origin), which comes for none."
      )
    }
  }

  /// Deals with one line.
  func receive(_ line: ArraySlice<UInt8>) {
    documents.observe(line, .toNative, of: self)
    do throws(BridgeError) {
      switch try FrameCoder.decode(line) {
      case .call(let id, let name, let arguments):
        try call(id, name, resolve(arguments))
      case .stream(let id, let name, let arguments):
        try stream(id, name, resolve(arguments))
      case .apply(let id, let ref, let arguments):
        try apply(id, ref, resolve(arguments))
      case .read(let id, let ref): try read(id, ref)
      case .release(let ref): release(ref)
      case .has(let id, let name):
        send(.done(id: id, result: Payload(.bool(documents.has(caller(name))))))
      case .done(let id, let result):
        documents.answer(id, .success(resolve(result)), from: self)
      case .fail(let id, let error):
        documents.answer(id, .failure(BridgeError(payload: error)), from: self)
      case .cancel(let id): cancel(id)
      case .note(let name, let value): documents.note(caller(name), resolve(value))
      case .open(let id): readerOpened(id)
      case .next(let id, let element): receiveNext(id, resolve(element))
      case .pull(let id, let count): pull(id, count)
      case .bytes(let number, let offset, let piece): try receive(piece, of: number, at: offset)
      case .load: throw BridgeError(.badFrame, "Only native says load.")
      }
    } catch {
      documents.pageErrors.write("\(origin): \(error)")
      if let id = FrameCoder.requestID(of: line), open[id] == nil {
        send(.fail(id: id, error: Payload(error.value)))
      }
    }
  }

  func caller(_ name: String) -> Caller { Caller(name: name, identity: identity) }

  // MARK: Calls of the page

  private func call(_ id: Int, _ name: String, _ arguments: Payload) throws(BridgeError) {
    try begin(id, name, size: arguments.text.count) {
      documents.call(caller(name), arguments, budget: budget) { [link] in
        link.document?.answer(id, $0)
      }
    }
  }

  /// Opens a request of the page, and starts what answers it.
  func begin(
    _ id: Int, _ name: String, size: Int, _ start: () throws(BridgeError) -> Task<Void, Never>?
  ) throws(BridgeError) {
    guard open[id] == nil else { throw BridgeError(.badFrame, "Call \(id) came twice.") }
    open.insert(OpenCall(text: current), for: id)
    if current == heldBatch { openInBatch += 1 }
    guard open.count <= limits.pendingCalls else {
      return answer(
        id,
        .failure(
          BridgeError(
            .overLimit, "\"\(name)\": \(open.count - 1) calls of this page are unanswered already.")
        ))
    }
    if let error = refusal(of: name, size: size) { return answer(id, .failure(error)) }
    do throws(BridgeError) {
      if let task = try start() { open.change(id) { $0.task = task } }
    } catch {
      answer(id, .failure(error))
    }
  }

  func answer(_ id: Int, _ result: Result<BridgeValue, BridgeError>) {
    guard let call = open.remove(id) else { return }
    writers[id] = nil
    send(frame(answering: id, result))
    settle(call)
  }

  func refusal(of name: String, size: Int) -> BridgeError? {
    let limit = limits.frameBytes
    guard size > limit else { return nil }
    return BridgeError(
      .overLimit, "The arguments of \"\(name)\" have \(size) bytes; a frame may have \(limit).")
  }

  /// - Parameter isWhole: Whether all bytes have to be in the frame itself.
  func frame(
    answering id: Int, _ result: Result<BridgeValue, BridgeError>, isWhole: Bool = false
  ) -> Frame {
    switch result {
    case .success(let value):
      let payload = documents.payload(value, isWhole: isWhole)
      if let error = refusal(toGive: payload, "The result") ?? refusal(toLoad: payload)
        ?? (isWhole ? nil : refusal(toQueue: payload))
      {
        return .fail(id: id, error: Payload(error.value))
      }
      return .done(id: id, result: payload)
    case .failure(let error): return .fail(id: id, error: Payload(error.value))
    }
  }

  private func cancel(_ id: Int) {
    guard let call = open.remove(id) else { return }
    writers[id] = nil
    call.task?.cancel()
    settle(call)
  }

  /// The batch's answer goes as soon as all of its calls have theirs.
  func settle(_ call: OpenCall) {
    guard call.text == heldBatch else { return }
    openInBatch -= 1
    if openInBatch == 0, !outbox.isCollecting { outbox.answerBatch() }
  }

  // MARK: The end

  /// Ends the document: its tasks are cancelled, its posts are answered with the error.
  func end(_ error: BridgeError) {
    guard !hasEnded else { return }
    hasEnded = true
    link.document = nil
    outbox.close(Hello.end(error))
    for (_, call) in open.all { call.task?.cancel() }
    (open, writers, exports) = (CallTable(), [:], [:])
    budget.change(data: -uploads.size - earlyBytes)
    (uploads, inbox, earlyBytes, exportedBytes, pause) = (Uploads(), Inbox(), 0, 0, nil)
    budget.end()
  }
}
