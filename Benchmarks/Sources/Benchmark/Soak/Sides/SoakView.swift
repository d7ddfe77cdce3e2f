import Foundation
import WebBridge

/// Views that live for some calls only.
@MainActor enum SoakView {
  /// The moments at which a view is dropped.
  enum Moment: String, CaseIterable {
    case loading = "while its page loaded"
    case atRest = "at rest"
    case inCalls = "in the middle of calls"
    case detached = "in the middle of calls, after its bridge was detached"
  }

  /// Makes a view, drops it, and waits until nothing of it is left.
  ///
  /// - Parameters:
  ///   - moment: The moment at which the view is dropped; `nil` for a random one.
  ///   - made: Gets the view.
  ///   - ended: Gets the ledger of the view's calls.
  static func makeAndDrop(
    _ folder: URL, _ numbers: SeededNumbers, at moment: Moment? = nil,
    made: (SoakPage) -> Void = { _ in }, ended: (CallLedger) -> Void
  ) async throws {
    let moment = moment ?? numbers.one(of: Moment.allCases)
    let (dropped, begun, ledger) = try await makeAndLeave(folder, numbers, at: moment, made)
    // Every call returns, because its bridge ends with the view.
    await begun?.value
    try await dropped.end()
    ended(ledger)
  }

  /// Makes a view that ends with this function, which alone holds it.
  private static func makeAndLeave(
    _ folder: URL, _ numbers: SeededNumbers, at moment: Moment, _ made: (SoakPage) -> Void
  ) async throws -> (DroppedView, Task<Void, Never>?, CallLedger) {
    let page = try SoakPage(folder, scheme: "soakview")
    made(page)
    let dropped = DroppedView(moment.rawValue, page)
    var begun: Task<Void, Never>?
    switch moment {
    case .loading:
      begun = Task { [calls = page.calls] in await calls.make(20, lanes: 4, numbers) }
      for _ in 0..<numbers.below(100) { await Task.yield() }
    case .atRest:
      try await page.ready()
      try await page.makeCalls(100, numbers)
      try await page.check()
    case .inCalls, .detached:
      try await page.ready()
      begun = try await page.beginCalls(numbers)
      if moment == .detached { page.bridge.detach() }
    }
    return (dropped, begun, page.ledger)
  }
}
