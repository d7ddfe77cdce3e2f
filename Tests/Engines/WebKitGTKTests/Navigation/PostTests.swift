import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct PostTests {
    @Test func `a POST keeps its method, header fields and body`() async throws {
      let page = Page()
      let url = try await Self.echo()
      let body = Data([0x7B, 0, 0xFF, 0x0A, 0x7D])
      let navigation = page.webView.load(
        Self.post(
          url, body,
          fields: [
            "Content-Type": "application/x-test", "X-Custom": "kept", "Accept-Language": "de",
          ]))
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "commit", "finish"])
      #expect(page.navigations.filter { $0 != nil }.allSatisfy { $0 === navigation })
      let requests = await Server.shared.exchanges(at: url)
      #expect(requests.map(\.method) == ["POST"])
      #expect(requests.first?.body == body)
      #expect(requests.first?.header("Content-Type") == "application/x-test")
      #expect(requests.first?.header("X-Custom") == "kept")
      #expect(requests.first?.header("Accept-Language") == "de")
      #expect(requests.first?.header("Content-Length") == "5")
    }

    @Test func `the page lives under the URL of the request`() async throws {
      let page = Page()
      let url = try await Self.echo()
      page.webView.load(Self.post(url, Data("a=b".utf8)))
      await page.next("end")
      #expect(page.webView.url == url)
      let href = try await page.webView.evaluate("location.href", as: String.self)
      #expect(href == url.absoluteString)
      let origin = try await page.webView.evaluate("origin", as: String.self)
      #expect(url.absoluteString.hasPrefix(origin ?? "?"))
      let relative = try await page.webView.evaluate(
        "new URL('x', document.baseURI).href", as: String.self)
      #expect(relative == url.deletingLastPathComponent().appending(path: "x").absoluteString)
      let stored = try await page.webView.evaluate(
        "localStorage.setItem('k', 'v'), localStorage.getItem('k')", as: String.self)
      #expect(stored == "v")
      #expect(page.webView.backForwardList.currentItem?.url == url)
    }

    @Test func `the engine's own header fields are those of a GET`() async throws {
      let page = Page()
      page.webView.customUserAgent = "Agent/1"
      let names = [
        "User-Agent", "Accept", "Accept-Language", "Accept-Encoding", "Referer", "Sec-Fetch-Site",
        "Sec-Fetch-Mode",
      ]
      let get = try await Self.echo()
      await page.load(get)
      let post = try await Self.echo()
      page.webView.load(Self.post(post, Data("a=b".utf8)))
      await page.next("end")
      let first = try #require(await Server.shared.exchanges(at: get).first)
      let second = try #require(await Server.shared.exchanges(at: post).first)
      for name in names { #expect(second.header(name) == first.header(name), "\(name)") }
      #expect(second.header("User-Agent") == "Agent/1")
      // The engine says that no page has caused the request.
      #expect(second.header("Origin") == "null")
    }

    @Test func `a body without a type is that of a form, as in Foundation`() async throws {
      let page = Page()
      let url = try await Self.echo()
      page.webView.load(Self.post(url, Data("a=b".utf8)))
      await page.next("end")
      let request = await Server.shared.exchanges(at: url).first
      #expect(request?.header("Content-Type") == "application/x-www-form-urlencoded")
      #expect(request?.body == Data("a=b".utf8))
    }

    @Test func `the app can state an origin`() async throws {
      let page = Page()
      let url = try await Self.echo()
      page.webView.load(
        Self.post(url, Data("a=b".utf8), fields: ["Origin": "https://app.example"]))
      await page.next("end")
      let request = await Server.shared.exchanges(at: url).first
      #expect(request?.header("Origin") == "https://app.example")
    }

    @Test func `a policy for caches adds no condition to a POST`() async throws {
      let page = Page()
      let url = try await Self.echo()
      var request = Self.post(url, Data("a=b".utf8))
      request.cachePolicy = .reloadIgnoringLocalCacheData
      page.webView.load(request)
      await page.next("end")
      let sent = await Server.shared.exchanges(at: url).first
      #expect(sent?.header("If-None-Match") == nil)
      #expect(sent?.header("Cache-Control") == nil)
    }

    @Test(arguments: [nil, Data()]) func `a POST needs no body`(body: Data?) async throws {
      let page = Page()
      let url = try await Self.echo()
      page.webView.load(Self.post(url, body))
      await page.next("end")
      #expect(page.events.last == "finish")
      let request = await Server.shared.exchanges(at: url).first
      #expect(request?.method == "POST")
      #expect(request?.body == Data())
      #expect(request?.header("Content-Length") == "0")
      let type = body.map { _ in "application/x-www-form-urlencoded" }
      #expect(request?.header("Content-Type") == type)
    }

    @Test func `a body of megabytes arrives as it is`() async throws {
      let page = Page()
      let url = try await Self.echo()
      let body = Data((0..<4_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
      page.webView.load(Self.post(url, body))
      await page.next("end")
      #expect(await Server.shared.exchanges(at: url).first?.body == body)
    }

    @Test func `a stream's bytes are the body`() async throws {
      let page = Page()
      let url = try await Self.echo()
      let body = Data(repeating: 0x61, count: 200_000)
      var request = Self.post(url, nil)
      request.httpBodyStream = InputStream(data: body)
      page.webView.load(request)
      #expect(page.webView.isLoading)
      await page.next("end")
      #expect(page.events.last == "finish")
      #expect(await Server.shared.exchanges(at: url).first?.body == body)
      #expect(page.actions.first?.request.httpBody == body)
    }

    @Test func `a stream that fails sends nothing and says why`() async throws {
      let page = Page()
      let url = try await Self.echo()
      var request = Self.post(url, nil)
      request.httpBodyStream = UnreadableBody()
      let navigation = page.webView.load(request)
      await page.next("end")
      #expect(page.events == ["failProvisional"])
      #expect(page.navigations == [navigation])
      let error = try #require(page.lastError as? URLError)
      #expect(error.code == .requestBodyStreamExhausted)
      #expect(error.localizedDescription.contains("WebKitGTK cannot hand out"))
      #expect(await Server.shared.exchanges(at: url).isEmpty)
      #expect(!page.webView.isLoading)
    }

    @Test func `the delegate decides with the request and its body before anything is sent`()
      async throws
    {
      let page = Page()
      page.actionPolicy = { _ in .cancel }
      let url = try await Self.echo()
      let body = Data("secret".utf8)
      page.webView.load(Self.post(url, body, fields: ["X-Custom": "kept"]))
      await page.next("action")
      let action = try #require(page.actions.first)
      #expect(action.request.httpMethod == "POST")
      #expect(action.request.httpBody == body)
      #expect(action.request.url == url)
      #expect(action.request.value(forHTTPHeaderField: "X-Custom") == "kept")
      #expect(action.sourceFrame.isMainFrame)
      #expect(action.navigationType == .other)
      page.actionPolicy = { _ in .allow }
      try await page.show("<title>later</title>")
      #expect(await Server.shared.exchanges(at: url).isEmpty)
    }

    static func echo() async throws -> URL {
      try await Server.shared.exchange { request in
        .init(
          200, headers: ["Content-Type": "text/html"],
          body: Data(
            "<title>\(request.method)</title>\(String(decoding: request.body.prefix(99), as: UTF8.self))"
              .utf8))
      }
    }

    static func post(_ url: URL, _ body: Data?, fields: [String: String] = [:]) -> URLRequest {
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.httpBody = body
      for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
      return request
    }
  }
}
