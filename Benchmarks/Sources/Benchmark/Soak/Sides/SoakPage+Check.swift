import Foundation
import WebBridge

extension SoakPage {
  /// Waits until every call has ended, and compares what both sides counted.
  ///
  /// - Throws: ``SoakFailure`` with all differences.
  func check() async throws {
    try await settle()
    let counts: PageCounts = try await calls.call("soak.counts")
    try await settle()
    guard let document = ledger.main, let account = ledger.documents[document] else {
      throw SoakFailure("The ledger knows no document, and its page answers.")
    }
    var faults = account.differences(from: counts, ticks: calls.ticks) + self.faults
    for direction in [FrameDirection.toNative, .toPage] {
      let (began, ended) = (ledger.began[direction, default: 0], ledger.endedCount(direction))
      if began != ended {
        faults.append("\(began) calls \(direction.rawValue) began, and \(ended) ended.")
      }
    }
    let missing = calls.begun - ledger.made
    if missing < 0 || missing > calls.gone || ledger.returned != ledger.made {
      faults.append(
        "Native code made \(calls.begun) calls, of which \(calls.ended) returned and \(calls.gone) were of functions "
          + "that were gone; the bridge knows \(ledger.made), of which \(ledger.returned) ended.")
    }
    if !faults.isEmpty { throw SoakFailure(faults) }
  }

  /// What must not be, of all ledgers.
  var faults: [String] { ledger.faults + lines.faults + calls.faults }

  /// Waits until no call is open and no handler runs.
  private func settle() async throws {
    let (ledger, answers, lines, calls) = (ledger, answers, lines, calls)
    do {
      try await changes.until("every call has ended") {
        ledger.openCount == 0 && answers.running == 0 && calls.begun == calls.ended
      }
      // The lines of readers that have left follow their calls.
      try await changes.until("every request has its answer") {
        lines.openCount(.toNative) + lines.openCount(.toPage) == 0
      }
    } catch let failure as SoakFailure {
      throw SoakFailure(
        failure.sentences + faults + [
          "\(ledger.openCalls); \(answers.running) handlers run; without an answer are "
            + "\(lines.openCount(.toNative)) requests of the page and \(lines.openCount(.toPage)) of native code."
        ])
    }
  }

  /// Uses up every limit once. What a leak has taken of a limit is then missing.
  func probe() async throws {
    let limits = Self.limits
    try await hold("hold", limits.runningHandlers)
    try await hold("holdText", limits.heldBytes / limits.frameBytes, "text")
    try await hold("holdBytes", 8, "bytes")
    let functions: Int = try await calls.call("soak.functions", limits.references)
    if functions != limits.references {
      throw SoakFailure("Native code took \(functions) of \(limits.references) functions.")
    }
    try await holdInFrame(limits.runningHandlers)
    try await check()
  }

  /// Lets a page make as many calls as a limit allows, which native code holds until all have come.
  private func hold(_ name: String, _ count: Int, _ arguments: String = "") async throws {
    try await release(name, count) {
      try await self.calls.call("soak.hold", name, count, arguments, as: Int.self)
    }
  }

  /// Does the same in a frame, whose share also has what ended documents have left.
  private func holdInFrame(_ count: Int) async throws {
    lines.isPaused = true
    defer { lines.isPaused = false }
    try await release("hold", count) {
      try await self.calls.call("soak.holdInFrame", "hold", count, as: Int.self)
    }
  }

  private func release(
    _ name: String, _ count: Int, _ begin: @escaping @MainActor () async throws -> Int
  ) async throws {
    let (ledger, answers) = (ledger, answers)
    let goal = ledger.beganByName[name, default: 0] + count
    let refused = Task { try await begin() }
    try await changes.until("\(count) calls of \(name) have come") {
      ledger.beganByName[name, default: 0] >= goal
    }
    // Tasks that have not begun to wait are let go in a later turn.
    for _ in 0..<60_000 where ledger.openCount > 1 || answers.running > 0 {
      answers.held.end()
      try await Task.sleep(for: .milliseconds(1))
    }
    let count = try await refused.value
    if count > 0 {
      throw SoakFailure(
        "\(count) calls of \(name) were refused, although nothing else ran: a limit counts what has ended."
      )
    }
  }
}
