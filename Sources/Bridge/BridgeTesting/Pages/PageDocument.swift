import BridgeCore
import Foundation

/// One document that a page, or a frame of the page, loaded: its window, and the actions that wait for it.
@MainActor final class PageDocument {
  /// The stage of a document's life.
  enum Stage {
    /// The document is shown.
    case active
    /// The page left the document and may show it again.
    case cached
    /// The page left the document for good.
    case ended
    /// The process that ran the document is gone, and with it every text that has not arrived.
    case terminated
  }

  let url: String
  let origin: Origin
  let script: String
  let isMainFrame: Bool
  let runsRuntime: Bool
  weak var page: InMemoryPage?
  var frames: [PageDocument] = []
  private(set) var stage = Stage.active
  private var isLoaded = false
  private var context: ScriptContext?
  private var entry: ScriptValue?
  /// The actions that arrived for the document while it was in the page cache.
  private var waiting: [@MainActor () -> Void] = []
  private var evaluations: [String: CheckedContinuation<String, any Error>] = [:]
  private var lastEvaluation = 0
  /// The error with which the page runtime did not start.
  private var startError: PageError?

  init(
    url: String, script: String, page: InMemoryPage, isMainFrame: Bool = true,
    runsRuntime: Bool = true
  ) {
    self.url = url
    self.script = script
    self.page = page
    self.isMainFrame = isMainFrame
    self.runsRuntime = runsRuntime
    origin = Origin(ofPageAt: url)
  }

  deinit {
    for evaluation in evaluations.values { evaluation.resume(throwing: PageError.left) }
  }

  var source: MessageSource { MessageSource(origin: origin, isMainFrame: isMainFrame) }

  /// Creates the window and runs the document-start script, if there is one. A document in the page
  /// cache is shown again instead.
  func begin() {
    if stage == .cached { return comeBack() }
    guard stage == .active else { return }
    let context = ScriptContext()
    self.context = context
    entry = context.makeWindow(natives)
    runStartScript()
  }

  func runStartScript() {
    guard stage == .active, runsRuntime, let script = page?.startScript, let context,
      case .thrown(let thrown) = context.evaluate(script, url: "user-script:1")
    else { return }
    call("report", [thrown])
    let error = PageError(startScriptThrew: context.text(ofError: thrown))
    startError = error
    if isMainFrame { page?.receiver?.runtimeFailed(error.message) }
  }

  func runPageScript() {
    if !isLoaded { run(script, url: url) }
  }

  func becomeInteractive() {
    if !isLoaded { perform { [weak self] in self?.call("interactive") } }
  }

  func becomeComplete() {
    if !isLoaded { perform { [weak self] in self?.call("complete") } }
    isLoaded = true
  }

  /// Runs a script and discards its value. The window reports an error.
  private func run(_ script: String, url: String) {
    guard stage == .active, !script.isEmpty, let context else { return }
    if case .thrown(let error) = context.evaluate(script, url: url) { call("report", [error]) }
  }

  /// Runs a script and resumes the continuation with its result, which may come much later.
  func evaluate(_ script: String, _ continuation: CheckedContinuation<String, any Error>) {
    if let startError { return continuation.resume(throwing: startError) }
    guard stage == .active, let context else {
      return continuation.resume(throwing: PageError.noDocument)
    }
    lastEvaluation += 1
    let id = "\(lastEvaluation)"
    evaluations[id] = continuation
    switch context.evaluate(script, url: url) {
    case .value(let value): call("conclude", [id, false, value])
    case .thrown(let error): call("conclude", [id, true, error])
    }
  }

  func conclude(_ id: String, _ result: Result<String, any Error>) {
    evaluations.removeValue(forKey: id)?.resume(with: result)
  }

  /// Calls a function that the window offers to its engine, at any stage of the document's life.
  func call(_ name: String, _ arguments: [Any] = []) {
    guard let context, let entry, let function = context.member(name, of: entry) else { return }
    if case .thrown(let error) = context.call(function, arguments), name != "report" {
      call("report", [error])
    }
  }

  /// Runs an action in an active document immediately, in a cached one when it is shown again, and in an ended
  /// one never.
  func perform(_ action: @escaping @MainActor () -> Void) {
    switch stage {
    case .active: action()
    case .cached: waiting.append(action)
    case .ended, .terminated: break
    }
  }

  /// Leaves the document. The window is notified, and released unless the page cache keeps the document.
  func leave(forCache isCached: Bool) {
    guard stage == .active else { return }
    for frame in frames { frame.leave(forCache: isCached) }
    call("hide", [isCached])
    stage = .cached
    failEvaluations()
    if !isCached { end(as: .ended) }
  }

  /// Shows the document again.
  private func comeBack() {
    guard stage == .cached else { return }
    stage = .active
    call("show")
    let actions = waiting
    waiting = []
    for action in actions { perform(action) }
    for frame in frames { frame.comeBack() }
  }

  /// Releases the window without notifying it.
  func end(as stage: Stage) {
    self.stage = stage
    for frame in frames { frame.end(as: stage) }
    frames = []
    waiting = []
    entry = nil
    context = nil
    failEvaluations()
  }

  private func failEvaluations() {
    let pending = evaluations.values
    evaluations = [:]
    for evaluation in pending { evaluation.resume(throwing: PageError.left) }
  }
}

/// The document's posts and their replies.
extension PageDocument {
  /// Sends a text that a script posted to an existing handler.
  func post(_ arguments: [String]) -> String? {
    guard arguments.count == 3, let page else { return nil }
    let text = CrossedText(direction: .toNative, text: arguments[2])
    // The document is retained until its text has crossed, because a browser delivers the last text, too.
    page.crossing.cross(text) { [self] in
      guard stage != .terminated, let page = self.page else { return }
      let reply = PostReply(to: arguments[1], in: self)
      guard let receiver = page.receiver else {
        return reply.reject(as: "TypeError", "The message handler is gone.")
      }
      page.crossing.record(text)
      receiver.receive(text.text, from: page.knownSource(of: self)) { reply.answer($0) }
    }
    return nil
  }

  /// Sends a reply to the document.
  func receive(_ answer: String, inReplyTo id: String) {
    guard let page else { return }
    let text = CrossedText(direction: .toPage, text: answer)
    page.crossing.cross(text) { [weak self] in
      self?.perform { [weak self] in
        self?.page?.crossing.record(text)
        self?.call("resolve", [id, answer])
      }
    }
  }

  /// Rejects the promise of a post with an error of the given kind.
  func fail(_ id: String, _ kind: String, _ message: String) {
    inTurn { [weak self] in
      self?.perform { [weak self] in self?.call("reject", [id, kind, message]) }
    }
  }
}

extension Origin {
  /// Creates the origin that WebKit reports for a page at a URL.
  init(ofPageAt url: String) {
    guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased() else {
      self = .opaque
      return
    }
    if scheme == "file" {
      self = .file
    } else if let host = parts.host, !host.isEmpty {
      self.init("\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? ""))
    } else {
      self = .opaque
    }
  }
}
