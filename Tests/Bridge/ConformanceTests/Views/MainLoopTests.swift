#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import WebBridge

  extension Conformance {
    /// The loop that delivers a page's answers.
    @MainActor @Suite struct MainLoops {
      @Test func `a task that has its answer may run the main loop, and alone is at work`()
        async throws
      {
        let page = try await WebKitPage()
        let bridge = try page.attach()
        try await page.load("bridge.handle('one', () => 1)")
        for _ in 1...3 {
          #expect(try await bridge.call("one") == 1)
          var isLate = false
          let late = Task { isLate = true }
          page.webView.evaluateJavaScript("0") { _, _ in MainLoop.quit() }
          MainLoop.run()
          #expect(!isLate)
          dispatchPrecondition(condition: .onQueue(.main))
          await late.value
          #expect(isLate)
        }
      }
    }
  }
#endif
