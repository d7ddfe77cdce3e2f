import CWebKitGTK
import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct MainLoopTests {
    @Test func `the main actor is on the main thread`() {
      #expect(Thread.isMainThread)
    }

    @Test func `three idle seconds cost less than a tenth of a second of processor time`()
      async throws
    {
      let page = try await Page.showing()
      // Work that earlier tests left is measured too, so the test waits until it is done.
      let start = ContinuousClock.now
      while try await timeUsed(in: .milliseconds(200)) > 0.01,
        start.duration(to: .now) < .seconds(20)
      {}
      #expect(try await timeUsed(in: .seconds(3)) < 0.1)
      withExtendedLifetime(page) {}
    }

    @Test func `a page loads while the main actor yields in a loop`() async throws {
      let spinning = Task {
        var turns = 0
        while !Task.isCancelled {
          turns += 1
          await Task.yield()
        }
        return turns
      }
      let page = try await Page.showing("<title>loaded</title>")
      spinning.cancel()
      #expect(try await page.webView.documentTitle == "loaded")
      #expect(await spinning.value > 1)
    }

    @Test func `a window is drawn while the main actor yields in a loop`() async throws {
      let page = Page()
      let window = Window(page.webView)
      defer { window.close() }
      window.show()
      try await page.show("<p>drawn")
      let spinning = Task { while !Task.isCancelled { await Task.yield() } }
      let frames =
        try await page.webView.callAsyncJavaScript(
          """
          for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame)
          return 5
          """, contentWorld: .page) as? Int
      spinning.cancel()
      #expect(frames == 5)
    }

    @Test func `idle work gets its turn while the main actor yields in a loop`() async {
      let idle = Signal()
      let box = ClosureBox<@MainActor () -> Void> { idle.fire() }
      g_idle_add(
        { data in
          nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.take(data)
          // GLib runs idle work on the main thread.
          MainActor.assumeIsolated { box.closure() }
          return 0
        }, box.retained())
      let spinning = Task {
        var turns = 0
        while !Task.isCancelled, turns < 100_000 {
          turns += 1
          await Task.yield()
        }
        return turns
      }
      await idle.wait()
      spinning.cancel()
      #expect(await spinning.value < 100_000)
    }

    private func timeUsed(in duration: Duration) async throws -> Double {
      let before = ProcessorTime.used
      try await Task.sleep(for: duration)
      return ProcessorTime.used - before
    }
  }
}
