import Foundation
import FoundationNetworking
import Synchronization
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct PostNavigationTests {
    @Test(arguments: [301, 302, 303])
    func `a redirect after a POST is fetched with GET`(status: Int) async throws {
      let page = Page()
      let target = try await PostTests.echo()
      let url = try await Self.redirect(status, to: target)
      let navigation = page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await page.next("end")
      #expect(
        page.events == ["action", "start", "action", "redirect", "response", "commit", "finish"])
      #expect(page.navigations.filter { $0 != nil }.allSatisfy { $0 === navigation })
      let request = await Server.shared.exchanges(at: target).first
      #expect(request?.method == "GET")
      #expect(request?.body == Data())
      #expect(request?.header("Content-Type") == nil)
      #expect(page.actions.last?.request.httpBody == nil)
      #expect(page.webView.url == target)
    }

    @Test(arguments: [307, 308])
    func `a redirect can keep method and body`(status: Int) async throws {
      let page = Page()
      let target = try await PostTests.echo()
      let url = try await Self.redirect(status, to: target)
      let body = Data("a=b".utf8)
      page.webView.load(PostTests.post(url, body, fields: ["X-Custom": "kept"]))
      await page.next("end")
      #expect(page.events.contains("redirect"))
      let request = await Server.shared.exchanges(at: target).first
      #expect(request?.method == "POST")
      #expect(request?.body == body)
      #expect(request?.header("X-Custom") == "kept")
      #expect(page.actions.last?.request.httpBody == body)
      #expect(page.webView.url == target)
    }

    @Test func `a redirect to another origin loses the credentials`() async throws {
      // Other tests have left credentials for the server in the shared store.
      let page = Page { $0.websiteDataStore = .nonPersistent() }
      let target = try await PostTests.echo()
      let other = try await Server.shared.onHostOfItsOwn(target)
      let url = try await Self.redirect(307, to: other)
      page.webView.load(
        PostTests.post(url, Data("a=b".utf8), fields: ["Authorization": "Bearer secret"]))
      await page.next("end")
      let first = await Server.shared.exchanges(at: url).first
      #expect(first?.header("Authorization") == "Bearer secret")
      let second = try #require(await Server.shared.exchanges(at: target).first)
      #expect(second.body == Data("a=b".utf8))
      #expect(second.header("Authorization") == nil)
    }

    @Test func `redirects without end fail`() async throws {
      let page = Page()
      let loop = Loop()
      let url = try await Server.shared.exchange { _ in
        .init(307, headers: ["Location": loop.location])
      }
      loop.set(url.absoluteString)
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await page.next("end")
      #expect(page.events.last == "failProvisional")
      #expect((page.lastError as? URLError)?.code == .httpTooManyRedirects)
    }

    @Test func `cookies of the data store are sent, and those of every answer are stored`()
      async throws
    {
      let page = Page { $0.websiteDataStore = .nonPersistent() }
      let target = try await Server.shared.exchange { _ in
        .init(
          200, headers: ["Content-Type": "text/html", "Set-Cookie": "last=2; Path=/"],
          body: Data("<script>document.title = document.cookie</script>".utf8))
      }
      let url = try await Server.shared.exchange { _ in
        .init(
          303, headers: ["Location": target.absoluteString, "Set-Cookie": "first=1; Path=/"])
      }
      let cookie = try #require(
        HTTPCookie(properties: [
          .name: "own", .value: "0", .domain: "127.0.0.1", .path: "/",
          .sameSitePolicy: HTTPCookieStringPolicy.sameSiteStrict,
        ]))
      let cookies = page.webView.configuration.websiteDataStore.httpCookieStore
      await cookies.setCookie(cookie)
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await page.next("end")
      #expect(await Server.shared.exchanges(at: url).first?.header("Cookie") == "own=0")
      #expect(
        await Server.shared.exchanges(at: target).first?.header("Cookie")?.contains("first=1")
          == true)
      let seen = try await page.webView.evaluate("document.cookie", as: String.self) ?? ""
      #expect(seen.contains("own=0") && seen.contains("first=1") && seen.contains("last=2"))
      #expect(Set(await cookies.allCookies().map(\.name)) == ["own", "first", "last"])
    }

    @Test func `a redirect shows its target as it is now`() async throws {
      // A persistent store keeps responses.
      let page = Page { $0.websiteDataStore = .default() }
      let target = try await Server.shared.exchange { request in
        .init(
          200,
          headers: ["Content-Type": "text/html", "Cache-Control": "no-cache", "ETag": "\"1\""],
          body: Data("<p>list".utf8))
      }
      await page.load(target)
      let url = try await Self.redirect(303, to: target)
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await page.next("end")
      #expect(page.events.last == "finish")
      #expect(await Server.shared.exchanges(at: target).count == 2)
    }

    @Test func `the delegate sees the real response`() async throws {
      let page = Page()
      var response: HTTPURLResponse?
      page.responsePolicy = {
        response = $0.response as? HTTPURLResponse
        return .allow
      }
      let url = try await Server.shared.exchange { _ in
        .init(
          422, headers: ["Content-Type": "text/html; charset=iso-8859-1", "X-Answer": "yes"],
          body: Data([0x3C, 0x70, 0x3E, 0xE4]))
      }
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await page.next("end")
      #expect(page.events.last == "finish")
      #expect(response?.statusCode == 422)
      #expect(response?.url == url)
      #expect(response?.value(forHTTPHeaderField: "X-Answer") == "yes")
      #expect(try await page.webView.evaluate("document.body.textContent", as: String.self) == "ä")
    }

    @Test func `header fields of the response govern the page`() async throws {
      let page = Page()
      let url = try await Server.shared.exchange { _ in
        .init(
          200, headers: ["Content-Type": "text/html", "Content-Security-Policy": "img-src 'none'"],
          body: Data("<p>page".utf8))
      }
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await page.next("end")
      let directive = try await page.webView.callAsyncJavaScript(
        """
        return await new Promise((done) => {
          document.addEventListener('securitypolicyviolation', (e) => done(e.effectiveDirective));
          new Image().src = '/image';
        })
        """, contentWorld: .page)
      #expect(directive as? String == "img-src")
    }

    @Test func `a reload asks the delegate and sends the body again`() async throws {
      let page = Page()
      let url = try await PostTests.echo()
      let body = Data("a=b".utf8)
      page.webView.load(PostTests.post(url, body, fields: ["X-Custom": "kept"]))
      await page.next("end")
      page.forget()
      page.webView.reload()
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "commit", "finish"])
      #expect(page.actions.last?.navigationType == .formResubmitted)
      #expect(page.actions.last?.request.httpMethod == "POST")
      page.actionPolicy = { _ in .cancel }
      page.webView.reload()
      await page.next("action")
      page.actionPolicy = { _ in .allow }
      try await page.show("<p>next")
      let requests = await Server.shared.exchanges(at: url)
      #expect(requests.map(\.method) == ["POST", "POST"])
      #expect(requests.map(\.body) == [body, body])
      #expect(requests.map { $0.header("X-Custom") } == ["kept", "kept"])
    }

    @Test func `the page is in the history`() async throws {
      let page = Page()
      let before = try await page.show("<title>before</title>")
      let url = try await PostTests.echo()
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await page.next("end")
      #expect(page.webView.backForwardList.backItem?.url == before)
      try await page.show("<title>after</title>")
      await page.next("end") { page.webView.goBack() }
      #expect(page.webView.url == url)
      #expect(try await page.webView.documentTitle == "POST")
    }

    @Test func `a response that cannot be shown fails, as of a GET`() async throws {
      let page = try await Page.showing("<title>stay</title>")
      page.forget()
      page.responsePolicy = { $0.canShowMIMEType ? .allow : .cancel }
      let url = try await Server.shared.exchange { _ in
        .init(200, headers: ["Content-Type": "application/octet-stream"], body: Data([1]))
      }
      page.webView.load(PostTests.post(url, Data("a=b".utf8)))
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "failProvisional"])
      let error = try #require(page.lastError as NSError?)
      #expect(error.domain == "WebKitErrorDomain" && error.code == 102)
      #expect(try await page.webView.documentTitle == "stay")
    }

    @Test func `a response can become a download`() async throws {
      let page = Page()
      let taker = DownloadTaker()
      page.taker = taker
      page.responsePolicy = { _ in .download }
      let url = try await Server.shared.exchange { request in
        .init(
          200,
          headers: [
            "Content-Type": "application/octet-stream",
            "Content-Disposition": "attachment; filename=answer.bin",
          ], body: request.body)
      }
      page.webView.load(PostTests.post(url, Data("content".utf8)))
      await page.next("responseDownload")
      await taker.ended.wait()
      #expect(taker.error == nil)
      #expect(try Data(contentsOf: taker.destination) == Data("content".utf8))
      #expect(await Server.shared.exchanges(at: url).map(\.method) == ["POST"])
    }

    private static func redirect(_ status: Int, to target: URL) async throws -> URL {
      try await Server.shared.exchange { _ in
        .init(status, headers: ["Location": target.absoluteString])
      }
    }
  }
}

/// The URL of a server that redirects to itself.
private final class Loop: Sendable {
  private let text = Mutex("")

  var location: String { text.withLock { $0 } }

  func set(_ location: String) { text.withLock { $0 = location } }
}
