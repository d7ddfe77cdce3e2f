#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import BridgeCore
  @testable import WebBridge

  /// A web view whose page is loaded again when its process has ended.
  @MainActor final class RecoveringPage {
    let page: WebKitPage
    let bridge: Bridge
    let recovery: PageRecovery
    private let open = OpenCallCount()
    private let feed = EventList()

    init(
      _ policy: RecoveryPolicy = .once, waitsUntilShown: Bool = false,
      configuration: WKWebViewConfiguration? = nil
    ) async throws {
      page = try await WebKitPage(configuration: configuration)
      var policy = policy
      policy.waitsUntilShown = waitsUntilShown
      let feed = feed
      bridge = try page.attach(
        origins: [.anyOrigin], parts: [.recovery(policy) { feed.events.append($0) }])
      recovery = try #require(bridge.recovery)
      bridge.add(observer: open)
    }

    private final class EventList {
      var events: [RecoveryEvent] = []
    }

    /// Ends the process of the page, and returns when the recovery knows.
    func lose() async throws {
      let before = lost
      while lost == before {
        WebProcess.killAll()
        try await turn()
      }
    }

    private var lost: Int {
      all.filter { if case .lost = $0 { true } else { false } }.count
    }

    /// The events of the recovery.
    var all: [RecoveryEvent] { feed.events }

    /// Waits until an event has come a number of times.
    func wait(for event: RecoveryEvent, times: Int = 1) async throws {
      do {
        while all.filter({ $0 == event }).count < times { try await turn() }
      } catch {
        Issue.record("\(event) did not come: \(all)")
        throw error
      }
    }

    func loseAndRecover() async throws {
      let before = all.filter { $0 == .restored }.count
      try await lose()
      try await wait(for: .restored, times: before + 1)
    }

    /// Expects that both sides answer, and that nothing of the lost page is held.
    func expectWhole() async throws {
      #expect(try await bridge.call("one") == 1)
      #expect(try await page.run("return await bridge.call('two')") == 2)
      while open.open > 0 || bridge.session.budget.total != BudgetUse() { try await turn() }
      #expect(bridge.session.outbound.count == 0)
      #expect(bridge.session.outbound.waitingBytes == 0)
      #expect(bridge.session.live.count == 1)
    }
  }
#endif
