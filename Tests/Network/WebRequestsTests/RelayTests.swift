import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebRequests

/// What an app gives a relay, and where a relay is.
@MainActor @Suite(.serialized) struct RelayTests {
  private struct Signing: RelayInterceptor {
    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      var request = request
      let body = try await request.body?.data() ?? Data()
      request.headerFields[.own("X-Signature")] =
        "\(request.method) \(request.url.path) \(body.count)"
      return try await next(request)
    }
  }

  /// Turns the bytes of both bodies around.
  private struct Encrypting: RelayInterceptor {
    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      var request = request
      if let body = request.body {
        request.body = BridgeBlob(Data(try await body.data().reversed()))
      }
      var response = try await next(request)
      response.body = BridgeBlob(Data(try await response.data().reversed())).stream()
      return response
    }
  }

  private struct Refusing: RelayInterceptor {
    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      if request.url.path == "/refused" { throw RelayError(.notListed, "The app refuses it.") }
      if request.url.path == "/cached" {
        return RelayedResponse(203, headerFields: [.own("X-Cache"): "hit"], body: Data("kept".utf8))
      }
      return try await next(request)
    }
  }

  @Test func `interceptors sign, encrypt, answer and refuse`() async throws {
    let page = try await RelayPage {
      try RelayPage.relay($0, interceptors: [Refusing(), Signing(), Encrypting()])
    }
    try await page.load()
    let text = try await page.run(
      """
      const signed = JSON.parse([...await (await fetch('/head', { method: 'POST', body: 'abc' })).text()].reverse().join(''));
      const cached = await fetch('/cached');
      let refused;
      try { await fetch('/refused'); } catch (error) { refused = error.constructor.name; }
      return [signed.headers['x-signature'], atob(signed.body), cached.status, cached.headers.get('x-cache'),
        await cached.text(), refused, await (await fetch('/echo', { method: 'POST', body: 'same' })).text()];
      """)
    #expect(text == #"["POST /head 3","cba",203,"hit","kept","TypeError","same"]"#)
  }

  @Test func `where no rule matches, the page's functions are the engine's own`() async throws {
    let page = try await RelayPage { _ in
      RequestRelay(rules: [
        RelayRule(["https://api.example"], from: ["https://elsewhere.example"])
      ])
    }
    try await page.load()
    let text = try await page.run(
      """
      const native = (f) => Function.prototype.toString.call(f).includes('[native code]');
      return [native(EventSource), native(Request), native(HTMLFormElement.prototype.submit),
        native(navigator.sendBeacon), native(XMLHttpRequest.prototype.abort), (await fetch('/text?text=engine')).status];
      """)
    #expect(text == "[true,true,true,true,true,200]")
    #if canImport(ObjectiveC)
      // On Linux the view's own script sends the bodies of these to scheme handlers.
      #expect(
        try await page.run(
          "return [fetch, XMLHttpRequest.prototype.open].every((f) => String(f).includes('[native code]'))"
        ) == "true")
    #endif
  }

  @Test func `a request that no pattern matches stays with the engine`() async throws {
    let client = StubClient()
    let page = try await RelayPage { address in
      RequestRelay(
        rules: [
          RelayRule(
            [try RelayPattern(address + "/api/*")], from: [OriginPattern(address)],
            addresses: AddressRange.loopback)
        ], client: client)
    }
    try await page.load()
    let text = try await page.run(
      """
      const x = new XMLHttpRequest(); x.open('GET', '/text?text=x', false); x.send();
      const e = await new Promise((d) => { const s = new EventSource('/events?text=data:a%0A%0A'); s.onmessage = (m) => { s.close(); d([m.data, m.isTrusted]); }; });
      return [await (await fetch('/text?text=f')).text(), x.responseText, e, navigator.sendBeacon('/text'),
        await (await fetch('/api/x')).text()];
      """)
    #expect(text == #"["f","x",["a",true],true,"stub"]"#)
    #expect(client.sent.map(\.url.path) == ["/api/x"])
  }

  @Test(arguments: [
    ("fetch", "fetch('/way', { method: 'POST', body: 'x' })"),
    ("fetch", "fetch(new Request('/way', { method: 'POST', body: 'x' }))"),
    ("xmlHTTPRequest", "const x = new XMLHttpRequest(); x.open('POST', '/way'); x.send('x')"),
    (
      "xmlHTTPRequest", "const x = new XMLHttpRequest(); x.open('POST', '/way', false); x.send('x')"
    ),
    ("beacon", "navigator.sendBeacon('/way', 'x')"),
    ("form", "f.submit()"), ("form", "f.requestSubmit()"), ("form", "b.click()"),
    ("form", "f.onsubmit = (e) => e.stopPropagation(); f.requestSubmit()"),
    ("form", "document.addEventListener('submit', (e) => e.stopPropagation(), true); b.click()"),
    ("eventSource", "new EventSource('/way')"),
  ])
  func `each way to make a request travels natively`(_ kind: String, _ script: String) async throws
  {
    let (stream, sent) = AsyncStream.makeStream(of: RelayedRequest.self)
    let client = StubClient {
      sent.yield($0)
      return RelayedResponse(204)
    }
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load(
      "/page?body=%3Cform%20id=f%20method=post%20action=/way%3E%3Cbutton%20id=b%3Ex")
    _ = try await page.run("\(script); return 1")
    for await request in stream {
      #expect(request.kind.rawValue == kind)
      #expect(request.url.path == "/way")
      #expect(kind == "eventSource" || request.method == .post)
      break
    }
  }

  @Test func `a stream is sent as a body, and not sent again after a redirect`() async throws {
    let page = try await RelayPage { try RelayPage.relay($0) }
    try await page.load()
    let text = try await page.run(
      """
      const body = () => new ReadableStream({ start(c) { for (const t of ['one ', 'two']) c.enqueue(new TextEncoder().encode(t)); c.close(); } });
      const sent = await (await fetch('/echo', { method: 'POST', duplex: 'half', body: body() })).text();
      let failed;
      try { await fetch('/redirect?status=307', { method: 'POST', duplex: 'half', body: body() }); } catch (e) { failed = e.name; }
      return [sent, failed];
      """)
    #expect(text == #"["one two","TypeError"]"#)
  }

  @Test func `two relays of one view each get the requests that their rules choose`() async throws {
    let clients = [StubClient(), StubClient()]
    let address = try await TestServer.shared.address()
    let configuration = WKWebViewConfiguration()
    for (path, client) in zip(["/one", "/two"], clients) {
      try configuration.relay(
        through: RequestRelay(
          rules: [
            RelayRule(
              [try RelayPattern(address + path)], from: [OriginPattern(address)],
              addresses: AddressRange.loopback)
          ], client: client))
    }
    let page = try await RelayPage(configuration)
    try await page.load()
    let text = try await page.run(
      "return [(await (await fetch('/one')).text()), (await (await fetch('/two')).text()), (await fetch('/three')).status]"
    )
    #expect(text == #"["stub","stub",404]"#)
    #expect(clients.map { $0.sent.map(\.url.path) } == [["/one"], ["/two"]])
  }

  @Test func `a page that changes what it can reach changes nothing`() async throws {
    let client = StubClient()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load()
    let text = try await page.run(
      """
      const seen = [];
      for (const type of [Map, WeakMap, Headers, Array, String, Promise, URL, Response, Request]) {
        for (const name of Object.getOwnPropertyNames(type.prototype)) {
          const given = Object.getOwnPropertyDescriptor(type.prototype, name);
          if (typeof given.value !== 'function' || name === 'constructor' || !given.configurable) continue;
          if (type === Promise || (type === Array && name === 'push')) continue;
          Object.defineProperty(type.prototype, name, { ...given, value(...list) { if (String(list[0]).includes('relay')) seen.push(name); return Reflect.apply(given.value, this, list); } });
        }
      }
      Object.defineProperty(Object.prototype, 'kind', { set() { seen.push('kind'); }, configurable: true });
      const r = await fetch('/api', { method: 'POST', body: 'x' });
      delete Object.prototype.kind;
      return [r.status, seen];
      """)
    #expect(text == "[200,[]]")
  }

  @Test(arguments: ["ftp://a.example", "https://", "*", "https://a.example/?q", ""])
  func `a text that is no pattern is reported when a configuration has the relay`(
    text: String
  ) throws {
    let rules = [
      RelayRule(["https://a.example/*"], from: [.anyOrigin]),
      RelayRule(["https://b.example", RelayPattern(stringLiteral: text)], from: [.anyOrigin]),
    ]
    let configuration = WKWebViewConfiguration()
    let error = #expect(throws: RelayError.self) {
      try configuration.relay(through: RequestRelay(rules: rules))
    }
    #expect(error?.code == .badPattern && error?.message.contains("\"\(text)\"") == true)
    #expect(rules[1].patterns.map(\.description) == ["https://b.example", text])
    for url in ["https://a.example/", "ftp://a.example/", "https://b.example/"] {
      let url = try #require(URL(string: url))
      #expect(!rules[1].patterns[1].matches(url))
    }
    try configuration.relay(through: RequestRelay(rules: [rules[0]]))
  }
}
