import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import HTTPTransport
@testable import WebRequests

/// Responses that a page reads more slowly than the server sends.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct BacklogTests {
  @Test func `a queue holds as many bytes as its limit, in memory and on the disk`() throws {
    var queue = PieceQueue(limit: 6 << 20)
    let piece = Data(count: 1 << 20)
    for _ in 0..<6 { try queue.append(piece) }
    let error = #expect(throws: BacklogError.self) { try queue.append(Data(count: 1)) }
    #expect(error?.limit == 6 << 20)
    // What was taken makes room.
    let taken = try #require(try queue.next())
    try queue.append(Data(count: taken.count))
    #expect(throws: BacklogError.self) { try queue.append(Data(count: 1)) }
  }

  @Test
  func `a response beyond the limit is a network error of the page, and a sentence of the log`()
    async throws
  {
    let (log, client) = (Log(), URLSessionClient())
    let page = try await RelayPage {
      var relay = try RelayPage.relay($0, client: client)
      (relay.maxBacklogBytes, relay.logger) = (6 << 20, log.logger)
      return relay
    }
    try await page.load()
    #expect(
      try await page.run(
        "window.slow = await fetch('/zeros?count=40000000'); return slow.status") == "200")
    while !client.exchanges.isEmpty { try await turn() }
    #expect(
      try await page.run("return slow.arrayBuffer().then((b) => b.byteLength, (e) => e.name)")
        == #""TypeError""#)
    let lines = log.lines
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("More than 6291456 bytes of the response wait for the page") == true)
    #expect(try await page.run("return (await fetch('/text?text=next')).text()") == #""next""#)
  }

  @Test func `a reader of a response beyond the limit gets the error, and nothing that waited`()
    async throws
  {
    let client = URLSessionClient()
    let address = try await TestServer.shared.address()
    var request = RelayedRequest(
      urlString: address + "/zeros?count=40000000", method: .get,
      headerFields: [:], body: nil, kind: .fetch,
      document: .init(origin: "https://app.example", url: "", isMainFrame: true),
      redirectCount: 0)
    request.maxBacklogBytes = 6 << 20
    let response = try await client.send(request) { _ in }
    while !client.exchanges.isEmpty { try await turn() }
    var count = 0
    do {
      for try await piece in response.body { count += piece.count }
      Issue.record("The response came whole.")
    } catch {
      #expect((error as? RelayError)?.code == .tooLarge)
    }
    #expect(count == 0)
  }

  @Test func `a response below the limit waits for its page`() async throws {
    let client = URLSessionClient()
    let page = try await RelayPage {
      var relay = try RelayPage.relay($0, client: client)
      relay.maxBacklogBytes = 41_000_000
      return relay
    }
    try await page.load()
    _ = try await page.run("window.slow = await fetch('/zeros?count=40000000'); return 0")
    while !client.exchanges.isEmpty { try await turn() }
    #expect(try await page.run("return (await slow.arrayBuffer()).byteLength") == "40000000")
  }
}
