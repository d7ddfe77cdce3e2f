import Foundation
import Glibc
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct MainLoopTests {
    @Test func `the main actor is on the main thread`() {
      #expect(Thread.isMainThread)
    }

    @Test func `three idle seconds cost less than a tenth of a second of processor time`() async throws {
      let before = processorTime()
      try await Task.sleep(for: .seconds(3))
      #expect(processorTime() - before < 0.1)
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
      #expect(page.webView.title == "loaded")
      #expect(await spinning.value > 1)
    }

    @Test func `a window is drawn while the main actor yields in a loop`() async throws {
      let page = Page()
      let window = Window(page.webView)
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

    private func processorTime() -> Double {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let times = [usage.ru_utime, usage.ru_stime]
      return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
  }
}
