import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// Requests by which a page tries to reach more than the rules of a relay allow.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct RelayAttackTests {
  /// A request as a page that has taken over its script could describe it, and the error that it gets; `nil` where it is
  /// sent, but to the listed host.
  private struct Request {
    let what: String
    let page: PageRequest
    let code: RelayError.Code?

    init(_ what: String, _ page: PageRequest, _ code: RelayError.Code?) {
      (self.what, self.page, self.code) = (what, page, code)
    }
  }

  nonisolated private static let api = "https://api.example/v1/"

  private static let requests = [
    Request("another host", .make("GET", "https://evil.example/"), .notListed),
    Request("another scheme", .make("GET", "http://api.example/"), .notListed),
    Request("another port", .make("GET", "https://api.example:8443/"), .notListed),
    Request(
      "a host with the listed one as its beginning",
      .make("GET", "https://api.example.evil.example/"), .notListed),
    Request("a host with a dot behind it", .make("GET", "https://api.example./"), .notListed),
    Request("a user before the host", .make("GET", "https://user@api.example/"), .badURL),
    Request(
      "the listed host as a user", .make("GET", "https://api.example@evil.example/"), .badURL),
    Request(
      "a host behind a backslash", .make("GET", "https://evil.example\\@api.example/"), .notListed),
    Request(
      "a line break in the URL", .make("GET", api + "\r\nHost: evil.example"), nil
    ),
    Request("a file", .make("GET", "file:///etc/passwd"), .badURL),
    Request("a data: URL", .make("GET", "data:text/plain,x"), .badURL),
    Request("a scheme of the app", .make("GET", "app://shop/index.html"), .badURL),
    Request("a loopback address", .make("GET", "http://127.0.0.1/"), .notListed),
    Request("a loopback address as a number", .make("GET", "http://2130706433/"), .notListed),
    Request(
      "the address of a cloud's metadata", .make("GET", "http://169.254.169.254/latest"), .notListed
    ),
    Request(
      "a listed name with a private address", .make("GET", "https://inner.example/"),
      .refusedAddress),
    Request(
      "a line break in a header", .make("GET", api, headers: [["X-A", "b\r\nHost: evil.example"]]),
      .badHeader),
    Request(
      "a line break in the name of a header",
      .make("GET", api, headers: [["X-A\r\nHost", "evil.example"]]), .badHeader),
    Request("a NUL in a header", .make("GET", api, headers: [["X-A", "b\0c"]]), .badHeader),
    Request(
      "a name of a header with a space", .make("GET", api, headers: [["Host ", "evil.example"]]),
      .badHeader),
    Request(
      "another host by a header", .make("GET", api, headers: [["Host", "evil.example"]]), .badHeader
    ),
    Request(
      "cookies by a header", .make("GET", api, headers: [["cOOkie", "session=1"]]), .badHeader),
    Request(
      "an origin by a header", .make("GET", api, headers: [["Origin", "https://api.example"]]),
      .badHeader),
    Request(
      "a referrer by a header", .make("GET", api, headers: [["Referer", "https://api.example"]]),
      .badHeader),
    Request(
      "a field of the browser's own",
      .make("GET", api, headers: [["Sec-Fetch-Site", "same-origin"]]), .badHeader),
    Request(
      "a field of proxies", .make("GET", api, headers: [["Proxy-Authorization", "x"]]), .badHeader),
    Request("two lengths", .make("POST", api, headers: [["Content-Length", "0"]]), .badHeader),
    Request("chunks", .make("POST", api, headers: [["Transfer-Encoding", "chunked"]]), .badHeader),
    Request(
      "a method with a second request", .make("GET / HTTP/1.1\r\nX: y\r\n\r\nGET", api), .badHeader),
    Request("the method CONNECT", .make("CONNECT", api), .badHeader),
    Request("the method TRACE in small letters", .make("trace", api), .badHeader),
    Request("no method", .make("", api), .badHeader),
    Request("a kind that is none", .make("GET", api, kind: "eval"), .badURL),
    Request("a redirect to another host", .make("GET", api + "away"), .notListed),
    Request("a redirect to a private address", .make("GET", api + "inner"), .refusedAddress),
    Request("a redirect to a loopback address", .make("GET", api + "loop"), .notListed),
    Request("a redirect to a file", .make("GET", api + "file"), .badURL),
    Request("a redirect out of the folder", .make("GET", api + "out"), .notListed),
    Request("a redirect out by escaped dots", .make("GET", api + "dots"), .notListed),
    Request("a redirect out by a backslash", .make("GET", api + "backslash"), .notListed),
    Request("dots out of the folder", .make("GET", "https://api.example/v1/../admin"), .notListed),
    Request(
      "escaped dots out of the folder", .make("GET", "https://api.example/v1/x/%2E%2e/.%2e/admin"),
      .notListed),
    Request(
      "backslashes out of the folder", .make("GET", "https://api.example/v1\\..\\admin"), .notListed
    ),
    Request(
      "an escaped slash in a segment", .make("GET", "https://api.example/v1/..%2Fadmin"), .notListed
    ),
    Request(
      "an escaped backslash in a segment", .make("GET", "https://api.example/v1/..%5cadmin"),
      .notListed),
    Request(
      "a parameter of a segment", .make("GET", "https://api.example/v1/..;/admin"), .notListed),
    Request(
      "an address in IPv6 that is translated", .make("GET", "http://[::ffff:0:7f00:1]/"), .notListed
    ),
    Request("redirects without end", .make("GET", api + "circle"), .redirect),
    Request(
      "a redirect that the page did not want", .make("GET", api + "home", redirect: .error),
      .redirect),
  ]

  @Test func `no request that a page forges leaves the rules`() async throws {
    let client = StubClient([
      "/v1/out": (302, ["Location": "https://api.example/v1/../admin"]),
      "/v1/dots": (302, ["Location": "x/%2E%2e/%2E./admin"]),
      "/v1/backslash": (302, ["Location": "\\admin"]),
      "/v1/away": (302, ["Location": "https://evil.example/"]),
      "/v1/inner": (307, ["Location": "https://inner.example/"]),
      "/v1/loop": (302, ["Location": "http://127.0.0.1/"]),
      "/v1/file": (302, ["Location": "file:///etc/passwd"]),
      "/v1/circle": (302, ["Location": "circle"]), "/v1/home": (302, ["Location": "."]),
    ])
    let relay = RequestRelay(
      rules: [
        RelayRule(
          [
            try RelayPattern("https://api.example/v1/*"), try RelayPattern("https://inner.example"),
          ],
          for: ["https://app.example"])
      ], client: client,
      resolver: StubResolver(["api.example": [["1.1.1.1"]], "inner.example": [["10.0.0.1"]]]))
    var honest = 0
    for request in Self.requests {
      do {
        _ = try await relayed(relay, request.page)
        #expect(request.code == nil, "\(request.what) was sent")
      } catch let error as RelayError {
        #expect(error.code == request.code, "\(request.what): \(error)")
      }
      // What is sent goes to the listed host, and nothing in its URL ends a line.
      #expect(client.sent.allSatisfy { $0.urlString.hasPrefix(Self.api) }, "\(request.what)")
      let urls = client.sent.map(\.urlString)
      #expect(
        urls.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value > 0x20 } }, "\(request.what)")
      #expect(try await relayed(relay, .make("GET", Self.api)).response.status == 200)
      honest += 1
    }
    #expect(client.sent.count { $0.urlString == Self.api } >= honest)
    let cases = Self.requests.count
    #expect(cases == 49)
  }

  /// What scripts of a relayed page try, and what they get.
  private static let scripts = [
    Attack(
      "calls the relay's method by its name",
      "return await bridge.call('webbridge.relay.1.send', { url: location.origin + '/text' }).catch((e) => e.code)",
      gets: "\"invalidName\""),
    Attack(
      "calls every method of relays by an object that becomes the name",
      "return await bridge.call({ toString: () => 'webbridge.relay.1.send' }, {}).catch((e) => e.code)",
      gets: "\"invalidName\""),
    Attack(
      "streams the relay's method",
      "try { for await (const x of bridge.stream('webbridge.relay.1.send', {})); } catch (e) { return e.code }",
      gets: "\"invalidName\""),
    Attack(
      "calls the relay's method synchronously",
      "try { bridge.callSync('webbridge.relay.1.sendNow', {}) } catch (e) { return e.code }",
      gets: "\"invalidName\""),
    Attack(
      "emits an event of the relay",
      "try { bridge.emit('webbridge.relay.1.send', {}) } catch (e) { return e.code }",
      gets: "\"invalidName\""),
    Attack(
      "handles a name of the relay",
      "try { bridge.handle('webbridge.relay.1.send', () => 1) } catch (e) { return e.code }",
      gets: "\"invalidName\""),
    Attack(
      "posts the relay's method",
      "return await webkit.messageHandlers.webbridge.postMessage('batch ' + '0'.repeat(32) + ' 1\\nstream 1 webbridge.relay.1.send [{}]').catch((e) => e.message).then((t) => t.includes('denied'))",
      gets: "true"),
    Attack(
      "posts a beacon of the relay",
      "return await webkit.messageHandlers.webbridge.postMessage('beacon ' + '0'.repeat(32) + '\\ncall 0 webbridge.relay.1.beacon [{}]').catch((e) => e.message).then((t) => t.includes('denied'))",
      gets: "true"),
    Attack(
      "sets forbidden headers by fetch",
      "const r = await (await fetch('/head', { headers: { Cookie: 'a=b', Host: 'evil.example', 'Sec-X': '1', Origin: 'https://evil.example', 'X-A': 'kept' } })).json(); return [r.headers['x-a'], r.headers['sec-x'] ?? null, r.headers.host === location.host, r.headers.origin === 'https://evil.example']",
      gets: "[\"kept\",null,true,false]"),
    Attack(
      "sets forbidden headers by XMLHttpRequest",
      "const x = new XMLHttpRequest(); x.open('GET', '/head', false); for (const n of ['Cookie', 'Host', 'Sec-X', 'Referer', 'Proxy-X']) x.setRequestHeader(n, 'evil'); x.send(); const h = JSON.parse(x.responseText).headers; return ['sec-x', 'proxy-x'].filter((n) => n in h).concat(['host', 'referer', 'cookie'].filter((n) => h[n] === 'evil'))",
      gets: "[]"),
    Attack(
      "breaks a header by line breaks",
      "return await fetch('/head', { headers: { 'X-A': 'b\\r\\nHost: evil.example' } }).catch((e) => e.name)",
      gets: "\"TypeError\""),
    Attack(
      "uses a forbidden method",
      "return await fetch('/head', { method: 'CONNECT' }).catch((e) => e.name)",
      gets: "\"TypeError\""),
    Attack(
      "follows a redirect to a URL that no rule lists",
      "return await fetch('/redirect?to=' + encodeURIComponent('http://127.0.0.2:1/')).catch((e) => e.name)",
      gets: "\"TypeError\""),
    Attack(
      "changes the description of a request while it is read",
      "let n = 0; const r = await fetch('/head', { get method() { return n++ ? 'PUT' : 'POST' }, get headers() { return { 'X-A': 'one' } } }); return (await r.json()).headers['x-a']",
      gets: "\"one\""),
    Attack(
      "gives objects the fields of requests",
      """
      const keys = ['url', 'method', 'headers', 'mode', 'credentials', 'redirect', 'kind', 'number', 'agent', 'body'];
      for (const key of keys) Object.defineProperty(Object.prototype, key, { configurable: true, get() { return 'http://evil.example/' }, set() {} });
      const text = await fetch(location.origin + '/text?text=fine').then((r) => r.text(), (e) => 'refused');
      for (const key of keys) delete Object.prototype[key];
      return text === 'fine' || text === 'refused';
      """, gets: "true"),
    Attack(
      "breaks the platform under the relay",
      """
      const { push } = Array.prototype, { stringify } = JSON, { then } = Promise.prototype, old = String.prototype.startsWith;
      JSON.stringify = () => '[{"url":"http://evil.example/"}]';
      String.prototype.startsWith = () => true;
      Array.prototype.push = function () { return 0 };
      const text = await fetch(location.origin + '/text?text=fine').then((r) => r.text(), (e) => 'refused');
      [JSON.stringify, String.prototype.startsWith, Array.prototype.push] = [stringify, old, push];
      return text === 'fine' || text === 'refused';
      """, gets: "true"),
  ]

  @Test func `no script of a relayed page reaches the relay by another way than requests`()
    async throws
  {
    let log = LockedURLs()
    let page = try await RelayPage { address in
      try RelayPage.relay(address, interceptors: [log])
    }
    for attack in Self.scripts {
      try await page.load()
      #expect(try await page.run(attack.script) == attack.gets, "\(attack)")
      #expect(
        try await page.run("return (await fetch('/text?text=honest')).text()") == "\"honest\"",
        "\(attack)")
      let hosts = Set(await log.urls.compactMap(\.host))
      #expect(hosts.isSubset(of: ["127.0.0.1"]), "\(attack): \(hosts)")
    }
    let cases = Self.scripts.count
    #expect(cases == 16)
  }
}

/// Keeps the URLs of the requests that a relay sends.
private actor LockedURLs: RelayInterceptor {
  private(set) var urls: [URL] = []

  func intercept(
    _ request: RelayedRequest, next: RelayNext
  ) async throws -> RelayedResponse {
    urls.append(request.url)
    return try await next(request)
  }
}
