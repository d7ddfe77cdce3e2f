import Foundation
import HTTPTypes
import Locking
import TestSupport
import Testing

@testable import WebRequests

/// Servers that break, pages that leave, and processes that end.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct FaultTests {
  /// A client that answers when the test ends its requests, and tells of cancellations.
  private final class Waiting: RelayClient {
    let begun: AsyncStream<RelayedRequest>
    let cancelled: AsyncStream<Void>
    /// How many requests it has that are not cancelled.
    let open = Locked(0)
    private let begin: AsyncStream<RelayedRequest>.Continuation
    private let cancel: AsyncStream<Void>.Continuation

    init() {
      (begun, begin) = AsyncStream.makeStream()
      (cancelled, cancel) = AsyncStream.makeStream()
    }

    func send(
      _ request: RelayedRequest, sent: @escaping @Sendable (Int) -> Void
    ) async throws -> RelayedResponse {
      guard request.url.path != "/answered" else { return RelayedResponse(200) }
      open.withLock { $0 += 1 }
      begin.yield(request)
      return try await withTaskCancellationHandler {
        try await Task.sleep(for: .seconds(60))
        return RelayedResponse(200)
      } onCancel: {
        open.withLock { $0 -= 1 }
        cancel.yield()
      }
    }
  }

  @Test func `a server that goes in the middle of a body fails as on the engine alone`()
    async throws
  {
    let server = try WireServer { connection in
      connection.send(
        "HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n"
          + String(repeating: "beginning ", count: 3000))
      // The engine forgets what it has read and not told if the server goes at once.
      Thread.sleep(forTimeInterval: 0.3)
    }
    let pages = try await DifferentialPages.shared()
    for script in [
      "const r = await fetch('\(server.url)a'); log(r.status); return attempt(() => r.text())",
      """
      // The engine tells of no state before the error.
      const x = new XMLHttpRequest(); x.open('GET', '\(server.url)a');
      for (const name of ['load', 'error', 'abort', 'timeout']) {
        x['on' + name] = (e) => log(name, e.loaded, e.total, x.readyState);
      }
      await new Promise((done) => { x.onloadend = done; x.send(); });
      return [x.readyState, x.status, x.responseText];
      """,
      "const r = (await fetch('\(server.url)a')).body.getReader(); await r.read(); return attempt(async () => { while (!(await r.read()).done); })",
    ] {
      let (relayed, plain) = try await pages.transcripts(DifferentialCase("cut", script))
      #expect(relayed == plain)
    }
  }

  @Test func `a server that sends no HTTP fails as on the engine alone`() async throws {
    let server = try WireServer { $0.send("nonsense\r\n\r\n") }
    let (relayed, plain) = try await DifferentialPages.shared().transcripts(
      DifferentialCase("nonsense", "return attempt(() => fetch('\(server.url)a'))"))
    #expect(relayed == plain)
  }

  @Test func `a page that is reloaded during an upload cancels the native request`() async throws {
    let client = Waiting()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load()
    _ = try await page.run(
      "fetch('/upload', { method: 'POST', body: new Uint8Array(2000000) }).catch(() => {}); return 1"
    )
    for await request in client.begun {
      #expect(request.body?.size == 2_000_000)
      break
    }
    try await page.load()
    for await _ in client.cancelled { break }
  }

  @Test func `an abort of the page cancels the native request`() async throws {
    let client = Waiting()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load()
    _ = try await page.run(
      "window.c = new AbortController(); fetch('/a', { signal: c.signal }).catch(() => {}); return 1"
    )
    for await _ in client.begun { break }
    _ = try await page.run("c.abort(); return 1")
    for await _ in client.cancelled { break }
  }

  @Test(arguments: ["await new Promise((d) => setTimeout(d))", ""])
  func `an abort of the page cancels a request with keepalive`(_ pause: String) async throws {
    let client = Waiting()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load()
    let text = try await page.run(
      """
      const c = new AbortController();
      const end = fetch('/a', { method: 'POST', body: 'x', keepalive: true, signal: c.signal }).catch((e) => e.name);
      \(pause);
      c.abort();
      const name = await end;
      await fetch('/answered');
      return name;
      """)
    #expect(text == #""AbortError""#)
    // A request that the page aborts at once may not come to the client at all. The second one comes behind it.
    while client.open.withLock({ $0 }) != 0 { try await turn() }
  }

  /// Lets requests pass when the test says so.
  private struct Gated: RelayInterceptor {
    let reached: AsyncStream<Void>.Continuation
    let opened: AsyncStream<Void>

    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      reached.yield()
      for await _ in opened { break }
      return try await next(request)
    }
  }

  @Test(arguments: [
    ("beacon", "navigator.sendBeacon('/head?keep=beacon', 'still')"),
    (
      "alive",
      "fetch('/head?keep=alive', { method: 'POST', body: 'still', keepalive: true }).catch(() => {})"
    ),
  ])
  func `a beacon, and a request with keepalive, outlives its page`(
    key: String, script: String
  ) async throws {
    let (reached, reach) = AsyncStream.makeStream(of: Void.self)
    let (opened, open) = AsyncStream.makeStream(of: Void.self)
    let page = try await RelayPage {
      try RelayPage.relay($0, interceptors: [Gated(reached: reach, opened: opened)])
    }
    try await page.load()
    _ = try await page.run("\(script); return 1")
    for await _ in reached { break }
    try await page.load()
    open.yield()
    while await TestServer.shared.body(of: key) == nil { try await turn() }
    #expect(await TestServer.shared.body(of: key) == Data("still".utf8))
  }

  #if !canImport(ObjectiveC)
    @Test func `a process that is killed during a download cancels the native request`()
      async throws
    {
      let (stream, reached) = AsyncStream.makeStream(of: Void.self)
      let server = try WireServer { connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nbeginning")
        reached.yield()
        connection.waitForEnd()
        reached.yield()
      }
      let page = try await RelayPage { try RelayPage.relay($0) }
      try await page.load()
      _ = try await page.run(
        "fetch('\(server.url)a').then((r) => r.text()).catch(() => {}); return 1")
      var events = stream.makeAsyncIterator()
      _ = await events.next(isolation: MainActor.shared)
      WebProcess.killAll()
      DifferentialPages.forget()
      BytePages.forget()
      _ = await events.next(isolation: MainActor.shared)
    }
  #endif

  @Test func `a response that the page does not read holds the writer back`() async throws {
    let taken = Locked(0)
    let client = StubClient { _ in
      RelayedResponse(200, body: BridgeStream(Endless(taken: taken)))
    }
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load()
    _ = try await page.run(
      "window.r = (await fetch('/endless')).body.getReader(); await r.read(); return 1")
    // Round trips, in which an unbounded writer would go on.
    for _ in 0..<40 { _ = try await page.run("return 1") }
    #expect(taken.withLock { $0 } < 12)
    _ = try await page.run("await r.cancel(); return 1")
  }

  private struct Endless: AsyncSequence, Sendable {
    let taken: Locked<Int>
    struct Iterator: AsyncIteratorProtocol {
      let taken: Locked<Int>
      mutating func next() async throws -> Data? {
        taken.withLock { $0 += 1 }
        return Data(count: 1 << 20)
      }
    }
    func makeAsyncIterator() -> Iterator { Iterator(taken: taken) }
  }

  @Test func `the client connects to the checked address, and not to what the name says now`()
    async throws
  {
    // The system's resolver does not know this name at all.
    let port = try await TestServer.shared.listen()
    let relay = RequestRelay(
      rules: [
        RelayRule(
          ["http://pinned.invalid:*"], from: ["https://app.example"],
          addresses: AddressRange.loopback)
      ], resolver: StubResolver(["pinned.invalid": [["127.0.0.1"]]]))
    #if canImport(FoundationNetworking)
      let response = try await relayed(relay, .make("GET", "http://pinned.invalid:\(port)/head"))
      let text = String(decoding: try await response.response.data(), as: UTF8.self)
      #expect(text.contains("\"host\":\"pinned.invalid:\(port)\""))
    #endif
  }
}
