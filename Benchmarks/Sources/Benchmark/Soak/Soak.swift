import Foundation
import WebBridge

/// Makes calls with random faults, reloads pages, ends web processes, and makes and drops views, round after round.
@MainActor final class Soak {
  private let plan: SoakPlan
  private let numbers: SeededNumbers
  private let folder: URL
  private let start = ContinuousClock.now
  private let progress = SoakProgress()
  private(set) var report: SoakReport
  /// The page that is reloaded, and the one whose process ends. Both live as long as the soak.
  private var pages: [SoakPage] = []
  private var done: [SoakPlan.Part: Int] = [:]
  /// The ledgers of views that were dropped.
  private var past = CallEnds()

  init(_ plan: SoakPlan, seed: UInt64) throws {
    self.plan = plan
    numbers = SeededNumbers(seed: seed)
    report = SoakReport(plan)
    folder = try SoakPage.writeFiles()
  }

  private var minutes: Double { (ContinuousClock.now - start) / .seconds(60) }
  private var ends: CallEnds { pages.reduce(into: past) { $0.add($1.ledger) } }

  /// Runs until the time is over and the programme is done.
  func run() async throws {
    defer {
      done[.calls] = ends.count
      (report.done, report.ends) = (done, ends.byCode)
      progress.end()
      Scratch.remove()
    }
    pages = try ["soakreload", "soakkill"].map { try SoakPage(folder, scheme: $0) }
    for page in pages { try await page.ready() }
    var round = 0
    while round < plan.rounds || minutes < plan.minutes {
      round += 1
      try await makeRound(round)
    }
    for page in pages { try await page.probe() }
    try await sample()
  }

  /// Does a share of everything, in a random order, and looks at what stays behind.
  private func makeRound(_ number: Int) async throws {
    var steps: [SoakPlan.Part] = []
    for part in [SoakPlan.Part.reloads, .kills, .views] {
      // When the programme is done before the time is over, the rounds go on as before.
      let missing = plan.count(of: part, after: number) - done[part, default: 0]
      steps += Array(repeating: part, count: missing)
    }
    for step in numbers.shuffled(steps) {
      switch step {
      case .reloads: try await pages[0].reload(numbers)
      case .kills: try await pages[1].killProcess(numbers)
      case .views: try await SoakView.makeAndDrop(folder, numbers) { self.past.add($0) }
      case .calls: break
      }
      done[step, default: 0] += 1
      show()
    }
    repeat {
      for page in pages { try await page.makeCalls(1000, numbers) }
      show()
    } while ends.count < plan.count(of: .calls, after: number)
    for page in pages {
      try await page.check()
      if number % 10 == 1 { try await page.probe() }
    }
    // Collections take time, which is for calls.
    if number % 2 == 0 { try await sample() }
  }

  private func sample() async throws {
    for page in pages { try await page.collectGarbage() }
    let sample = Sample(minutes: minutes)
    report.samples.append(sample)
    progress.endRound(sample)
  }

  private func show() {
    done[.calls] = ends.count
    progress.show(done, minutes: minutes, of: plan.minutes)
  }
}
