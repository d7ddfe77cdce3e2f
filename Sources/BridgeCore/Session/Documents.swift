import DequeModule
import Logging

/// The documents of one engine: who said hello, who is allowed, where a call goes.
@MainActor final class Documents {
  /// What stands in the main frame.
  private enum Main {
    case none
    case live(Document)
    case refused(BridgeError)
  }

  let dispatcher: Dispatcher
  let events = EventHub()
  let pending: PendingCalls
  let policy: Policy
  let dialects: [Dialect]
  let limits: BridgeLimits
  let budget = BridgeBudget()
  let clock: any BridgeClock
  /// How many bytes data may have that goes in the text of its payload.
  let largestInline: Int
  let log: Logger
  /// The log of what pages say wrong.
  let pageErrors: PageErrorLog
  private(set) weak var engine: (any BridgeEngine)?
  var secret: PageSecret?
  /// The bridge that users hold: while the engine lives, so does it.
  var owner: Bridge?
  var observers: [any FrameObserver] = [] {
    didSet { isObserved = !observers.isEmpty }
  }
  /// Apart: a look at the list is an access that is kept account of, and each line asks twice.
  private var isObserved = false

  /// The number of the function or stream that was given to a page last.
  var lastExport = 0
  private var main = Main.none {
    didSet { connections.send(connection) }
  }
  let connections = ConnectionFeed()
  private var subframes: [String: Document] = [:]
  private(set) var ended: BridgeError?
  private var refusals = 0
  private var droppedEvents = 0
  /// Whether a page navigated to where a dialect listens before it was welcomed.
  var hasNavigated = false
  /// How many warnings the dialects gave.
  var warnings = 0
  /// How many subframes may have a bridge.
  static let mostFrames = 1000
  /// Documents whose last texts may still be under way.
  private var endedTokens: Deque<String> = []

  init(
    _ engine: any BridgeEngine, policy: Policy, dialects: [Dialect] = [], limits: BridgeLimits,
    errors: ErrorDetail, log: Logger
  ) {
    (self.engine, clock, self.policy, self.limits) = (engine, engine.clock, policy, limits)
    (self.log, self.dialects, pageErrors) = (log, dialects, PageErrorLog(log))
    largestInline = Payload.largestInline(fetches: engine.bytesURL != nil)
    dispatcher = Dispatcher(errors: errors)
    pending = PendingCalls(clock: engine.clock) { [weak engine] resume in
      if let engine { engine.resumeTask(resume) } else { resume() }
    }
  }

  /// The document in the main frame, once it said hello and was let in.
  var mainDocument: Document? {
    if case .live(let document) = main { document } else { nil }
  }

  /// Why the page in the main frame has no bridge.
  var mainRefusal: BridgeError? { if case .refused(let error) = main { error } else { nil } }

  var connection: BridgeConnection {
    if ended != nil { return .detached }
    switch main {
    case .none: return .waiting
    case .live(let document):
      return .connected(origin: document.origin, url: document.identity.url)
    case .refused(let error): return .refused(error)
    }
  }

  /// How many subframes have said hello and are there.
  var frameCount: Int { subframes.count }

  var live: [Document] { [mainDocument].compactMap(\.self) + subframes.values }

  func observe(_ line: ArraySlice<UInt8>, _ direction: FrameDirection, of document: Document) {
    guard isObserved else { return }
    let text = String(decoding: line, as: UTF8.self)
    for observer in observers {
      observer.observe(text, direction: direction, origin: document.origin)
    }
  }

  // MARK: From native

  func emit(_ name: String, _ value: Payload, to only: Document? = nil) {
    for document in only.map({ [$0] }) ?? live {
      if document.queuedBytes + value.size > limits.queuedBytes {
        drop("event \"\(name)\": \(document.origin) does not come for its messages")
      } else {
        document.send(.note(name: name, value: value))
      }
    }
  }

  private func drop(_ what: String) {
    droppedEvents += 1
    if isPowerOfTwo(droppedEvents) { log.warning("Dropped (\(droppedEvents)): \(what)") }
  }

  // MARK: From documents

  func call(
    _ caller: Caller, _ arguments: Payload, budget: DocumentBudget,
    stream: Dispatcher.StreamBody? = nil,
    answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) -> Task<Void, Never>? {
    if let error = refusal(of: caller) {
      answer(.failure(error))
      return nil
    }
    return dispatcher.call(caller, arguments, budget: budget, stream: stream, answer: answer)
  }

  func refusal(of caller: Caller) -> BridgeError? {
    policy.authorize(caller)
      ? nil : BridgeError(.denied, "\(caller.origin) may not call \"\(caller.name)\".")
  }

  /// A page learns of no name that it may not call.
  func has(_ caller: Caller) -> Bool { dispatcher.has(caller.name) && policy.authorize(caller) }

  func register(_ name: String, _ handler: Handler, replacing: Bool) throws(BridgeError) {
    if let ended { throw ended }
    try dispatcher.register(name, handler, replacing: replacing)
  }

  func register(
    _ object: ExposedObject, _ methods: [Registration], replacing: Bool
  ) throws(BridgeError) {
    if let ended { throw ended }
    try dispatcher.registry.add(object, methods, replacing: replacing)
  }

  func answer(_ id: Int, _ result: Result<Payload, BridgeError>, from document: Document) {
    if !pending.finish(id, from: document, result) {
      log.debug("\(document.origin) answered call \(id), which has ended")
    }
  }

  func note(_ caller: Caller, _ value: Payload) {
    if logWarning(caller, value) { return }
    guard policy.authorize(caller) else {
      return drop("event \"\(caller.name)\": \(caller.origin) may not emit it")
    }
    Caller.$current.withValue(caller) { events.deliver(caller.name, value) }
  }

  // MARK: Beginnings and ends

  func hello(_ text: String, _ source: MessageSource) -> String {
    guard let hello = secret.flatMap({ Hello(text, secret: $0) }),
      hello.main == source.isMainFrame ?? hello.main,
      source.origin == nil || source.origin == Origin(hello.origin)
    else { return refuse("somebody who is not the page runtime said hello") }
    guard hello.wire == PageRuntime.wireVersion else {
      return refuse("a page runtime of wire \(hello.wire) said hello")
    }
    if let ended { return Hello.end(ended) }
    let origin = Origin(hello.origin)
    if hello.main { endAll(BridgeError.gone) }
    if let error = policy.refusal(of: origin, isMainFrame: hello.main, url: hello.url) {
      log.warning("\(error.message)")
      if hello.main { refuseMain(error) }
      return Hello.end(error)
    }
    guard hello.main || frameCount < Self.mostFrames else {
      return refuse(
        "a subframe more than \(Self.mostFrames) said hello",
        BridgeError(.overLimit, "\(Self.mostFrames) frames of this page have a bridge already."))
    }
    return welcome(Document(hello, origin: origin, in: self))
  }

  /// The page in the main frame has no bridge: what waits for one fails.
  func refuseMain(_ error: BridgeError) {
    main = .refused(error)
    pending.failAll(of: nil) { BridgeError(error.code, "\"\($0)\": \(error.message)") }
  }

  private func welcome(_ document: Document) -> String {
    if document.isMainFrame {
      main = .live(document)
      pending.deliverWaiting(to: document)
      deliverNavigation(to: document)
    } else {
      subframes[document.token] = document
    }
    return Hello.welcome(token: document.token, uploadKey: document.uploadKey)
  }

  func bye(_ token: String) {
    self.document(token)?.readOn()
    if let document = mainDocument, document.token == token {
      end(document, BridgeError.gone)
      main = .none
    } else if let document = subframes.removeValue(forKey: token) {
      end(document, BridgeError.gone)
    }
  }

  func failOrder(of document: Document, _ message: String) {
    end(document, .badFrame, message)
  }

  /// Ends a document for which more would be held than the limits allow, and which cannot be refused it.
  func endForExcess(of document: Document, _ message: String) {
    end(document, .overLimit, message)
  }

  private func end(_ document: Document, _ code: BridgeError.Code, _ message: String) {
    log.critical("\(message) The document's bridge has ended.")
    end(document) { BridgeError(code, "\"\($0)\": \(message)") }
    if mainDocument === document { main = .none }
    subframes[document.token] = nil
  }

  /// Ends every document, the main frame's first; native calls to it fail with `error`.
  func endAll(_ error: (_ name: String) -> BridgeError) {
    let documents = live
    for document in documents { document.readOn() }
    (main, subframes) = (.none, [:])
    for document in documents { end(document, error) }
  }

  /// Ends the bridge for good.
  func close(_ error: BridgeError) {
    guard ended == nil else { return }
    ended = error
    endAll { BridgeError(error.code, "\"\($0)\": \(error.message)") }
    pending.failAll(of: nil) { BridgeError(error.code, "\"\($0)\": \(error.message)") }
    dispatcher.removeAll()
    events.removeAll()
    observers = []
    owner = nil
  }

  private func end(_ document: Document, _ error: (_ name: String) -> BridgeError) {
    endedTokens.append(document.token)
    if endedTokens.count > 32 { endedTokens.removeFirst() }
    document.end(error("the page's call"))
    pending.failAll(of: document, error)
  }

  /// The live document of a token, or of the key that the document said hello with.
  func document(_ token: String) -> Document? {
    if let document = mainDocument, document.token == token || document.key == token {
      return document
    }
    return subframes[token] ?? subframes.values.first { $0.key == token }
  }

  /// The live document of a batch.
  func document(of batch: Batch) -> Document? {
    if let document = mainDocument, batch.has(token: document.tokenBytes) { return document }
    return document(batch.token)
  }

  /// The answer to a text with a token that no live document has.
  func refuse(token: String) -> String {
    guard endedTokens.contains(token) else {
      return refuse("a text came with a token that no document has")
    }
    // What a page posts while it is left comes late; that is no offence.
    return Hello.end(BridgeError(.documentGone, "This document has ended."))
  }

  func refuse(
    _ what: String, _ error: BridgeError = BridgeError(.denied, "This document has no bridge.")
  ) -> String {
    refusals += 1
    if isPowerOfTwo(refusals) { log.warning("Refused (\(refusals)): \(what)") }
    return Hello.end(error)
  }
}

extension BridgeError {
  fileprivate static func gone(_ name: String) -> BridgeError {
    BridgeError(
      .documentGone,
      "\"\(name)\": the document ended before it answered; what was called may have run.")
  }
}
