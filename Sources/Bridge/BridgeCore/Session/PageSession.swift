import DequeModule
import Disclosure
import Dispatch
import Foundation
import Logging

/// One bridge and the documents of its web view. The session routes texts and calls to the documents.
@MainActor final class PageSession {
  /// The state of the main frame.
  enum Main {
    case none
    case live(Document)
    case refused(BridgeError)
  }

  private(set) weak var engine: (any BridgeEngine)?
  let clock: any BridgeClock
  let promptsWait: Bool
  let limits: BridgeLimits
  /// Reads the values of long lines, one at a time. It has a thread of its own, because the threads of Swift's pool are few,
  /// and pages would take them all.
  let reading = DispatchQueue(label: "webbridge.reading")
  let log: Logger
  /// The log of errors that pages make.
  let pageErrors: PageErrorLog
  let refusals: RefusalLog

  let budget: BridgeBudget
  let dispatcher: Dispatcher
  let outbound: OutboundCalls
  let events = EventHub()
  let connections = Feed<BridgeConnection>()
  let extensions: [any BridgeExtension]

  var secret: PageSecret?
  /// The bridge that users hold. This reference keeps it alive as long as the engine.
  var owner: AnyObject?
  let observers = Observers()
  let payloads: PayloadWriter
  var sendAhead: (@MainActor (_ data: Data, _ path: String) -> Void)?

  var main = Main.none {
    didSet { connections.send(connection) }
  }
  var subframes: [String: Document] = [:]
  /// The reason why the bridge has ended; `nil` before its end.
  var ended: BridgeError?
  /// The ended documents whose last texts may still be under way.
  var endedDocuments: Deque<EndedDocument> = []
  var committedURL: URL?
  /// The number of calls under way that outlive their documents, by the origins of the documents.
  var beacons: [Origin: Int] = [:]

  init(
    _ engine: any BridgeEngine, gate: Gate, extensions: [any BridgeExtension] = [],
    limits: BridgeLimits, errors: ErrorDetail, log: Logger
  ) {
    (self.engine, clock, promptsWait) = (engine, engine.clock, engine.promptsWait)
    (self.limits, self.extensions) = (limits, extensions)
    let log = log.disclosing
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
      dispatcher.registry.add(
        builtIn: name, method.handler, outlivesDocuments: method.outlivesDocuments)
    }
    if let rule = part.gateRule { dispatcher.gate.rules.append(rule) }
    if let observer = part.observer { observers.add(observer) }
    if let tracing = part.tracing { observers.tracing = tracing }
    part.attached(to: self)
  }

  // MARK: Documents

  /// The document in the main frame, if it has said hello and was accepted.
  var mainDocument: Document? {
    if case .live(let document) = main { document } else { nil }
  }

  /// The reason why the page in the main frame has no bridge.
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

  /// Returns the live document with a token, or with the key from its hello.
  func document(_ token: String) -> Document? {
    if let document = mainDocument, document.token == token || document.key == token {
      return document
    }
    return subframes[token] ?? subframes.values.first { $0.key == token }
  }

  /// Returns the live document that sent a batch.
  func document(of batch: Batch) -> Document? {
    if let document = mainDocument, batch.has(token: document.tokenBytes) { return document }
    return document(batch.token)
  }

  /// Returns the document of a frame.
  ///
  /// - Returns: The document; `nil` if `frame` is `nil`, which stands for any document in the main frame.
  /// - Throws: ``BridgeError`` with code `documentGone` if the document has ended or belongs to another bridge.
  func document(in frame: BridgeFrame?, for name: String) throws(BridgeError) -> Document? {
    guard let frame else { return nil }
    guard let document = live.first(where: { $0.identity === frame.identity }) else {
      throw BridgeError(
        .documentGone, "\"\(name)\": the document of the frame \(frame) has ended.")
    }
    return document
  }
}

extension PageSession: ExtensionHost {
  func emit(_ name: String, _ value: BridgeValue) { emit(name, payloads.write(value)) }

  func isSynchronous(_ name: String, for caller: BridgeCaller) -> Bool? {
    guard dispatcher.registry.find(name).handler != nil,
      dispatcher.gate.refusal(of: caller, .has) == nil
    else { return nil }
    return dispatcher.isSynchronous(name)
  }

  var largestInline: Int {
    get { payloads.largestInline }
    set { payloads.largestInline = newValue }
  }
}
