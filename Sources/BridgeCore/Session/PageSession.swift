import DequeModule
import Logging

/// One bridge and the documents of its web view: who said hello, and where a text or a call goes.
@MainActor final class PageSession {
  /// What stands in the main frame.
  enum Main {
    case none
    case live(Document)
    case refused(BridgeError)
  }

  private(set) weak var engine: (any BridgeEngine)?
  let clock: any BridgeClock
  let limits: BridgeLimits
  let log: Logger
  /// The log of what pages say wrong.
  let pageErrors: PageErrorLog
  let refusals: RefusalLog

  let budget: BridgeBudget
  let dispatcher: Dispatcher
  let outbound: OutboundCalls
  let events = EventHub()
  let connections = ConnectionFeed()
  let extensions: [any BridgeExtension]

  var secret: PageSecret?
  /// The bridge that users hold: while the engine lives, so does it.
  var owner: AnyObject?
  let observers = Observers()
  let payloads: PayloadWriter

  var main = Main.none {
    didSet { connections.send(connection) }
  }
  var subframes: [String: Document] = [:]
  /// Why the bridge has ended.
  var ended: BridgeError?
  /// Documents whose last texts may still be under way.
  var endedTokens: Deque<String> = []

  init(
    _ engine: any BridgeEngine, gate: Gate, extensions: [any BridgeExtension] = [],
    limits: BridgeLimits, errors: ErrorDetail, log: Logger
  ) {
    (self.engine, clock, self.limits, self.extensions) = (engine, engine.clock, limits, extensions)
    (self.log, pageErrors, refusals) = (log, PageErrorLog(log), RefusalLog(log, observers))
    budget = BridgeBudget(limits)
    payloads = PayloadWriter(
      largestInline: Payload.largestInline(fetches: false))
    dispatcher = Dispatcher(gate: gate, errors: errors)
    outbound = OutboundCalls(clock: engine.clock, observers: observers) { [weak engine] resume in
      if let engine { engine.resumeTask(resume) } else { resume() }
    }
    for part in extensions { attach(part) }
  }

  private func attach(_ part: any BridgeExtension) {
    for (name, method) in part.methods {
      dispatcher.registry.add(builtIn: name, method.handler)
    }
    if let rule = part.gateRule { dispatcher.gate.rules.append(rule) }
    if let observer = part.observer { observers.add(observer) }
    part.attached(to: self)
  }

  // MARK: Documents

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

  var live: [Document] { [mainDocument].compactMap(\.self) + subframes.values }

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

  /// The document of a frame.
  ///
  /// - Returns: `nil` for no frame, which means the main frame, whatever is loaded there next.
  /// - Throws: ``BridgeError`` with code `documentGone` where the document has ended, or is another bridge's.
  func document(in frame: BridgeFrame?, for name: String) throws(BridgeError) -> Document? {
    guard let frame else { return nil }
    guard let document = live.first(where: { $0.identity === frame.identity }) else {
      throw BridgeError(
        .documentGone, "\"\(name)\": the document of the frame \(frame) has ended.")
    }
    return document
  }
}
