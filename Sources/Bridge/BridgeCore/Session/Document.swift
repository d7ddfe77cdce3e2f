import Logging

/// One document that said hello: its identity, its open calls, and what the page and native code hold of each other.
@MainActor final class Document {
  let token: String
  let tokenBytes: [UInt8]
  let key: String
  /// The key in the URLs of its uploads. It is valid for uploads only, because URLs may become known to others.
  let uploadKey = PageSecret.random()
  let identity: BridgeCaller.Identity
  /// A number that is unique among the documents of the app, for observers.
  let number: Int
  private static var lastNumber = 0
  /// The document as observers know it. All calls of the document share it.
  private(set) lazy var observed = ObservedDocument(
    id: number, origin: origin, url: identity.url, isMainFrame: isMainFrame)
  @exclusivity(unchecked) var observation = DocumentObservation()
  var origin: Origin { identity.origin }
  var isMainFrame: Bool { identity.isMainFrame }

  // Unowned, because the session holds every live document, and every task that awaits a call holds the session.
  unowned let session: PageSession
  /// A handle to the document, cleared when the document ends.
  let link = Link()
  // Parts of the session that each call needs, stored here because access through the session takes longer.
  let dispatcher: Dispatcher
  let payloads: PayloadWriter
  let observers: Observers
  /// Every limit of the document.
  let budget: DocumentBudget
  let outbox: Outbox
  let waitingMessages = WaitingMessages()
  /// Reads the texts of the page.
  let reader: TextReader
  // Unchecked, here and below, because the checks of a call together take a tenth of its time, and because code
  // that changes these properties completes the change before it calls anything else.
  /// The calls of the page that are not answered yet.
  @exclusivity(unchecked) var calls = InboundCalls()
  /// The synchronous call that blocks the page; `nil` while the page runs.
  @exclusivity(unchecked) var blockingCall: BlockingCall?
  /// The streams that the page reads, by the ids of its requests.
  @exclusivity(unchecked) var writers: [Int: StreamWriter] = [:]
  /// Whether a writer waits for room.
  var isStalled = false
  /// The references that native code exported to this document.
  var exports = ExportedReferences()
  /// Bytes of the page whose lines have not arrived yet.
  var uploads = Uploads()
  private(set) var hasEnded = false
  /// The synchronous call that waits for its turn; `nil` if there is none.
  @exclusivity(unchecked) var waitingCall: WaitingCall?

  /// Holds a document until the document ends. A weak reference would do the same but make every access to the
  /// document slower.
  @MainActor final class Link {
    fileprivate(set) var document: Document?
    nonisolated init() {}
  }

  init(_ hello: Hello, origin: Origin, in session: PageSession) {
    Self.lastNumber += 1
    number = Self.lastNumber
    identity = BridgeCaller.Identity(origin: origin, url: hello.url, isMainFrame: hello.main)
    let token = PageSecret.random()
    (self.token, tokenBytes, key) = (token, Array(token.utf8), hello.key)
    self.session = session
    (dispatcher, payloads) = (session.dispatcher, session.payloads)
    observers = session.observers
    budget = DocumentBudget(isMain: hello.main, in: session.budget)
    outbox = Outbox(token: token, clock: session.clock) { [weak engine = session.engine] in
      engine?.wake()
    }
    reader = TextReader(link, outbox, budget, observers)
    link.document = self
    outbox.drained = { [link] in link.document?.resumeWriters() }
  }

  /// The number of bytes that wait for the page: text that has not left, and bytes that the page has to load.
  var queuedBytes: Int { outbox.queuedBytes + exports.loadingBytes }

  func caller(_ name: String) -> BridgeCaller { BridgeCaller(name: name, identity: identity) }

  /// Returns the caller of a call that observers know.
  func caller(_ name: String, of id: Int) -> BridgeCaller {
    BridgeCaller(
      name: name, identity: identity, scope: observers.tracing?.scope(of: id, in: number))
  }

  /// Ends the document: cancels its tasks and answers its posts with the error.
  func end(_ error: BridgeError) {
    guard !hasEnded else { return }
    hasEnded = true
    link.document = nil
    let (close, early) = (Hello.close(error), reader.end())
    outbox.close(close)
    for reply in early { reply(Array(close.utf8)) }
    if observers.isActive { observeEnd(error) }
    calls.cancelAll()
    // A handler that is running now has ended the document, and answers still.
    if let task = blockingCall?.task {
      task.cancel()
      blockingCall.take()?.reply(close)
    }
    waitingCall.take()?.reply(Hello.close(error))
    (writers, exports) = ([:], ExportedReferences())
    budget.change(data: -uploads.size)
    uploads = Uploads()
    budget.end()
  }
}

extension Document: FrameChannel {
  func send(_ frame: consuming Frame) {
    guard !hasEnded else { return }
    if observers.isActive { observe(sending: frame) }
    if let payload = frame.payload, !payload.isText {
      if isMainFrame, let sendAhead = session.sendAhead { self.sendAhead(payload, by: sendAhead) }
      for load in exports.keep(payload) { observe(appended: outbox.append(load)) }
    }
    observe(appended: outbox.append(frame))
    if !outbox.isCollecting { outbox.leave() }
    if budget.isOverfull(outbox.queuedBytes) {
      session.end(
        self, .overLimit,
        "\(outbox.queuedBytes) bytes of answers wait for \(origin), which does not fetch them.")
    }
  }

  private func observe(appended line: ArraySlice<UInt8>) {
    if observers.seesLines { observers.observe(line, .toPage, of: origin) }
  }
}

/// Streams that the page reads.
extension Document: StreamChannel {
  func streamOpened(_ id: Int) {
    // No batch waits for the end of a stream.
    guard let call = calls.release(id) else { return }
    send(.open(id: id))
    settle(call)
  }

  func sendElement(_ id: Int, _ element: BridgeValue, isWhole: Bool) throws(BridgeError) {
    guard writers[id] != nil else { return }
    let payload = payloads.write(element, isWhole: isWhole)
    if let error = budget.limits.refusal(toSend: payload, "An element")
      ?? budget.refusal(toExport: payload, beside: exports.count)
    {
      throw error
    }
    send(.next(id: id, element: payload))
  }

  func hasRoom(isLoading: Bool) -> Bool {
    let waiting = isLoading ? outbox.queuedBytes : queuedBytes
    if budget.hasStreamRoom(beside: waiting) { return true }
    isStalled = true
    return false
  }

  /// Grants a stream credit for `count` further elements.
  func grant(_ id: Int, _ count: Int) {
    if observers.isActive { observers.streamCredit(key(id), count: count) }
    writers[id]?.grant(count)
  }

  /// Resumes writers that wait for room, because queued bytes have left.
  func resumeWriters() {
    guard isStalled else { return }
    isStalled = false
    for writer in writers.values { writer.resume() }
  }
}
