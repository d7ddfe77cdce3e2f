import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Loops that run inside a call from another loop: Foundation's in GLib's, and the other way round.
  @MainActor @Suite struct NestedLoopTests {
    @Test func `a run loop in a message's handler loads another page`() async throws {
      let url = try await Server.shared.page("<title>other</title>")
      let other = Page()
      let done = Signal("the handler")
      let handler = Listener { _ in
        self.load(url, in: other)
        done.fire()
      }
      let page = try await Page.showing { $0.userContentController.add(handler, name: "test") }
      try await page.webView.evaluateJavaScript("webkit.messageHandlers.test.postMessage(1); 0")
      await done.wait()
      #expect(other.events.contains("finish"))
    }

    @Test func `a run loop in a timer loads another page`() async throws {
      let url = try await Server.shared.page("<title>other</title>")
      let other = Page()
      let done = Signal("the timer")
      start {
        self.load(url, in: other)
        done.fire()
      }
      await done.wait()
      #expect(other.events.contains("finish"))
    }

    @Test func `a run loop in a task of the main actor loads another page`() async throws {
      let url = try await Server.shared.page("<title>other</title>")
      let other = SynchronousPage()
      await Task { load(url, in: other) }.value
      #expect(other.hasFinished)
    }

    @Test func `a run loop in a task that has its answer loads another page`() async throws {
      let url = try await Server.shared.page("<title>other</title>")
      let page = try await Page.showing()
      let other = SynchronousPage()
      try await page.webView.evaluateJavaScript("0")
      var isLate = false
      let late = Task { isLate = true }
      load(url, in: other)
      #expect(other.hasFinished)
      #expect(!isLate)
      await late.value
    }

    @Test func `a run loop that is asked again and again loads a page`() async throws {
      let url = try await Server.shared.page("<title>asked</title>")
      let page = Page()
      let done = Signal("the timer")
      start {
        page.webView.load(URLRequest(url: url))
        let end = Date(timeIntervalSinceNow: 30)
        while !page.events.contains("finish"), Date() < end {
          RunLoop.main.runOnce(mode: .default, before: Date())
        }
        done.fire()
      }
      await done.wait()
      #expect(page.events.contains("finish"))
    }

    @Test func `a run loop returns after a message, as after a source`() async throws {
      var count = 0
      let handler = Listener { _ in count += 1 }
      let page = try await Page.showing { $0.userContentController.add(handler, name: "test") }
      let done = Signal("the timer")
      start {
        page.webView.evaluateJavaScript("webkit.messageHandlers.test.postMessage(1); 0")
        let start = ContinuousClock.now
        while count == 0, start.duration(to: .now) < .seconds(20) {
          RunLoop.main.runOnce(mode: .default, before: Date(timeIntervalSinceNow: 30))
        }
        #expect(start.duration(to: .now) < .seconds(20))
        done.fire()
      }
      await done.wait()
      #expect(count == 1)
    }

    @Test func `the main loop in a timer serves timers, blocks, the main queue and sources`() async
    {
      let record = Record()
      let source = Source { record.note("source") }
      start {
        self.start { record.note("timer") }
        RunLoop.main.perform { record.note("block") }
        DispatchQueue.main.async {
          record.note("queue")
          // The thread finds the run loop in the middle of a call.
          Thread.detachNewThread { source.wake() }
        }
        let stop = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
          MainActor.assumeIsolated { if record.events.count == 4 { MainLoop.quit() } }
        }
        MainLoop.run()
        stop.invalidate()
        record.note("done")
      }
      await record.wait(for: 5)
      #expect(Set(record.events.dropLast()) == ["timer", "block", "queue", "source"])
      #expect(record.events.last == "done")
      source.invalidate()
    }

    @Test func `a block may end the main loop before it has begun`() async {
      let done = Signal("the timer")
      start {
        RunLoop.main.perform { MainActor.assumeIsolated { MainLoop.quit() } }
        MainLoop.run()
        done.fire()
      }
      await done.wait()
    }

    @Test(arguments: [false, true])
    func `a task goes on that a handler resumed before it ran the main loop`(
      isLong: Bool
    ) async throws {
      let record = Record()
      let waiting = Signal("a task that waits")
      var continuation: UnsafeContinuation<Void, Never>?
      let task = Task {
        await withUnsafeContinuation {
          continuation = $0
          waiting.fire()
        }
        record.note("task")
        DispatchQueue.main.async { MainActor.assumeIsolated { MainLoop.quit() } }
      }
      await waiting.wait()
      let handler = Listener { _ in
        MainLoop.resumeTask { continuation?.resume() }
        DispatchQueue.main.async { record.note("queue") }
        // After five milliseconds the loop begins with a turn of the run loop, which does the work of the main
        // queue too.
        if isLong { usleep(6_000) }
        MainLoop.run()
        record.note("handler")
      }
      let page = try await Page.showing { $0.userContentController.add(handler, name: "test") }
      try await page.webView.evaluateJavaScript("webkit.messageHandlers.test.postMessage(1); 0")
      await record.wait(for: 3)
      #expect(record.events == ["task", "queue", "handler"])
      await task.value
    }

    /// Calls a closure from a timer.
    private func start(_ body: @escaping @MainActor () -> Void) {
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        MainActor.assumeIsolated(body)
      }
    }

    private func load(_ url: URL, in page: Page) {
      page.webView.load(URLRequest(url: url))
      RunLoop.main.run { !page.events.contains("finish") }
    }

    private func load(_ url: URL, in page: SynchronousPage) {
      page.webView.load(URLRequest(url: url))
      RunLoop.main.run { !page.hasFinished }
    }
  }
}

/// A view whose delegate has no asynchronous method, because such a method needs
/// the main queue, which runs one block at a time.
@MainActor private final class SynchronousPage: NSObject, WKNavigationDelegate {
  let webView: WKWebView
  private(set) var hasFinished = false

  override init() {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    webView = WKWebView(frame: .zero, configuration: configuration)
    super.init()
    webView.navigationDelegate = self
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { hasFinished = true }
}
