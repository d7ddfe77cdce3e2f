import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct PanelLifetimeTests {
    @Test(arguments: [true, false])
    func `a page in a panel that nobody answers goes with its view`(isClosed: Bool) async throws {
      var page: Page? = Page()
      let id = try #require(try await page?.showInProcessOfItsOwn("<p>page"))
      let panels = Slow()
      page?.webView.uiDelegate = panels
      let failed = Signal()
      page?.webView.evaluateJavaScript("alert('a')") { _, error in
        #expect((error as? WKError)?.code == .webViewInvalidated)
        failed.fire()
      }
      await panels.asked(1)
      let finalized = try #require(page?.webView.object).whenFinalized()
      if isClosed { page?.webView.close() }
      page = nil
      await failed.wait()
      await finalized.wait()
      while WebProcess.all.contains(id), !Task.isCancelled { await Task.yield() }
      panels.answers[0]()
    }

    @Test func `the page waits for an answer that comes later`() async throws {
      let view = try await Page.showing().webView
      let panels = Slow()
      view.uiDelegate = panels
      async let value =
        view.evaluate(
          "alert('a'); var done = Date.now(); confirm('b')", as: Bool.self)
      await panels.asked(1)
      #expect(panels.messages == ["a"])
      async let later = view.evaluate("done", as: Double.self)
      // The page's clock counts milliseconds. At least one passes while another page loads.
      try await Page.showing().webView.evaluateJavaScript("0")
      #expect(panels.messages == ["a"])
      let answered = Date()
      panels.answers[0]()
      await panels.asked(2)
      panels.answers[1]()
      #expect(try await value == true)
      let done = try #require(try await later)
      #expect(done >= (answered.timeIntervalSince1970 * 1000).rounded(.down))
    }

    @Test func `a delegate that was replaced meanwhile still answers its panel`() async throws {
      let view = try await Page.showing().webView
      let (first, second) = (Slow(), Slow())
      view.uiDelegate = first
      async let value = view.evaluate("[confirm('a'), confirm('b')]", as: [Bool].self)
      await first.asked(1)
      view.uiDelegate = second
      first.answers[0]()
      await second.asked(1)
      #expect(first.messages == ["a"] && second.messages == ["b"])
      second.answers[0]()
      #expect(try await value == [true, true])
    }

    @Test func `two views have panels at once, answered in any order`() async throws {
      let (first, second) = (try await Page.showing().webView, try await Page.showing().webView)
      let panels = Slow()
      first.uiDelegate = panels
      second.uiDelegate = panels
      async let one = first.evaluate("confirm('one')", as: Bool.self)
      await panels.asked(1)
      async let two = second.evaluate("confirm('two')", as: Bool.self)
      await panels.asked(2)
      panels.answers[0]()
      #expect(try await one == true)
      panels.answers[1]()
      #expect(try await two == true)
      #expect(panels.messages == ["one", "two"])
    }

    @Test func `a page asks while it loads, and from a frame`() async throws {
      let page = Page()
      let panels = Slow()
      page.webView.uiDelegate = panels
      let frame = "<script>parent.asked = confirm('frame')</script>"
      async let _ = page.show(
        "<script>confirm('load')</script><iframe srcdoc=\"\(frame)\"></iframe>")
      await panels.asked(1)
      #expect(page.webView.isLoading)
      panels.answers[0]()
      await panels.asked(2)
      #expect(panels.messages == ["load", "frame"])
      #expect(panels.frames.allSatisfy { !$0.isMainFrame && $0.webView === page.webView })
      panels.answers[1]()
      await page.next("finish")
      #expect(try await page.webView.evaluate("asked", as: Bool.self) == true)
    }

    @Test func `a page that asks before it is left is left`() async throws {
      let page = try await Page.showing(
        "<script>onbeforeunload = event => { event.preventDefault(); return 'stay' }</script>")
      try await page.webView.evaluateJavaScript("document.body.click()")
      let url = try await page.show("<p>next")
      #expect(page.webView.url == url)
    }

    /// A delegate that answers yes when the test tells it to.
    final class Slow: NSObject, WKUIDelegate {
      var messages: [String] = []
      var frames: [WKFrameInfo] = []
      var answers: [@MainActor () -> Void] = []
      private let waiters = Waiters()

      func asked(_ count: Int) async {
        await waiters.wait(for: "panel \(count)") { self.answers.count >= count }
      }

      private func ask(
        _ message: String, _ frame: WKFrameInfo, _ answer: @escaping @MainActor () -> Void
      ) {
        messages.append(message)
        frames.append(frame)
        answers.append(answer)
        waiters.check()
      }

      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
      ) {
        ask(message, frame, completionHandler)
      }

      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
      ) {
        ask(message, frame) { completionHandler(true) }
      }
    }
  }
}
