import BridgeCore
import Foundation

/// One document that a page, or a frame of it, loaded: its window, and what waits for it.
@MainActor final class PageDocument {
  /// Where a document is in its life.
  enum Stage {
    /// It is shown.
    case active
    /// It was left, and may be shown again.
    case cached
    /// It was left for good.
    case ended
    /// The process that ran it is gone, and all that it said.
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
  /// What came for the document while it was in the page cache.
  private var waiting: [@MainActor () -> Void] = []
  private var evaluations: [String: CheckedContinuation<String, any Error>] = [:]
  private var lastEvaluation = 0
  /// Why the page runtime did not start.
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

  /// Makes the window and runs the document-start script, where there is one; where the page cache
  /// had the document, shows it again.
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

  /// Runs a script whose value nobody wants; an error is the window's to report.
  private func run(_ script: String, url: String) {
    guard stage == .active, !script.isEmpty, let context else { return }
    if case .thrown(let error) = context.evaluate(script, url: url) { call("report", [error]) }
  }

  /// Runs a script and tells what it comes to, which may be much later.
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

  /// Calls what the window offers its engine, wherever the document is in its life.
  func call(_ name: String, _ arguments: [Any] = []) {
    guard let context, let entry, let function = context.member(name, of: entry) else { return }
    if case .thrown(let error) = context.call(function, arguments), name != "report" {
      call("report", [error])
    }
  }

  /// Does something in the document: now, or when it is back from the page cache, or never.
  func perform(_ action: @escaping @MainActor () -> Void) {
    switch stage {
    case .active: action()
    case .cached: waiting.append(action)
    case .ended, .terminated: break
    }
  }

  /// The document is left. Its window hears of it, and goes unless the page cache takes it.
  func leave(forCache isCached: Bool) {
    guard stage == .active else { return }
    for frame in frames { frame.leave(forCache: isCached) }
    call("hide", [isCached])
    stage = .cached
    failEvaluations()
    if !isCached { end(as: .ended) }
  }

  /// The document is shown again.
  private func comeBack() {
    guard stage == .cached else { return }
    stage = .active
    call("show")
    let actions = waiting
    waiting = []
    for action in actions { perform(action) }
    for frame in frames { frame.comeBack() }
  }

  /// Lets go of the window without a word to it.
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
