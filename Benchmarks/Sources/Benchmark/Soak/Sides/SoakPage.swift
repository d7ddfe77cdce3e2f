import Foundation
import WebBridge

/// A web view with a bridge, whose page makes calls and answers them, and everything that accounts for them.
@MainActor final class SoakPage {
  /// Small limits, so that a leak of what they count is found by using up what they allow.
  static let limits = BridgeLimits(
    pendingCalls: 5000, runningHandlers: 1000, frameBytes: 1 << 20, heldBytes: 4 << 20,
    queuedBytes: 32 << 20, streamWindow: 64, references: 1000, timeout: .seconds(60))
  /// The largest bytes that travel in one call.
  static let largestBytes = 2 << 20

  let side: Side
  let changes = Changes()
  let ledger: CallLedger
  let lines = LineLedger()
  let answers: SoakAnswers
  let calls: NativeCalls
  var bridge: Bridge { calls.bridge }
  private let url: URL

  /// Makes a view, and begins to load its page.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of the page. Pages of different schemes have different processes.
  ///   - fault: A fault that is planted into the page.
  init(_ folder: URL, scheme: String, fault: SoakFault? = nil) throws {
    let configuration = WKWebViewConfiguration()
    url = try configuration.serve(folder: folder, scheme: scheme, reloadsOnChange: false).url
    side = Side(configuration)
    let bridge = try Bridge(
      attachedTo: side.webView, policy: BridgePolicy(origins: [.scheme(scheme)], frames: .all),
      options: BridgeOptions(
        limits: Self.limits, logger: .quiet, authorization: .immediate { $0.name != "denied" }))
    fault?.plant(in: configuration.userContentController)
    ledger = CallLedger(changes)
    bridge.add(observer: ledger)
    bridge.add(observer: lines)
    answers = SoakAnswers(changes)
    calls = NativeCalls(bridge, ledger, changes)
    calls.mark = { [marks = answers.marks] in marks.mark() }
    try answers.register(on: bridge, calls) { [weak calls] in
      calls?.isReady = true
      calls?.ticks = 0
    }
    ledger.mainEnded = { [lines, weak calls] in
      lines.documentEnded()
      calls?.isReady = false
    }
    side.webView.load(URLRequest(url: url))
  }

  /// Waits until the first page, or the next one after `count`, is ready.
  func ready(after count: Int = 0) async throws {
    let answers = answers
    try await changes.until("a page is ready") { answers.ready > count }
  }

  /// Makes random calls from both sides, and waits for all of them.
  func makeCalls(_ count: Int, _ numbers: SeededNumbers) async throws {
    async let native: Void = calls.make(count / 2, lanes: 16, numbers)
    let seed = Int(numbers.next() >> 33)
    let _: BridgeValue = try await calls.call(
      "soak.make", count / 2, 32, seed, timeout: .seconds(600))
    await native
  }

  /// Begins random calls from both sides, and waits until some have ended.
  ///
  /// - Returns: The task of native code's calls, which ends when they have ended.
  func beginCalls(_ numbers: SeededNumbers) async throws -> Task<Void, Never> {
    let (calls, ledger) = (calls, ledger)
    let begun = Task {
      async let native: Void = calls.make(100, lanes: 16, numbers)
      // Ends with its document.
      let _: BridgeValue? = try? await calls.call(
        "soak.make", 1_000_000, 32, Int(numbers.next() >> 33), timeout: .seconds(600))
      await native
    }
    let goal = ledger.endedCount(.toNative) + 1 + numbers.below(300)
    try await changes.until("calls of a page end") { ledger.endedCount(.toNative) >= goal }
    return begun
  }

  /// Ends the document in the middle of calls, and waits for the next one.
  func reload(_ numbers: SeededNumbers) async throws {
    let begun = try await beginCalls(numbers)
    let before = answers.ready
    switch numbers.below(3) {
    case 0: side.webView.reload()
    case 1: side.webView.load(URLRequest(url: url))
    default:
      let calls = calls
      Task { let _: BridgeValue? = try? await calls.call("soak.reload") }
    }
    try await ready(after: before)
    await begun.value
  }

  /// Returns the process of the page, which works twice while the page works.
  private func process() async throws -> Int32 {
    for _ in 0..<20 {
      if let one = try await side.process(), one == (try await side.process()) { return one }
    }
    throw SoakFailure("The process of a page was not found.")
  }

  /// Ends the web process in the middle of calls, and loads the page again.
  func killProcess(_ numbers: SeededNumbers) async throws {
    let process = try await process()
    let begun = try await beginCalls(numbers)
    let (ledger, before, ready) = (ledger, ledger.processEnds, answers.ready)
    kill(process, SIGKILL)
    try await changes.until("the end of the process \(process) is known") {
      ledger.processEnds > before
    }
    side.webView.load(URLRequest(url: url))
    try await self.ready(after: ready)
    await begun.value
  }
}
