import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct NavigationTests {
    @Test func `the delegate hears of a load in order, with its navigation`() async throws {
      let page = Page()
      let url = try await Server.shared.page("<title>t</title>")
      let navigation = page.webView.load(URLRequest(url: url))
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "commit", "finish"])
      #expect(navigation != nil)
      #expect(page.navigations.compactMap { $0 }.allSatisfy { $0 === navigation })
      #expect(page.webView.url == url)
      #expect(try await page.webView.documentTitle == "t")
      #expect(!page.webView.isLoading)
      #expect(page.webView.estimatedProgress == 1)
    }

    @Test func `a cancelled action keeps the page`() async throws {
      let page = try await Page.showing("<title>stay</title>")
      let decider = Decider(action: .cancel)
      page.webView.navigationDelegate = decider
      page.webView.load(URLRequest(url: try await Server.shared.page("<title>go</title>")))
      await decider.asked.wait()
      #expect(decider.request?.httpMethod == "GET")
      try await page.webView.evaluateJavaScript("0")
      #expect(try await page.webView.documentTitle == "stay")
    }

    @Test func `a delegate may choose preferences`() async throws {
      let page = Page()
      let decider = Decider(action: .allow)
      page.webView.navigationDelegate = decider
      decider.allowsScripts = false
      page.webView.load(
        URLRequest(url: try await Server.shared.page("<script>document.title = 'ran'</script>")))
      await decider.finished.wait()
      #expect(try await page.webView.documentTitle == "")
      #expect(try await page.webView.evaluate("1 + 1", as: Int.self) == 2)
    }

    @Test func `a decision handler that is dropped cancels and is logged`() async throws {
      let log = LogRecorder.install()
      let page = try await Page.showing("<title>stay</title>")
      let decider = Decider(action: nil)
      page.webView.navigationDelegate = decider
      let url = try await Server.shared.page("<title>go</title>")
      page.webView.load(URLRequest(url: url))
      await decider.asked.wait()
      while page.webView.isLoading { try await turn() }
      #expect(try await page.webView.documentTitle == "stay")
      #expect(await Server.shared.requestCount(for: url) == 0)
      #expect(log.messages.contains { $0.contains("dropped without being called") })
    }

    @Test func `the back-forward list goes back and forward`() async throws {
      let page = Page()
      let first = try await page.show("<title>one</title>")
      let second = try await page.show("<title>two</title>")
      let list = page.webView.backForwardList
      #expect(list.currentItem?.url == second)
      #expect(list.backList.map(\.url) == [first])
      #expect(list.item(at: -1) == list.backItem)
      #expect(page.webView.canGoBack && !page.webView.canGoForward)
      page.webView.goBack()
      await page.next("end")
      #expect(page.webView.url == first)
      #expect(page.webView.goBack() == nil)
      let forward = try #require(list.forwardItem)
      page.webView.go(to: forward)
      await page.next("end")
      #expect(page.webView.url == second)
      page.webView.reload()
      await page.next("end")
      #expect(page.webView.url == second)
    }

    @Test func `HTML and data load with a base URL or an opaque origin`() async throws {
      let page = Page()
      page.webView.loadHTMLString("<p>a\0b", baseURL: nil)
      await page.next("end")
      #expect(try await page.webView.evaluate("origin", as: String.self) == "null")
      page.webView.loadHTMLString("", baseURL: URL(string: "https://a.example/"))
      await page.next("end")
      #expect(
        try await page.webView.evaluate("origin", as: String.self) == "https://a.example")
      page.webView.load(
        Data("{}".utf8), mimeType: "text/plain", characterEncodingName: "utf-8",
        baseURL: try #require(URL(string: "https://b.example/")))
      await page.next("end")
      #expect(
        try await page.webView.evaluate("document.contentType", as: String.self)
          == "text/plain")
    }

    @Test func `headers and the user agent are sent`() async throws {
      let page = Page { $0.applicationNameForUserAgent = "Tester/1" }
      let url = try await Server.shared.page("")
      var request = URLRequest(url: url)
      request.setValue("yes", forHTTPHeaderField: "X-Asked")
      page.webView.load(request)
      await page.next("end")
      #expect(await Server.shared.header("X-Asked", ofRequestFor: url) == "yes")
      #expect(
        await Server.shared.header("User-Agent", ofRequestFor: url)?.hasSuffix("Tester/1") == true)
      page.webView.customUserAgent = "Custom"
      await page.load(url)
      #expect(await Server.shared.header("User-Agent", ofRequestFor: url) == "Custom")
    }

    @Test func `a commit is observed before the document's messages and without a delegate`()
      async throws
    {
      let recorder = MessageRecorder()
      let page = Page {
        $0.userContentController.add(recorder, name: "m")
        // The earliest message that a document can post.
        $0.userContentController.addUserScript(
          WKUserScript(
            source: "webkit.messageHandlers.m.postMessage(1)", injectionTime: .atDocumentStart,
            forMainFrameOnly: true))
      }
      let observer = Observer(recorder)
      page.webView.addObserver(observer)
      page.webView.navigationDelegate = nil
      let url = try await Server.shared.page("")
      page.webView.load(URLRequest(url: url))
      _ = await recorder.message(number: 1)
      #expect(observer.commits == [url])
      #expect(observer.messagesAtCommit == [0])
      page.webView.removeObserver(observer)
      page.webView.load(URLRequest(url: url))
      _ = await recorder.message(number: 2)
      #expect(observer.commits == [url])
    }

    @Test func `moves within a document and loads of subframes commit nothing`() async throws {
      let page = Page()
      let observer = Observer(nil)
      page.webView.addObserver(observer)
      let inner = try await Server.shared.page("<p>inner")
      let url = try await page.show("<iframe srcdoc=one></iframe>")
      _ = try await page.webView.callAsyncJavaScript(
        """
        const hash = new Promise(done => addEventListener('hashchange', done, {once: true}))
        location.hash = 'x'
        await hash
        history.pushState(1, '', '#y')
        const frame = document.querySelector('iframe')
        const loaded = new Promise(done => frame.addEventListener('load', done, {once: true}))
        frame.removeAttribute('srcdoc')
        frame.src = url
        await loaded
        const back = new Promise(done => addEventListener('popstate', done, {once: true}))
        history.go(-2)
        await back
        """, arguments: ["url": inner.absoluteString], contentWorld: .page)
      #expect(observer.commits == [url])
      #expect(page.events.filter { $0 == "commit" || $0 == "finish" } == ["commit", "finish"])
    }

    @Test func `each page that loads by itself or from the cache commits`() async throws {
      let page = Page()
      let observer = Observer(nil)
      page.webView.addObserver(observer)
      let first = try await page.show("<title>first</title>")
      let second = try await Server.shared.page("<title>second</title>")
      try await page.next("end") {
        try await page.webView.evaluateJavaScript("location.href = '\(second)'; 0")
      }
      page.webView.goBack()
      await page.next("end")
      #expect(observer.commits == [first, second, first])
    }

    @Test func `a delegate whose methods all miss is logged once`() async throws {
      let log = LogRecorder.install()
      let page = Page()
      let nearMiss = NearMiss()
      page.webView.navigationDelegate = nearMiss
      let observer = Observer(nil)
      page.webView.addObserver(observer)
      for _ in 1...2 {
        page.webView.load(URLRequest(url: try await Server.shared.page("")))
        await observer.nextCommit()
        try await page.webView.evaluateJavaScript("0")
        page.webView.stopLoading()
      }
      while page.webView.isLoading { try await turn() }
      #expect(
        log.messages.filter { $0.contains("NearMiss is set as a WKNavigationDelegate") }.count
          == (isDebugBuild ? 1 : 0))
    }

    final class NearMiss: NSObject, WKNavigationDelegate {
      func webView(_ webView: WKWebView, didFinished navigation: WKNavigation) {}
    }

    final class Observer: WKWebViewObserver {
      private let recorder: MessageRecorder?
      private(set) var commits: [URL?] = []
      private(set) var messagesAtCommit: [Int] = []
      private var waiting: CheckedContinuation<Void, Never>?

      init(_ recorder: MessageRecorder?) {
        self.recorder = recorder
      }

      func webView(_ webView: WKWebView, didCommitMainFrame url: URL?) {
        commits.append(url)
        messagesAtCommit.append(recorder?.messages.count ?? 0)
        waiting?.resume()
        waiting = nil
      }

      func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}

      func nextCommit() async {
        await withCheckedContinuation { waiting = $0 }
      }
    }

    final class Decider: NSObject, WKNavigationDelegate {
      let asked = Signal()
      let finished = Signal()
      var allowsScripts = true
      private(set) var request: URLRequest?
      private let action: WKNavigationActionPolicy?

      init(action: WKNavigationActionPolicy?) {
        self.action = action
      }

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
          @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
      ) {
        request = navigationAction.request
        preferences.allowsContentJavaScript = allowsScripts
        if let action { decisionHandler(action, preferences) }
        // Fires after the handler has been released too.
        Task { asked.fire() }
      }

      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        finished.fire()
      }
    }
  }
}
