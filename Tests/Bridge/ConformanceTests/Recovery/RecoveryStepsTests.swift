import BridgeTesting
import Foundation
import Logging
import Testing

@testable import WebBridge

extension Conformance {
  /// When a recovery loads its page, and when it gives up, on a clock that the tests move.
  @MainActor @Suite struct RecoverySteps {
    /// A view that loads nothing.
    final class StillPage: RecoverablePage {
      var shownURL = URL(string: "https://shop.example.com/cart?private=1")
      var isAnswerToForm = false
      var isReloadable = true
      var isLoading = false { didSet { if oldValue, !isLoading { ended() } } }
      var isShown = true
      var restoration: Task<Bool, Never>?
      private(set) var reloads = 0
      private var ended: @MainActor () -> Void = {}

      func watchLoading(_ ended: @escaping @MainActor () -> Void) { self.ended = ended }

      func reload() {
        reloads += 1
        isLoading = true
      }
    }

    let page = StillPage()
    let clock = PageClock()

    private func recovery(
      _ policy: RecoveryPolicy, _ events: Events? = nil, log: Logger = LogLines().logger
    ) -> PageRecovery {
      PageRecovery(policy, of: page, clock, log) { events?.list.append($0) }
    }

    final class Events {
      var list: [RecoveryEvent] = []
    }

    /// Lets the actions without a delay run.
    private func settle() async { for _ in 0..<10 { await Task.yield() } }

    /// Ends the load of a page whose document has begun.
    private func finish(_ recovery: PageRecovery) {
      recovery.committed()
      page.isLoading = false
    }

    private func lose(_ recovery: PageRecovery) async {
      recovery.processEnded()
      clock.advance(by: .zero)
      await settle()
    }

    @Test func `delays grow up to the longest one, and there are so many attempts`() {
      let policy = RecoveryPolicy.backOff(
        first: .seconds(1), factor: 3, most: .seconds(10), attempts: 4)
      #expect(
        (1...5).map { policy.delay(before: $0) } == [
          .seconds(1), .seconds(3), .seconds(9), .seconds(10), nil,
        ])
      #expect((1...2).map { RecoveryPolicy.once.delay(before: $0) } == [.zero, nil])
      #expect(RecoveryPolicy.none.delay(before: 1) == nil)
    }

    @Test func `without a policy the app hears of the loss, and nothing is loaded`() async {
      let events = Events()
      let recovery = recovery(.none, events)
      await lose(recovery)
      clock.advance(by: .seconds(1000))
      #expect(page.reloads == 0)
      #expect(events.list == [.lost(url: page.shownURL)])
      page.isLoading = true
      finish(recovery)
      #expect(events.list.last == .restored)
    }

    @Test func `a page that is lost again and again is loaded after growing delays, and given up`()
      async
    {
      let events = Events()
      let recovery = recovery(.backOff(attempts: 2), events)
      for delay in [1, 2] {
        await lose(recovery)
        clock.advance(by: .seconds(delay) - .milliseconds(1))
        #expect(page.reloads == delay - 1)
        clock.advance(by: .milliseconds(1))
        #expect(page.reloads == delay)
        finish(recovery)
      }
      await lose(recovery)
      clock.advance(by: .seconds(1000))
      #expect(page.reloads == 2)
      let lost = RecoveryEvent.lost(url: page.shownURL)
      #expect(
        events.list == [
          lost, .restoring(attempt: 1, after: .seconds(1)), .restored,
          lost, .restoring(attempt: 2, after: .seconds(2)), .restored,
          lost, .gaveUp(.attemptsUsed),
        ])
    }

    @Test func `a page that has lived for some time is healthy, and the policy begins anew`() async
    {
      let recovery = recovery(.once)
      for number in 1...3 {
        await lose(recovery)
        #expect(page.reloads == number)
        finish(recovery)
        clock.advance(by: .seconds(30))
      }
      await lose(recovery)
      finish(recovery)
      clock.advance(by: .seconds(29))
      await lose(recovery)
      #expect(page.reloads == 4)
    }

    @Test func `a load that fails is a failed attempt`() async {
      let events = Events()
      let recovery = recovery(.backOff(first: .zero, attempts: 2), events)
      await lose(recovery)
      for _ in 0..<2 {
        page.isLoading = false
        clock.advance(by: .seconds(1))
        await settle()
      }
      clock.advance(by: .seconds(100))
      #expect(page.reloads == 2)
      #expect(events.list.last == .gaveUp(.attemptsUsed))
    }

    @Test func `a page that the app loads itself is left to the app`() async {
      let events = Events()
      let recovery = recovery(.backOff(), events)
      recovery.processEnded()
      page.isLoading = true
      clock.advance(by: .seconds(100))
      finish(recovery)
      #expect(events.list == [.lost(url: page.shownURL), .restored])
      // Also one that the app loads while the recovery waits.
      await lose(recovery)
      page.isLoading = true
      clock.advance(by: .seconds(100))
      finish(recovery)
      clock.advance(by: .seconds(100))
      #expect(page.reloads == 0)
    }

    @Test func `a hidden view waits until it is shown`() async {
      let events = Events()
      page.isShown = false
      let recovery = recovery(.once, events)
      await lose(recovery)
      clock.advance(by: .seconds(3600))
      #expect(page.reloads == 0)
      #expect(events.list.last == .waitingUntilShown)
      page.isShown = true
      clock.advance(by: .milliseconds(250))
      #expect(page.reloads == 1)
    }

    @Test func `a view that need not be shown does not wait`() async {
      page.isShown = false
      var policy = RecoveryPolicy.once
      policy.waitsUntilShown = false
      let recovery = recovery(policy)
      await lose(recovery)
      #expect(page.reloads == 1)
    }

    @Test func `a page that cannot be loaded again is given up`() async {
      let events = Events()
      page.isReloadable = false
      let recovery = recovery(.once, events)
      await lose(recovery)
      #expect(page.reloads == 0)
      #expect(events.list.last == .gaveUp(.notReloadable))
    }

    @Test func `the answer to a form is not loaded`() async {
      let events = Events()
      page.isAnswerToForm = true
      let recovery = recovery(.once, events)
      await lose(recovery)
      #expect(page.reloads == 0)
      #expect(events.list.last == .gaveUp(.wouldPost))
    }

    @Test func `no form is sent again`() async throws {
      let events = Events()
      let recovery = recovery(.once, events)
      let url = try #require(page.shownURL)
      #expect(!recovery.refuses(PageNavigation(to: url, method: "POST")))
      await lose(recovery)
      #expect(!recovery.refuses(PageNavigation(to: url)))
      #expect(!recovery.refuses(PageNavigation(to: url, method: "POST", isMainFrame: false)))
      #expect(recovery.refuses(PageNavigation(to: url, method: "POST")))
      page.isLoading = false
      #expect(events.list.last == .gaveUp(.wouldPost))
      // The app asks its user, and loads the page itself.
      page.isLoading = true
      #expect(!recovery.refuses(PageNavigation(to: url, method: "POST")))
      finish(recovery)
      #expect(events.list.last == .restored)
    }

    @Test(arguments: [true, false])
    func `a page that an extension cares for is left to the extension`(loads: Bool) async {
      let events = Events()
      let recovery = recovery(.once, events)
      page.restoration = Task { loads }
      await lose(recovery)
      _ = await page.restoration?.value
      await settle()
      #expect(page.reloads == 0)
      if loads {
        page.isLoading = true
        finish(recovery)
      }
      #expect(events.list.last == (loads ? .restored : .gaveUp(.package)))
    }

    @Test func `a sequence has the events from its beginning to the end of the bridge`() async {
      let recovery = recovery(.once)
      let events = recovery.events
      await lose(recovery)
      finish(recovery)
      recovery.end()
      var all: [RecoveryEvent] = []
      for await event in events { all.append(event) }
      #expect(
        all == [.lost(url: page.shownURL), .restoring(attempt: 1, after: .zero), .restored])
      for await _ in recovery.events { Issue.record("The bridge has ended.") }
    }

    @Test func `the log has a line for each event, without the query of the page's URL`() async {
      let lines = LogLines()
      var log = lines.logger
      log.logLevel = .notice
      let recovery = recovery(.once, log: log)
      await lose(recovery)
      finish(recovery)
      await lose(recovery)
      #expect(
        lines.warnings == [
          "the web process ended: https://shop.example.com/cart is lost",
          "the lost page will be loaded again after 0.0 seconds: attempt 1",
          "a page has been loaded after the lost one",
          "the web process ended: https://shop.example.com/cart is lost",
          "the lost page was lost too often, and is given up",
        ])
    }
  }
}
