import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Loads, and what the navigation delegate is asked.
  @MainActor @Suite(.page { Page() }) struct NavigationFacts {
    @Test(arguments: actions + responses)
    func `what WebKit's tests state of policies`(_ fact: Fact) async throws {
      let page = try #require(SharedPage.current)
      page.forget()
      page.actionPolicy = { _ in .allow }
      page.responsePolicy = { _ in .allow }
      try await fact.check(page)
    }

    @Test(arguments: loads + histories)
    func `what WebKit's tests state of navigation`(_ fact: Fact) async throws {
      try await fact.check(Page())
    }

    nonisolated static let navigation = "WebKitCocoa/Navigation.mm: "
    nonisolated static let decide = "WebKitCocoa/DecidePolicyForNavigationAction.mm: "
    nonisolated static let list = "WebKitCocoa/WKBackForwardList.mm: "
    nonisolated static let response = "WebKitCocoa/WKNavigationResponse.mm: "

    nonisolated static let first = "data:text/html,First"
    nonisolated static let second = "data:text/html,Second"

    nonisolated static let loads =
      [
        Fact("a view does not keep its delegate", navigation + "NavigationDelegate") {
          page async throws in
          var delegate: Page? = Page()
          page.webView.navigationDelegate = delegate
          #expect(page.webView.navigationDelegate != nil)
          delegate = nil
          #expect(page.webView.navigationDelegate == nil)
        },
        Fact("a load has a navigation at once", navigation + "LoadRequest") { page async throws in
          let navigation = page.webView.load(URLRequest(url: try #require(URL(string: first))))
          #expect(navigation != nil)
          await page.next("end")
          #expect(page.navigations.compactMap { $0 }.allSatisfy { $0 === navigation })
        },
        Fact("the delegate sees the body of a request to a scheme handler", navigation + "HTTPBody")
        { _ async throws in
          let page = SchemeSite().page
          page.actionPolicy = { _ in .cancel }
          var request = URLRequest(url: try #require(URL(string: "app:///willNotActuallyLoad")))
          request.httpMethod = "POST"
          request.httpBody = Data("testhttpbody".utf8)
          await page.next("action") { page.webView.load(request) }
          #expect(page.actions.last?.request.httpBody == Data("testhttpbody".utf8))
        },
        Fact("the delegate sees the user agent of a request", navigation + "UserAgentAndAccept") {
          page async throws in
          page.webView.customUserAgent = "testUserAgent"
          page.actionPolicy = { _ in .cancel }
          let url = try await Server.shared.page("")
          await page.next("action") { page.webView.load(URLRequest(url: url)) }
          #expect(
            page.actions.last?.request.value(forHTTPHeaderField: "User-Agent") == "testUserAgent")
        },
        Fact("the delegate sees what a request accepts", navigation + "UserAgentAndAccept") {
          page async throws in
          page.actionPolicy = { _ in .cancel }
          let url = try await Server.shared.page("")
          await page.next("action") { page.webView.load(URLRequest(url: url)) }
          #expect(
            page.actions.last?.request.value(forHTTPHeaderField: "Accept")
              == "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8")
        },
        Fact(
          "a scheme that nobody handles is an unsupported URL",
          navigation + "DidFailProvisionalNavigation"
        ) {
          page async throws in
          await page.load(try #require(URL(string: "non-existant-scheme://")))
          #expect(page.events == ["action", "start", "failProvisional"])
          #expect((page.lastError as? URLError)?.code == .unsupportedURL)
        },
        Fact("a view loads from the call on, and tells it once", navigation + "FrameBackLoading") {
          page async throws in
          var changes: [Bool] = []
          let observation = page.webView.observe(\.isLoading) { view, _ in
            MainActor.assumeIsolated { changes.append(view.isLoading) }
          }
          #expect(!page.webView.isLoading)
          let url = try await Server.shared.page("<p>page")
          page.webView.load(URLRequest(url: url))
          #expect(page.webView.isLoading && changes == [true])
          await page.next("end")
          while page.webView.isLoading { try await turn() }
          #expect(changes == [true, false])
          observation.invalidate()
        },
        Fact("a link in a frame can be gone back from", navigation + "FrameBackLoading") {
          page async throws in
          let target = try await Server.shared.page("<p id=second>")
          let frame = try await Server.shared.page("<a href='\(target)'>link</a>")
          try await page.show("<iframe src='\(frame)'></iframe>")
          #expect(!page.webView.canGoBack)
          try await page.call(
            """
            const frame = document.querySelector('iframe')
            const loaded = new Promise(done => { frame.onload = done })
            frame.contentDocument.querySelector('a').click()
            await loaded
            """)
          #expect(page.webView.canGoBack)
          try await page.call(
            "window.back = new Promise(done => { document.querySelector('iframe').onload = done })")
          page.webView.goBack()
          try await page.call("await back")
          #expect(try await page.json("return !!frames[0].document.querySelector('a')") == "true")
        },
        Fact(
          "a page ends its load although it leads where the delegate does not",
          navigation + "SimultaneousNavigationWithFontsFinishes"
        ) {
          page async throws in
          page.actionPolicy = { $0.request.url?.scheme == "refresh-nav" ? .cancel : .allow }
          try await page.show("<script>location = 'refresh-nav:///'</script>")
          #expect(page.events.contains("finish"))
        },
      ]
      + ["allow-popups", "allow-top-navigation", "allow-top-navigation-to-custom-protocols"].map {
        right in
        let name = [
          "allow-popups": "AllowPopups", "allow-top-navigation": "AllowTopNavigation",
          "allow-top-navigation-to-custom-protocols": "AllowCustomProtocolsNavigation",
        ]
        return Fact(
          "the delegate is asked for another app's URL of a frame with \(right)",
          navigation + "LoadRadarURLFromSandboxedFrame\(name[right] ?? "")"
        ) { page async throws in
          page.actionPolicy = { $0.request.url?.scheme == "rdar" ? .cancel : .allow }
          let frame = try await Server.shared.page(
            "<a id=l href='rdar://84498192'>x</a><script>setTimeout(() => { l.click() }, 0)</script>"
          )
          page.webView.load(
            URLRequest(
              url: try await Server.shared.page(
                "<iframe src='\(frame)' sandbox='allow-scripts \(right)'></iframe>")))
          while !page.actions.contains(where: { $0.request.url?.scheme == "rdar" }) {
            await page.next("action")
          }
        }
      }

    nonisolated static let histories = [
      Fact(
        "a state of one page cannot be gone back from",
        list + "CanNotGoBackAfterRestoringEmptySessionState"
      ) {
        page async throws in
        for text in ["A", "B"] { try await page.show(text) }
        #expect(page.webView.canGoBack && !page.webView.canGoForward)
        let other = try await Page.showing("A")
        await page.next("end") { page.webView.interactionState = other.webView.interactionState }
        #expect(!page.webView.canGoBack && !page.webView.canGoForward)
        #expect(page.webView.backForwardList.backList.isEmpty)
      },
      Fact("no state changes nothing", list + "InteractionStateRestorationNil") {
        page async throws in
        for text in ["A", "B", "C"] { try await page.show(text) }
        page.webView.interactionState = nil
        #expect(page.webView.backForwardList.backList.count == 2)
        #expect(page.webView.backForwardList.forwardList.isEmpty)
        #expect(page.webView.backForwardList.currentItem?.url == page.webView.url)
      },
      Fact("a state of another kind changes nothing", list + "InteractionStateRestorationInvalid") {
        page async throws in
        for text in ["A", "B", "C"] { try await page.show(text) }
        page.webView.interactionState = "foo"
        #expect(page.webView.backForwardList.backList.count == 2)
        #expect(page.webView.backForwardList.currentItem?.url == page.webView.url)
      },
      Fact(
        "a page that leads on at once leaves no other for the current one",
        list + "WindowLocationAsyncPolicyDecision"
      ) {
        page async throws in
        let target = try await Server.shared.page("<p>target")
        page.webView.loadHTMLString(
          "<script>location = '\(target)'</script>", baseURL: target.deletingLastPathComponent())
        while page.webView.url != target || page.webView.isLoading { await page.next("end") }
        #expect(page.webView.backForwardList.currentItem?.url == target)
      },
      Fact("a restored list leads back to its pages", list + "InteractionStateRestoration") {
        page async throws in
        for text in ["Simple", "Second", "Third"] { try await page.show("<body>\(text)") }
        let other = Page()
        await other.next("end") { other.webView.interactionState = page.webView.interactionState }
        #expect(other.webView.backForwardList.backList.count == 2)
        var texts = [try await other.call("return document.body.innerText") as? String]
        for _ in 0..<2 {
          await other.next("end") { other.webView.goBack() }
          texts.append(try await other.call("return document.body.innerText") as? String)
        }
        #expect(texts == ["Third", "Second", "Simple"])
      },
    ]
  }
}
