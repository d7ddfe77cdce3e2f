import Logging

/// One loaded page that said hello: its identity, its order, and the calls that it has open.
@MainActor final class Document {
  let token: String
  let tokenBytes: [UInt8]
  let key: String
  /// Where its uploads go. It may become known to others, as URLs do: it is good for nothing else.
  let uploadKey = PageSecret.random()
  let identity: Caller.Identity
  /// A number that no other document of the app has, for observers.
  let number: Int
  private static var lastNumber = 0
  /// When the texts came that are not read to their end, by number; of an observed bridge alone.
  var arrivals: [Int: ContinuousClock.Instant] = [:]
  var origin: Origin { identity.origin }
  var isMainFrame: Bool { identity.isMainFrame }

  // The session holds every live document, and whoever awaits a call of one holds the session.
  unowned let session: PageSession
  /// A handle to the document, cleared when the document ends.
  let link = Link()
  // What each call needs of the session, kept here because going by the session takes longer.
  let dispatcher: Dispatcher
  let payloads: PayloadWriter
  let observers: Observers
  /// Every limit of the document.
  let budget: DocumentBudget
  let outbox: Outbox
  // Unchecked, here and below, because all checks of a call together take a tenth of it, and because
  // whatever changes these is done before anything else is called.
  @exclusivity(unchecked) var inbox = Inbox()
  /// The calls of the page that are not answered yet.
  @exclusivity(unchecked) var calls = InboundCalls()
  /// The streams that the page reads, by the ids of its requests.
  @exclusivity(unchecked) var writers: [Int: StreamWriter] = [:]
  /// Whether one of them waits for room.
  var isStalled = false
  /// What native code gave to this document.
  var exports = ExportedReferences()
  /// Bytes of the page whose lines have not come yet.
  var uploads = Uploads()
  private(set) var hasEnded = false
  /// Where reading waits for handlers to end.
  var pause: ReadingPause?
  var isPaused: Bool { pause != nil }
  /// Whether reading refuses what there is no room for, instead of waiting.
  var isUrged = false
  /// How many bytes of texts that came before their turn the budget counts.
  var earlyBytes = 0

  /// Holds a document until the document ends. A weak reference would do the same, and make every access to
  /// the document slower.
  @MainActor final class Link {
    fileprivate(set) var document: Document?
    nonisolated init() {}
  }

  init(_ hello: Hello, origin: Origin, in session: PageSession) {
    Self.lastNumber += 1
    number = Self.lastNumber
    identity = Caller.Identity(origin: origin, url: hello.url, isMainFrame: hello.main)
    let token = PageSecret.random()
    (self.token, tokenBytes, key) = (token, Array(token.utf8), hello.key)
    self.session = session
    (dispatcher, payloads) = (session.dispatcher, session.payloads)
    observers = session.observers
    budget = DocumentBudget(isMain: hello.main, in: session.budget)
    outbox = Outbox(token: token, clock: session.clock) { [weak engine = session.engine] in
      engine?.wake()
    }
    link.document = self
    outbox.drained = { [link] in link.document?.resumeWriters() }
  }

  /// How many bytes wait for the page: text that has not left, and bytes that the page has to load.
  var queuedBytes: Int { outbox.queuedBytes + exports.loadingBytes }

  /// Whether so many texts of the page have been read.
  func hasHeard(_ count: Int) -> Bool { inbox.missing > count }

  func caller(_ name: String) -> Caller { Caller(name: name, identity: identity) }

  /// Ends the document: its tasks are cancelled, its posts are answered with the error.
  func end(_ error: BridgeError) {
    guard !hasEnded else { return }
    hasEnded = true
    link.document = nil
    outbox.close(Hello.close(error))
    if observers.isActive { observeEnd(error) }
    calls.cancelAll()
    (writers, exports) = ([:], ExportedReferences())
    budget.change(data: -uploads.size - earlyBytes)
    (uploads, inbox, earlyBytes, pause) = (Uploads(), Inbox(), 0, nil)
    budget.end()
  }
}

extension Document: FrameChannel {
  func send(_ frame: consuming Frame) {
    guard !hasEnded else { return }
    if observers.isActive { observe(sending: frame) }
    if let payload = frame.payload, !payload.isText {
      for load in exports.keep(payload) { observe(appended: outbox.append(load)) }
    }
    observe(appended: outbox.append(frame))
    if !outbox.isCollecting { outbox.leave() }
    if budget.isOverfull(outbox.queuedBytes) {
      session.end(
        self, .overLimit,
        "\(outbox.queuedBytes) bytes of answers wait for \(origin), which comes for none.")
    }
  }

  private func observe(appended line: ArraySlice<UInt8>) {
    if observers.seesLines { observers.observe(line, .toPage, of: origin) }
  }
}
