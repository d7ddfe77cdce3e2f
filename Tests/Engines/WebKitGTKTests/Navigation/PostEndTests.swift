import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct PostEndTests {
    @Test func `the view loads from the call on`() async throws {
      let page = Page()
      let url = try await PostTests.echo()
      var states: [Bool] = []
      var urls: [URL?] = []
      let loading = page.webView.observe(\.isLoading) { view, _ in
        MainActor.assumeIsolated { states.append(view.isLoading) }
      }
      let location = page.webView.observe(\.url) { view, _ in
        MainActor.assumeIsolated { urls.append(view.url) }
      }
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      #expect(page.webView.isLoading)
      #expect(page.webView.url == url)
      await page.next("end")
      #expect(!page.webView.isLoading)
      #expect(page.webView.estimatedProgress == 1)
      #expect(states == [true, false])
      #expect(urls == [url])
      withExtendedLifetime((loading, location)) {}
    }

    @Test func `a stop before the request is ready sends nothing`() async throws {
      let page = Page()
      let url = try await PostTests.echo()
      let navigation = page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      page.webView.stopLoading()
      #expect(!page.webView.isLoading)
      #expect(page.webView.url == nil)
      await page.next("end")
      #expect(page.events == ["failProvisional"])
      #expect(page.navigations == [navigation])
      #expect((page.lastError as? URLError)?.code == .cancelled)
      try await page.show("<p>next")
      #expect(await Server.shared.exchanges(at: url).isEmpty)
    }

    @Test func `a stop while the server is silent cancels the request`() async throws {
      let page = Page()
      let arrived = Signal()
      let closed = Signal()
      let server = try WireServer { connection in
        guard connection.request.hasPrefix("POST") else { return }
        Task { @MainActor in arrived.fire() }
        connection.waitForEnd()
        Task { @MainActor in closed.fire() }
      }
      let navigation = page.webView.load(PostTests.post(server.url, Data("a=b".utf8)))
      await arrived.wait()
      await page.next("end") { page.webView.stopLoading() }
      #expect(page.events == ["action", "start", "failProvisional"])
      #expect(page.navigations.last == navigation)
      #expect((page.lastError as? URLError)?.code == .cancelled)
      await closed.wait()
    }

    @Test func `a later load replaces one that is not ready`() async throws {
      let page = Page()
      let url = try await PostTests.echo()
      let first = page.webView.load(PostTests.post(url, Data("1".utf8)))
      let second = page.webView.load(PostTests.post(url, Data("2".utf8)))
      await page.next("finish")
      #expect(
        page.events == ["failProvisional", "action", "start", "response", "commit", "finish"])
      #expect(page.navigations.first == first)
      #expect(page.navigations.last == second)
      #expect(await Server.shared.exchanges(at: url).map(\.body) == [Data("2".utf8)])
      page.forget()
      let other = try await Server.shared.page("<p>get")
      page.webView.load(PostTests.post(url, Data("3".utf8)))
      let last = page.webView.load(URLRequest(url: other))
      await page.next("finish")
      #expect(
        page.events == ["failProvisional", "action", "start", "response", "commit", "finish"])
      #expect(page.navigations.last == last)
      #expect(await Server.shared.exchanges(at: url).count == 1)
    }

    @Test(arguments: ["GET", "HTML"])
    func `a load that never began is reported before the one that replaced it`(kind: String)
      async throws
    {
      let page = Page()
      let other = try await Server.shared.page("<p>get")
      page.webView.load(PostTests.post(try await PostTests.echo(), Data("1".utf8)))
      if kind == "GET" {
        page.webView.load(URLRequest(url: other))
      } else {
        page.webView.loadHTMLString("<p>text", baseURL: nil)
      }
      var reported: [String] = []
      page.onEvent = { event in
        reported.append(event)
        if event == "start" { MainLoop.quit() }
      }
      // Tasks of the main actor wait here, and the engine does not. One turn of the loop may
      // report the start and the commit, because the engine sends both at once.
      runLoopWhileTasksWait()
      page.onEvent = { _ in }
      #expect(reported.prefix(3) == ["failProvisional", "action", "start"])
      if !page.events.contains("finish") { await page.next("finish") }
      #expect(page.events.filter { $0 == "failProvisional" }.count == 1)
    }

    private func runLoopWhileTasksWait() { MainLoop.run() }

    @Test func `a POST replaces a load whose server is silent`() async throws {
      let page = Page()
      let server = try WireServer { $0.waitForEnd() }
      let first = page.webView.load(URLRequest(url: server.url))
      await page.next("start")
      let second = page.webView.load(PostTests.post(try await PostTests.echo(), Data("a".utf8)))
      await page.next("finish")
      #expect(page.events.contains("failProvisional"))
      #expect(page.navigations[page.events.firstIndex(of: "failProvisional") ?? 0] == first)
      #expect(page.navigations.last == second)
    }

    @Test func `errors are those of other loads`() async throws {
      let page = Page()
      let gone = try WireServer { _ in }.url
      page.webView.load(PostTests.post(gone, Data("a".utf8)))
      await page.next("end")
      #expect((page.lastError as? URLError)?.code == .cannotConnectToHost)
      let unknown = try #require(URL(string: "http://nosuch.invalid/"))
      page.webView.load(PostTests.post(unknown, Data("a".utf8)))
      await page.next("end")
      #expect((page.lastError as? URLError)?.code == .cannotFindHost)
      let tls = try TLSServer()
      page.webView.load(PostTests.post(tls.url, Data("a".utf8)))
      await page.next("end")
      #expect((page.lastError as? URLError)?.code == .serverCertificateUntrusted)
      #expect(
        page.events
          == Array(repeating: ["action", "start", "failProvisional"], count: 3).flatMap { $0 })
    }

    @Test func `the request's time limit ends the wait for the server`() async throws {
      let clock = WKWebView.whenTimeHasPassed
      defer { WKWebView.whenTimeHasPassed = clock }
      var passed: (@MainActor () -> Void)?
      // The server may see the request before this process hears that the load has started.
      let started = Signal()
      WKWebView.whenTimeHasPassed = { seconds, body in
        #expect(seconds == 7)
        passed = body
        started.fire()
      }
      let page = Page()
      let arrived = Signal()
      let server = try WireServer { connection in
        Task { @MainActor in arrived.fire() }
        connection.waitForEnd()
      }
      var request = PostTests.post(server.url, Data("a".utf8))
      request.timeoutInterval = 7
      page.webView.load(request)
      await started.wait()
      await arrived.wait()
      await page.next("end") { passed?() }
      #expect((page.lastError as? URLError)?.code == .timedOut)
    }

    @Test func `credentials are asked for, and the body is sent again`() async throws {
      let page = Page()
      let url = try await Server.shared.exchange { request in
        request.header("Authorization") == nil
          ? .init(401, headers: ["WWW-Authenticate": "Basic realm=\"safe\""])
          : .init(200, headers: ["Content-Type": "text/html"], body: Data("<title>in</title>".utf8))
      }
      let keeper = CredentialGiver()
      page.webView.navigationDelegate = keeper
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await keeper.ended.wait()
      let requests = await Server.shared.exchanges(at: url)
      #expect(requests.map(\.body) == [Data("a=b".utf8), Data("a=b".utf8)])
      #expect(requests.last?.header("Authorization") != nil)
    }

    @Test(arguments: ["file:///tmp/x", "nosuch://host/", "data:text/html,x"])
    func `other schemes take no POST`(text: String) async throws {
      let page = Page()
      page.webView.load(PostTests.post(try #require(URL(string: text)), Data("a".utf8)))
      await page.next("end")
      #expect(page.events == ["failProvisional"])
      let error = try #require(page.lastError as? URLError)
      #expect(error.code == .unsupportedURL)
      #expect(error.localizedDescription.contains("http, https"))
    }
  }
}

/// A delegate that answers requests for credentials.
@MainActor private final class CredentialGiver: NSObject, WKNavigationDelegate {
  let ended = Signal()

  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.useCredential, URLCredential(user: "u", password: "p", persistence: .none))
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ended.fire() }
}
