import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebRequests

/// What the page and the log learn of interceptors that do something wrong.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct InterceptorTests {
  private struct Doing: RelayInterceptor {
    let body: @Sendable (RelayedRequest, RelayNext) async throws -> RelayedResponse
    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      try await body(request, next)
    }
  }

  private func page(
    _ log: Log = Log(),
    _ body: @escaping @Sendable (RelayedRequest, RelayNext) async throws -> RelayedResponse
  ) async throws -> RelayPage {
    let page = try await RelayPage {
      var relay = try RelayPage.relay($0, interceptors: [Doing(body: body)])
      relay.logger = log.logger
      return relay
    }
    try await page.load()
    return page
  }

  /// What the ways to make a request tell the page of one that failed.
  private static let failures = """
    const failed = await fetch('/head?secret=1').then(() => 'answered', (e) => [e.constructor.name, e.message]);
    const x = new XMLHttpRequest();
    x.open('GET', '/head?secret=1');
    const event = await new Promise((done) => { x.onload = x.onerror = x.onabort = done; x.send(); });
    const s = new XMLHttpRequest();
    s.open('GET', '/head?secret=1', false);
    let thrown;
    try { s.send(); } catch (e) { thrown = e.name; }
    return [failed, event.type, x.status, thrown];
    """
  private static let failure = #"[["TypeError","Load failed"],"error",0,"NetworkError"]"#

  @Test(arguments: [
    (RelayedResponse(99), "A response has a status from 200 to 999, and not 99. (badAnswer)"),
    (RelayedResponse(101), "A response has a status from 200 to 999, and not 101. (badAnswer)"),
  ])
  func `a bad answer is a failed request, and the log says what is wrong`(
    _ response: RelayedResponse, _ message: String
  ) async throws {
    let log = Log()
    let page = try await page(log) { _, _ in response }
    #expect(try await page.run(Self.failures) == Self.failure)
    let line = "GET \(page.address)/head of \(page.address) failed: \(message)"
    #expect(log.lines == [line, line, line])
  }

  @Test(arguments: ["Host", "Content-Length", "transfer-encoding", "Connection", "TE", "Upgrade"])
  func `a header of the connection is refused, and the log names it`(_ name: String) async throws {
    let log = Log()
    let page = try await page(log) { request, next in
      var request = request
      request.headerFields[.own(name)] = "1"
      return try await next(request)
    }
    #expect(try await page.run(Self.failures) == Self.failure)
    #expect(
      log.lines.first
        == "GET \(page.address)/head of \(page.address) failed: The client sets the header \(name); an interceptor must not. (badHeader)"
    )
  }

  @Test func `a URL that no rule lists is refused, and the log names it`() async throws {
    let log = Log()
    let page = try await page(log) { request, next in
      var request = request
      request.url = try #require(URL(string: "http://192.0.2.1/elsewhere?secret=1"))
      return try await next(request)
    }
    #expect(try await page.run(Self.failures) == Self.failure)
    #expect(
      log.lines.first
        == "GET \(page.address)/head of \(page.address) failed: No rule of the relay gives http://192.0.2.1/elsewhere to documents of \(page.address). (notListed)"
    )
    #expect(!log.lines.contains { $0.contains("secret") })
  }

  @Test(arguments: [("GET", 204), ("GET", 304), ("HEAD", 200)])
  func `a body of a response that has none is dropped`(_ method: String, _ status: Int)
    async throws
  {
    let log = Log()
    let page = try await page(log) { _, _ in
      RelayedResponse(.init(code: status), body: Data("body".utf8))
    }
    let text = try await page.run(
      """
      const r = await fetch('/a', { method: '\(method)' });
      const x = new XMLHttpRequest();
      x.open('\(method)', '/a');
      await new Promise((done) => { x.onloadend = done; x.send(); });
      const s = new XMLHttpRequest();
      s.open('\(method)', '/a', false);
      s.send();
      return [r.status, await r.text(), x.status, x.responseText, s.status, s.responseText];
      """)
    #expect(text == #"[\#(status),"",\#(status),"",\#(status),""]"#)
    #expect(log.lines == [])
  }

  private struct Breaking: AsyncSequence, Sendable {
    struct Iterator: AsyncIteratorProtocol {
      var count = 0
      mutating func next() async throws -> Data? {
        count += 1
        if count > 2 { throw RelayError(.badAnswer, "The key of the third piece is missing.") }
        return Data("piece ".utf8)
      }
    }
    func makeAsyncIterator() -> Iterator { Iterator() }
  }

  @Test func `a body that throws midway fails for the page, and the log says why`() async throws {
    let log = Log()
    let page = try await page(log) { _, _ in RelayedResponse(200, body: BridgeStream(Breaking())) }
    let text = try await page.run(
      """
      const r = await fetch('/a');
      const reader = (await fetch('/a')).body.getReader();
      const first = await reader.read();
      let end;
      try { while (!(await reader.read()).done); } catch (e) { end = e.constructor.name; }
      const x = new XMLHttpRequest();
      x.open('GET', '/a');
      const event = await new Promise((done) => { x.onload = x.onerror = done; x.send(); });
      return [r.status, await r.text().catch((e) => e.constructor.name), new TextDecoder().decode(first.value), end,
        event.type, x.status, x.responseText];
      """)
    #expect(text == #"[200,"TypeError","piece ","TypeError","error",0,""]"#)
    let line =
      "GET \(page.address)/a of \(page.address) failed: The key of the third piece is missing. (badAnswer)"
    #expect(log.lines == [line, line, line])
  }

  @Test func `an interceptor may ask twice, and the page gets the answer that it returns`()
    async throws
  {
    let page = try await page { request, next in
      let first = try await next(request)
      var again = request
      again.headerFields[.own("X-A")] = String(decoding: try await first.data(), as: UTF8.self)
      again.url = try #require(URL(string: "/head", relativeTo: request.url)?.absoluteURL)
      return try await next(again)
    }
    let text = try await page.run(
      """
      const head = await (await fetch('/echo', { method: 'POST', body: 'twice' })).json();
      return [head.headers['x-a'], atob(head.body)];
      """)
    #expect(text == #"["twice","twice"]"#)
  }

  @Test
  func `an interceptor that never returns is cancelled by an abort, and the log says nothing`()
    async throws
  {
    let log = Log()
    let (cancelled, cancel) = AsyncStream.makeStream(of: Void.self)
    let page = try await page(log) { _, _ in
      for await _ in AsyncStream<Never>.makeStream().stream {}
      cancel.yield()
      try Task.checkCancellation()
      return RelayedResponse(200)
    }
    let text = try await page.run(
      """
      const c = new AbortController();
      setTimeout(() => c.abort(), 10);
      return fetch('/a', { signal: c.signal }).catch((e) => e.name);
      """)
    #expect(text == #""AbortError""#)
    for await _ in cancelled { break }
    #expect(log.lines == [])
  }
}
