import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct NavigationOrderTests {
    @Test func `a chain of redirects asks and tells about each`() async throws {
      let page = Page()
      let end = try await Server.shared.page("end")
      var host = try #require(URLComponents(url: end, resolvingAgainstBaseURL: false))
      host.host = "localhost"
      let elsewhere = try #require(host.url).absoluteString
      let third = try await Server.shared.serve { _ in .init(307, headers: ["Location": elsewhere])
      }
      let second = try await Server.shared.serve { _ in
        .init(301, headers: ["Location": third.absoluteString])
      }
      let first = try await Server.shared.serve { _ in
        .init(303, headers: ["Location": second.absoluteString])
      }
      let navigation = page.webView.load(URLRequest(url: first))
      await page.next("end")
      #expect(
        page.events == [
          "action", "start", "action", "redirect", "action", "redirect", "action", "redirect",
          "response", "commit", "finish",
        ])
      #expect(page.told.allSatisfy { $0 === navigation })
      #expect(page.actions.map(\.request.url) == [first, second, third, host.url])
      #expect(page.webView.url == host.url)
    }

    @Test func `a load that replaces a provisional one cancels that one`() async throws {
      let server = try WireServer { $0.waitForEnd() }
      let page = Page()
      let first = page.webView.load(URLRequest(url: server.url))
      await page.next("start")
      let second = page.webView.load(URLRequest(url: try await Server.shared.page("")))
      await page.next("finish")
      #expect(
        page.events == [
          "action", "start", "failProvisional", "action", "start", "response", "commit", "finish",
        ])
      #expect(page.told == [first, first, second, second, second])
      #expect((page.lastError as? URLError)?.code == .cancelled)
    }

    @Test func `a load that replaces a streaming one cancels that one`() async throws {
      let server = try WireServer {
        $0.sendBeginning()
        $0.waitForEnd()
      }
      let page = Page()
      let first = page.webView.load(URLRequest(url: server.url))
      await page.next("commit")
      let second = page.webView.load(URLRequest(url: try await Server.shared.page("")))
      await page.next("finish")
      #expect(
        page.events.suffix(6) == ["action", "fail", "start", "response", "commit", "finish"])
      #expect(page.told == [first, first, first, second, second, second])
      #expect((page.lastError as? URLError)?.code == .cancelled)
    }

    @Test func `of two loads at once the second takes place`() async throws {
      let page = Page()
      let urls = (try await Server.shared.page(""), try await Server.shared.page(""))
      let first = page.webView.load(URLRequest(url: urls.0))
      let second = page.webView.load(URLRequest(url: urls.1))
      await page.next("end")
      #expect(first != second)
      #expect(page.told == [second, second, second])
      #expect(page.events.last == "finish")
    }

    @Test func `stopping tells of a cancelled load, provisional or not`() async throws {
      let server = try WireServer {
        if $0.request.contains("/stream") {
          $0.sendBeginning()
        }
        $0.waitForEnd()
      }
      let page = Page()
      page.webView.load(URLRequest(url: server.url))
      await page.next("start")
      page.webView.stopLoading()
      await page.next("end")
      #expect(page.events == ["action", "start", "failProvisional"])
      #expect((page.lastError as? URLError)?.code == .cancelled)
      #expect(!page.webView.isLoading)
      let navigation = page.webView.load(URLRequest(url: server.url.appending(path: "stream")))
      await page.next("commit")
      page.webView.stopLoading()
      await page.next("end")
      #expect(page.events.last == "fail")
      #expect(page.told.last == navigation)
      #expect((page.lastError as? URLError)?.code == .cancelled)
    }

    @Test func `a load that is stopped at once starts nothing and is not mistaken`() async throws {
      let page = Page()
      let stopped = page.webView.load(URLRequest(url: try await Server.shared.page("")))
      page.webView.stopLoading()
      let next = page.webView.load(URLRequest(url: try await Server.shared.page("")))
      await page.next("end")
      #expect(page.told == [next, next, next])
      #expect(stopped != next)
    }

    @Test func `a cancelled action starts nothing, and what follows is a navigation of its own`()
      async throws
    {
      let page = try await Page.showing("<p>stay")
      let url = page.webView.url
      page.forget()
      page.actionPolicy = { _ in .cancel }
      let refused = page.webView.load(URLRequest(url: try await Server.shared.page("")))
      await page.next("action")
      page.actionPolicy = { _ in .allow }
      let target = try await Server.shared.page("")
      try await page.next("end") {
        try await page.webView.evaluateJavaScript("location.href = '\(target)'; 0")
        #expect(page.webView.url == url || page.webView.url == target)
      }
      #expect(page.events == ["action", "action", "start", "response", "commit", "finish"])
      #expect(page.told.allSatisfy { $0 != nil && $0 != refused })
    }

    @Test func `a view whose action was cancelled does not load`() async throws {
      let page = Page()
      page.actionPolicy = { _ in .cancel }
      page.webView.load(URLRequest(url: try await Server.shared.page("")))
      await page.next("action")
      try await page.webView.evaluateJavaScript("0")
      #expect(!page.webView.isLoading)
      #expect(page.webView.url == nil)
    }

    @Test func `a cancelled response fails the provisional navigation with code 102`() async throws
    {
      let page = Page()
      page.responsePolicy = { _ in .cancel }
      let navigation = page.webView.load(URLRequest(url: try await Server.shared.page("")))
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "failProvisional"])
      #expect(page.told == [navigation, navigation])
      let error = try #require(page.lastError as NSError?)
      #expect(error.domain == "WebKitErrorDomain")
      #expect(error.code == 102)
    }

    @Test func `moves within a page tell nothing, and what follows is told apart`() async throws {
      let page = Page()
      let url = try await page.show("<p id=x>page")
      page.forget()
      let hash = try #require(URL(string: "\(url)#x"))
      let within = page.webView.load(URLRequest(url: hash))
      #expect(within != nil)
      while page.webView.url != hash { try await turn() }
      try await page.webView.evaluateJavaScript("0")
      let back = page.webView.goBack()
      #expect(back != nil)
      while page.webView.url != url { try await turn() }
      #expect(page.told.isEmpty)
      let target = try await Server.shared.page("")
      try await page.next("end") {
        try await page.webView.evaluateJavaScript("location.href = '\(target)'; 0")
      }
      #expect(page.told.count == 3)
      #expect(page.told.allSatisfy { $0 != nil && $0 != within && $0 != back })
    }

    @Test func `back, forward and reload have their navigations`() async throws {
      let page = Page()
      try await page.show("one")
      try await page.show("two")
      for go in [
        { page.webView.goBack() }, { page.webView.goForward() }, { page.webView.reload() },
        { page.webView.reloadFromOrigin() },
      ] {
        page.forget()
        let navigation = go()
        await page.next("end")
        #expect(page.events.last == "finish")
        #expect(page.told.count == 3)
        #expect(page.told.allSatisfy { $0 === navigation && $0 != nil })
      }
      #expect(
        page.actions.suffix(4).map(\.navigationType) == [
          .backForward, .backForward, .reload, .reload,
        ])
    }

    @Test func `a subframe asks, and tells nothing`() async throws {
      let page = Page()
      let inner = try await Server.shared.page("inner")
      page.webView.load(URLRequest(url: try await Server.shared.page("<iframe src='\(inner)'>")))
      await page.next("end")
      #expect(
        page.events == ["action", "start", "response", "commit", "action", "response", "finish"])
      #expect(page.actions.last?.request.url == inner)
      #expect(page.actions.first?.sourceFrame.isMainFrame == true)
      #expect(page.actions.last?.sourceFrame.isMainFrame == false)
    }

    @Test func `a decision after the view is closed or gone does no harm`() async throws {
      let late = Late()
      var page: WKWebView? = WKWebView()
      page?.navigationDelegate = late
      page?.load(URLRequest(url: try await Server.shared.page("")))
      await late.asked.wait()
      page?.close()
      late.answer?(.allow)
      page = nil

      let gone = Late()
      page = WKWebView()
      page?.navigationDelegate = gone
      weak let weakly = page
      page?.load(URLRequest(url: try await Server.shared.page("")))
      await gone.asked.wait()
      page = nil
      #expect(weakly == nil)
      gone.answer?(.allow)
      gone.answer = nil
    }

    final class Late: NSObject, WKNavigationDelegate {
      let asked = Signal()
      var answer: ((WKNavigationActionPolicy) -> Void)?

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) {
        answer = decisionHandler
        asked.fire()
      }
    }
  }
}

extension Page {
  /// The navigations that the delegate received.
  fileprivate var told: [WKNavigation?] {
    zip(events, navigations).filter {
      !["action", "response", "terminate", "actionDownload", "responseDownload"].contains($0.0)
    }.map(\.1)
  }
}
