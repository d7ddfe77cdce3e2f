import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// A page gives up a request, or ends, at every moment of an exchange with a server that takes its time: the exchange ends.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct AbandonedExchangeTests {
  enum End: String, CaseIterable {
    case abort = "the page aborts the request"
    case leave = "the page is left"
    #if !canImport(ObjectiveC)
      case view = "the view is closed"
      case process = "the process ends"
    #endif

    /// Whether the page works on.
    var isOfRequest: Bool { self == .abort }
    /// Whether the view shows pages behind it.
    var leavesView: Bool { self == .abort || self == .leave }
  }

  /// What a page does with an address `url`, and how it aborts that.
  private static let requests: [(name: String, script: String, abort: String)] = [
    (
      "a text",
      "fetch(url, { signal: c.signal }).then((r) => r.text()).catch(() => {})", "c.abort()"
    ),
    ("a body that nobody reads", "fetch(url, { signal: c.signal }).catch(() => {})", "c.abort()"),
    (
      "an upload",
      "fetch(url, { method: 'POST', body: new Blob([new Uint8Array(1200000)]), signal: c.signal }).catch(() => {})",
      "c.abort()"
    ),
    ("an XMLHttpRequest", "globalThis.x.open('GET', url); x.send()", "x.abort()"),
    (
      "an XMLHttpRequest that tells of its upload",
      "x.upload.onprogress = () => {}; x.open('POST', url); x.send(new Blob(['x']))", "x.abort()"
    ),
    ("events", "globalThis.source = new EventSource(url)", "source.close()"),
    // It blocks the page, which aborts nothing.
    ("a synchronous request", "x.open('GET', url, false); try { x.send() } catch {}", ""),
  ]

  private func page(_ server: StoppingServer, _ client: WatchedClient) async throws -> RelayPage {
    let page = try await RelayPage(at: server.address) { address in
      var relay = try RelayPage.relay(address, client: client.client)
      relay.longestSynchronous = .seconds(3_600)
      relay.logger = Log().logger
      return relay
    }
    try await page.load()
    return page
  }

  private func end(_ page: RelayPage, by end: End, _ abort: String) async throws {
    switch end {
    case .abort: page.start(abort)
    case .leave: try await page.load("/page?next")
    #if !canImport(ObjectiveC)
      case .view: page.webView.close()
      case .process:
        WebProcess.killAll()
        DifferentialPages.forget()
        BytePages.forget()
        EnginePages.forget()
    #endif
    }
  }

  /// Waits until there is no connection, no exchange and no file.
  private func expectNothingOpen(
    _ server: StoppingServer, _ client: WatchedClient, _ place: Comment
  ) async throws {
    let limit = ContinuousClock.now + .seconds(20)
    func count() throws -> [Int] {
      [server.openCount, client.exchangeCount, try TemporaryFiles.own().count]
    }
    // Counted once in each turn, because a request that was on its way may begin at any time.
    var open = try count()
    while open != [0, 0, 0], ContinuousClock.now < limit {
      try await turn()
      open = try count()
    }
    #expect(open == [0, 0, 0], place)
  }

  @Test(arguments: Sender.allCases, End.allCases)
  func `an exchange ends with its request and its page, at each moment`(sender: Sender, end: End)
    async throws
  {
    let server = try StoppingServer()
    let client = WatchedClient(sender)
    var page: RelayPage?
    let response = StoppingServer.Frame.chunked.response.count
    let requests = Self.requests.dropLast(end.isOfRequest ? 1 : 0)
    for moment in 0..<21 {
      let request = requests[moment % requests.count]
      let place: Comment = "\(request.name), \(end.rawValue), at moment \(moment)"
      let shown = try await page == nil ? self.page(server, client) : page
      page = end.leavesView ? shown : nil
      let before = server.silentCount
      shown?.start(
        """
        globalThis.c = new AbortController(); globalThis.x = new XMLHttpRequest();
        (() => { const url = '/hush?chunked-\(moment * response / 21)'; \(request.script) })();
        """)
      // The server has stopped behind so many bytes, or the request is on its way. A page that begins to wait after the
      // load was requested makes the engine wait as well, with and without the relay.
      if moment % 2 == 0 || request.abort.isEmpty {
        while server.silentCount == before { try await turn() }
      }
      for _ in 0..<moment % 7 * 3 { try await turn() }
      try await self.end(try #require(shown), by: end, request.abort)
      try await expectNothingOpen(server, client, place)
      // What begins later than this has begun in vain.
      let next = try await page == nil ? self.page(server, client) : page
      page = next
      #expect(try await next?.run("return (await fetch('/text')).text()") == #""text""#, place)
      try await expectNothingOpen(server, client, place)
    }
  }
}
