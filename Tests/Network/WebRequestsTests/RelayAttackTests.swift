import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebRequests

/// Requests by which a page tries to reach more than the rules of a relay allow.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct RelayAttackTests {
  @Test func `no request that a page forges leaves the rules`() async throws {
    let client = StubClient([
      "/v1/out": (302, [.location: "https://api.example/v1/../admin"]),
      "/v1/dots": (302, [.location: "x/%2E%2e/%2E./admin"]),
      "/v1/backslash": (302, [.location: "\\admin"]),
      "/v1/away": (302, [.location: "https://evil.example/"]),
      "/v1/inner": (307, [.location: "https://inner.example/"]),
      "/v1/loop": (302, [.location: "http://127.0.0.1/"]),
      "/v1/file": (302, [.location: "file:///etc/passwd"]),
      "/v1/circle": (302, [.location: "circle"]), "/v1/home": (302, [.location: "."]),
    ])
    let relay = RequestRelay(
      rules: [
        RelayRule(
          [
            "https://api.example/v1/*", "https://inner.example",
          ],
          from: ["https://app.example"])
      ], client: client,
      resolver: StubResolver(["api.example": [["1.1.1.1"]], "inner.example": [["10.0.0.1"]]]))
    var honest = 0
    for request in ForgedRequest.all {
      do {
        _ = try await relayed(relay, request.page)
        #expect(request.code == nil, "\(request.what) was sent")
      } catch let error as RelayError {
        #expect(error.code == request.code, "\(request.what): \(error)")
      }
      // What is sent goes to the listed host, and nothing in its URL ends a line.
      #expect(
        client.sent.allSatisfy { $0.urlString.hasPrefix(ForgedRequest.api) }, "\(request.what)")
      let urls = client.sent.map(\.urlString)
      #expect(
        urls.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value > 0x20 } }, "\(request.what)")
      #expect(try await relayed(relay, .make("GET", ForgedRequest.api)).response.status.code == 200)
      honest += 1
    }
    #expect(client.sent.count { $0.urlString == ForgedRequest.api } >= honest)
    let cases = ForgedRequest.all.count
    #expect(cases == 57)
  }

  @Test func `the body of an EventSource is refused`() async throws {
    let client = StubClient()
    let relay = RequestRelay(
      rules: [RelayRule(["https://api.example"], from: ["https://app.example"])],
      client: client, resolver: StubResolver(["api.example": [["1.1.1.1"]]]))
    await #expect(throws: RelayError.self) {
      try await relayed(
        relay, .make("GET", ForgedRequest.api, kind: "eventSource"), body: Data("x".utf8))
    }
    #expect(client.sent.isEmpty)
  }

  @Test func `a page learns no status, text and URL of a response that it may not see`()
    async throws
  {
    let client = StubClient([
      "/v1/login": (302, [.location: "https://api.example/v1/home?code=secret"])
    ])
    let relay = RequestRelay(
      rules: [RelayRule(["https://api.example"], from: ["https://app.example"])],
      client: client, resolver: StubResolver(["api.example": [["1.1.1.1"]]]))
    let response = try await relayed(
      relay, .make("GET", ForgedRequest.api + "login", credentials: .include, mode: .noCORS))
    let head = response.head
    #expect(
      head == [
        "status": 0, "reason": "", "headers": [], "url": "", "redirected": false, "type": "opaque",
      ])
  }

  @Test func `the log has one line for a request whose URL and method have line breaks`()
    async throws
  {
    let log = Log()
    let relay = RequestRelay(rules: [], logger: log.logger)
    let document = RelayedRequest.Document(
      origin: "https://app.example", url: "https://app.example/", isMainFrame: true)
    relay.log(
      RelayError(.network, "No."),
      of: .make("GET\n2026 FORGED", "https://api.example/v1\n\u{1B}[31m2026 FORGED?q"),
      from: document)
    #expect(log.lines.count == 1)
    #expect(log.lines[0].unicodeScalars.allSatisfy { $0.value > 0x1F })
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
