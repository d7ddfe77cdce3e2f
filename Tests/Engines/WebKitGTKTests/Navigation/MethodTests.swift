import Foundation
import FoundationNetworking
import Synchronization
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Requests of the app with other methods than GET and POST.
  @MainActor @Suite struct MethodTests {
    @Test(arguments: ["PUT", "PATCH", "DELETE", "OPTIONS"])
    func `a request without a body keeps its method and its header fields`(
      method: String
    ) async throws {
      let page = Page()
      let url = try await PostTests.echo()
      let fields = ["X-Custom": "kept", "Accept-Language": "de"]
      let navigation = page.webView.load(Self.request(method, url, fields: fields))
      #expect(page.webView.isLoading)
      #expect(page.webView.url == url)
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "commit", "finish"])
      #expect(page.navigations.filter { $0 != nil }.allSatisfy { $0 === navigation })
      let requests = await Server.shared.exchanges(at: url)
      #expect(requests.map(\.method) == [method])
      #expect(requests.first?.body == Data())
      for (name, value) in fields { #expect(requests.first?.header(name) == value) }
      #expect(page.actions.map(\.request.httpMethod) == [method])
      #expect(page.actions.first?.sourceFrame.isMainFrame == true)
      #expect(try await page.webView.documentTitle == method)
    }

    @Test(arguments: ["PROPFIND", "a!#$%&'*+-.^_`|~9"])
    func `a method is any token of HTTP`(method: String) async throws {
      let page = Page()
      let received = MethodRecord()
      let server = try WireServer { connection in
        received.add(connection.request.prefix { $0 != " " })
        connection.send(
          "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 3\r\n\r\n<p>")
      }
      page.webView.load(Self.request(method, server.url))
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "commit", "finish"])
      #expect(page.actions.first?.request.httpMethod == method)
      #expect(received.methods == [method])
    }

    @Test(arguments: ["get", "put", "Delete", "head", "post"])
    func `the usual methods are sent in upper case`(method: String) async throws {
      let page = Page()
      let url = try await PostTests.echo()
      page.webView.load(Self.request(method, url))
      await page.next("end")
      #expect(await Server.shared.exchanges(at: url).map(\.method) == [method.uppercased()])
    }

    @Test func `the page lives under the URL of the request`() async throws {
      let page = Page { $0.websiteDataStore = .nonPersistent() }
      let before = try await page.show("<p>before")
      let url = try await Server.shared.exchange { _ in
        .init(
          422,
          headers: [
            "Content-Type": "text/html; charset=iso-8859-1", "X-Answer": "yes",
            "Content-Security-Policy": "img-src 'none'", "Set-Cookie": "new=1; Path=/",
          ], body: Data([0x3C, 0x70, 0x3E, 0xE4]))
      }
      let cookies = page.webView.configuration.websiteDataStore.httpCookieStore
      await cookies.setCookie(try Self.strictCookie())
      var response: HTTPURLResponse?
      page.responsePolicy = {
        response = $0.response as? HTTPURLResponse
        return .allow
      }
      page.webView.load(Self.request("PUT", url))
      await page.next("end")
      #expect(response?.statusCode == 422)
      #expect(response?.value(forHTTPHeaderField: "X-Answer") == "yes")
      #expect(page.webView.url == url)
      #expect(page.webView.backForwardList.backItem?.url == before)
      #expect(await Server.shared.exchanges(at: url).first?.header("Cookie") == "own=0")
      let state = try await page.webView.callAsyncJavaScript(
        """
        const directive = await new Promise((done) => {
          document.addEventListener('securitypolicyviolation', (e) => done(e.effectiveDirective));
          new Image().src = '/image';
        })
        localStorage.setItem('k', 'v')
        return [location.href, origin, document.referrer, document.body.textContent, directive,
          localStorage.getItem('k'), document.cookie.split('; ').sort().join()]
        """, contentWorld: .page)
      let texts = try #require(state as? [String])
      #expect(texts[0] == url.absoluteString)
      #expect(url.absoluteString == texts[1] + url.path)
      #expect(texts[2...] == ["", "ä", "img-src", "v", "new=1,own=0"])
    }

    @Test func `the engine's own header fields are those of a GET`() async throws {
      let page = Page()
      page.webView.customUserAgent = "Agent/1"
      let get = try await PostTests.echo()
      await page.load(get)
      let put = try await PostTests.echo()
      page.webView.load(Self.request("PUT", put))
      await page.next("end")
      let first = try #require(await Server.shared.exchanges(at: get).first)
      let second = try #require(await Server.shared.exchanges(at: put).first)
      let names = [
        "User-Agent", "Accept", "Accept-Language", "Accept-Encoding", "Referer", "Sec-Fetch-Site",
        "Sec-Fetch-Mode", "Sec-Fetch-Dest",
      ]
      for name in names { #expect(second.header(name) == first.header(name), "\(name)") }
      #expect(second.header("User-Agent") == "Agent/1")
      #expect(second.header("Origin") == "null")
    }

    @Test func `a HEAD request shows an empty page under its URL`() async throws {
      let page = Page()
      let url = try await PostTests.echo()
      page.webView.load(Self.request("HEAD", url))
      await page.next("end")
      #expect(page.events == ["action", "start", "response", "commit", "finish"])
      #expect(await Server.shared.exchanges(at: url).map(\.method) == ["HEAD"])
      #expect(page.webView.url == url)
      let body = try await page.webView.evaluate("document.body.innerHTML", as: String.self)
      #expect(body == "")
    }

    @Test(arguments: [(303, "GET"), (302, "DELETE"), (307, "DELETE"), (308, "DELETE")])
    func `redirects are those of the engine`(status: Int, method: String) async throws {
      let page = Page()
      let target = try await PostTests.echo()
      let url = try await Server.shared.exchange { _ in
        .init(status, headers: ["Location": target.absoluteString])
      }
      page.webView.load(Self.request("DELETE", url))
      await page.next("end")
      #expect(
        page.events == ["action", "start", "action", "redirect", "response", "commit", "finish"])
      #expect(page.actions.map(\.request.httpMethod) == ["DELETE", method])
      #expect(await Server.shared.exchanges(at: target).map(\.method) == [method])
      #expect(page.webView.url == target)
    }

    @Test func `a reload sends the method again, with the delegate's permission`() async throws {
      let page = Page()
      let url = try await PostTests.echo()
      page.webView.load(Self.request("DELETE", url, fields: ["X-Custom": "kept"]))
      await page.next("end")
      await page.next("finish") { page.webView.reload() }
      #expect(page.actions.last?.navigationType == .reload)
      #expect(page.actions.last?.request.httpMethod == "DELETE")
      page.actionPolicy = { _ in .cancel }
      await page.next("action") { page.webView.reload() }
      page.actionPolicy = { _ in .allow }
      try await page.show("<p>next")
      let requests = await Server.shared.exchanges(at: url)
      #expect(requests.map(\.method) == ["DELETE", "DELETE"])
      #expect(requests.map { $0.header("X-Custom") } == ["kept", "kept"])
    }

    @Test func `a page that reloads itself is requested with GET`() async throws {
      let page = Page()
      let url = try await PostTests.echo()
      page.webView.load(Self.request("DELETE", url))
      await page.next("end")
      await page.next("finish") {
        _ = try? await page.webView.evaluateJavaScript("location.reload(); 0")
      }
      #expect(await Server.shared.exchanges(at: url).map(\.method) == ["DELETE", "GET"])
    }

    @Test func `the delegate decides before anything is sent, and a stop sends nothing`()
      async throws
    {
      let page = Page()
      let url = try await PostTests.echo()
      page.webView.load(Self.request("DELETE", url))
      page.webView.stopLoading()
      await page.next("end")
      #expect(page.events == ["failProvisional"])
      #expect((page.lastError as? URLError)?.code == .cancelled)
      page.actionPolicy = { _ in .cancel }
      page.webView.load(Self.request("DELETE", url))
      await page.next("action")
      page.actionPolicy = { _ in .allow }
      try await page.show("<p>next")
      #expect(await Server.shared.exchanges(at: url).isEmpty)
    }

    @Test func `a response can become a download`() async throws {
      let page = Page()
      let taker = DownloadTaker()
      page.taker = taker
      page.responsePolicy = { _ in .download }
      let url = try await Server.shared.exchange { request in
        .init(
          200, headers: ["Content-Type": "application/octet-stream"],
          body: Data(request.method.utf8))
      }
      page.webView.load(Self.request("PUT", url))
      await page.next("responseDownload")
      await taker.ended.wait()
      #expect(try Data(contentsOf: taker.destination) == Data("PUT".utf8))
      #expect(await Server.shared.exchanges(at: url).count == 1)
    }

    @Test(arguments: [
      ("PUT", "a=b", "http", "body of a POST request only"),
      ("DELETE", "a=b", "https", "URLSession"), ("GET", "a=b", "app", "Remove the body"),
      ("HEAD", "a=b", "http", "Remove the body"), ("TRACE", nil, "http", "“TRACE”"),
      ("connect", nil, "app", "“CONNECT”"), ("Track", nil, "http", "“Track”"),
      ("A B", nil, "http", "“A B”"), ("\"<", nil, "app", "“\"<”"), ("", nil, "http", "“”"),
      ("PUT", nil, "file", "http, https"), ("DELETE", nil, "nosuch", "http, https"),
    ])
    func `a request that the engine cannot send fails with an error that says why`(
      method: String, body: String?, scheme: String, reason: String
    ) async throws {
      let handler = Scheme { _ in Issue.record("The request was sent.") }
      let page = Page { $0.setURLSchemeHandler(handler, forURLScheme: "app") }
      let url = try #require(URL(string: "\(scheme)://nosuch.invalid/"))
      let navigation = page.webView.load(
        Self.request(method, url, body: body.map { Data($0.utf8) }))
      #expect(!page.webView.isLoading)
      await page.next("end")
      #expect(page.events == ["failProvisional"])
      #expect(page.navigations == [navigation])
      let error = try #require(page.lastError as? URLError)
      #expect(error.code == .unsupportedURL)
      #expect(error.localizedDescription.contains(reason), "\(error.localizedDescription)")
    }

    @Test(arguments: [
      ("PUT", "a=b"), ("PATCH", "a=b"), ("DELETE", "a=b"), ("DELETE", nil), ("HEAD", nil),
    ])
    func `a scheme handler receives each method with its body`(
      method: String, body: String?
    ) async throws {
      var requests: [URLRequest] = []
      let scheme = Scheme { task in
        requests.append(task.request)
        task.answer("<title>\(task.request.httpMethod ?? "")</title>", type: "text/html")
      }
      let page = Page { $0.setURLSchemeHandler(scheme, forURLScheme: "app") }
      let url = try #require(URL(string: "app://host/x"))
      let body = body.map { Data($0.utf8) }
      var request = Self.request(method, url, fields: ["Content-Type": "application/x-test"])
      request.httpBodyStream = body.map { InputStream(data: $0) }
      page.webView.load(request)
      await page.next("end")
      #expect(page.events.last == "finish")
      await page.next("finish") { page.webView.reload() }
      #expect(page.webView.url == url)
      #expect(page.actions.last?.navigationType == .reload)
      for request in requests + page.actions.map(\.request) {
        #expect(request.httpMethod == method)
        #expect(request.httpBody == body)
        #expect(request.httpBodyStream == nil)
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/x-test")
      }
      #expect(requests.count == 2)
      #expect(page.actions.count == 2)
    }

    static func request(
      _ method: String, _ url: URL, body: Data? = nil, fields: [String: String] = [:]
    ) -> URLRequest {
      var request = PostTests.post(url, body, fields: fields)
      request.httpMethod = method
      return request
    }

    private static func strictCookie() throws -> HTTPCookie {
      try #require(
        HTTPCookie(properties: [
          .name: "own", .value: "0", .domain: "127.0.0.1", .path: "/",
          .sameSitePolicy: HTTPCookieStringPolicy.sameSiteStrict,
        ]))
    }
  }
}

/// The methods that a server has received.
private final class MethodRecord: Sendable {
  private let list = Mutex<[String]>([])

  var methods: [String] { list.withLock { $0 } }

  func add(_ method: some StringProtocol) { list.withLock { $0.append(String(method)) } }
}
