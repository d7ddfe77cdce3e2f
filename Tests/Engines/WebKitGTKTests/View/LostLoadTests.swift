import Foundation
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  /// Loads whose process ends before the page commits, while another process shows the page before it. WebKit tells
  /// nobody, and nobody may wait for ever.
  @MainActor @Suite struct LostLoadTests {
    /// A view that loads a page of another site in a process of its own, which the test has ended.
    private func lost(timeout: TimeInterval) async throws -> (Page, WireServer) {
      let asked = AsyncStream<Void>.makeStream()
      let server = try WireServer { connection in
        asked.continuation.yield()
        connection.waitForEnd()
      }
      let page = try await Page.showing()
      page.forget()
      let before = WebProcess.all
      let text = server.url.absoluteString.replacing("127.0.0.1", with: "localhost")
      page.webView.load(URLRequest(url: try #require(URL(string: text)), timeoutInterval: timeout))
      for await _ in asked.stream { break }
      let new = WebProcess.all.subtracting(before)
      #expect(!new.isEmpty)
      for id in new { WebProcess.kill(id) }
      return (page, server)
    }

    private func showNext(in page: Page) async throws {
      let url = try await Server.shared.page("<title>next</title>")
      await page.next("finish") { page.webView.load(URLRequest(url: url)) }
      #expect(try await page.webView.documentTitle == "next")
      #expect(page.events.count { $0 == "failProvisional" } == 1, "\(page.events)")
    }

    @Test func `a load that was lost with its process fails at the time limit of its request`()
      async throws
    {
      let (page, server) = try await lost(timeout: 1)
      await page.next("end")
      #expect(page.events == ["action", "start", "failProvisional"])
      #expect((page.lastError as? URLError)?.code == .timedOut)
      #expect(!page.webView.isLoading)
      try await showNext(in: page)
      withExtendedLifetime(server) {}
    }

    @Test func `a load that was lost with its process fails when it is stopped`() async throws {
      let (page, server) = try await lost(timeout: 60)
      await page.next("end") { page.webView.stopLoading() }
      #expect(page.events == ["action", "start", "failProvisional"])
      #expect((page.lastError as? URLError)?.code == .cancelled)
      #expect(!page.webView.isLoading)
      withExtendedLifetime(server) {}
    }

    @Test func `a later load replaces one that was lost with its process`() async throws {
      let (page, server) = try await lost(timeout: 60)
      try await showNext(in: page)
      withExtendedLifetime(server) {}
    }

    @Test func `a load that was stopped before its process ended ends no load of the next one`()
      async throws
    {
      let server = try WireServer { connection in connection.waitForEnd() }
      var pages: [Page] = []
      for _ in 0..<6 { pages.append(try await Page.showing()) }
      for page in pages {
        await page.next("start") { page.webView.load(URLRequest(url: server.url)) }
      }
      for page in pages { page.webView.stopLoading() }
      WebProcess.killAll()
      for page in pages { while !page.events.contains("terminate") { try await turn() } }
      // As many loads as the process before had, or more or less.
      for (index, page) in pages.enumerated() {
        for _ in 0...index { page.webView.load(URLRequest(url: server.url)) }
      }
      // A load that is stopped later than the first ones ends later.
      let other = Page()
      other.webView.load(URLRequest(url: server.url))
      other.webView.stopLoading()
      while other.webView.isLoading { try await turn() }
      try await turn()
      #expect(pages.map(\.webView.isLoading) == Array(repeating: true, count: 6))
      withExtendedLifetime(server) {}
    }

    /// WebKit loses a load that begins between a page's last request and its commit in another process.
    @Test(arguments: 0..<5)
    func `a load that begins while the page of another process commits is shown`(time: Int)
      async throws
    {
      let site = SchemeSite(["app://other.html/": "<title>other</title>"])
      let view = site.page.webView
      let redirect = try await Server.shared.serve { _ in
        .init(302, headers: ["Location": "app://other.html/"])
      }
      for round in 0..<16 {
        let next = try await Server.shared.page("<title>page \(round)</title>")
        view.load(URLRequest(url: redirect))
        while site.started.count <= round { try await turn() }
        for _ in 0..<round { try await turn() }
        view.load(URLRequest(url: next))
        while view.title != "page \(round)" { try await turn() }
      }
    }
  }
}
