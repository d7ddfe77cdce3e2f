import Foundation
import HTTPTransport
import TestSupport
import Testing

@testable import WebRequests

/// Responses whose bodies the page does not read.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct UnreadBodyTests {
  private nonisolated static let size = 8 << 20

  /// A server with a page at `/page`, 8 MB at `/big`, a body without an end at `/endless`, and a text elsewhere.
  private static func server() throws -> WireServer {
    try WireServer { connection in
      let path = connection.request.split(separator: " ").dropFirst().first ?? ""
      let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n"
      switch path {
      case "/big":
        connection.send(head + "Content-Length: \(size)\r\n\r\n")
        connection.send(Data(repeating: 120, count: size))
      case "/endless":
        connection.send(head + "\r\n")
        while connection.send(Data(repeating: 120, count: 1 << 16)) {}
      default: connection.send(head + "Content-Length: 4\r\n\r\ntext")
      }
    }
  }

  private func page(
    _ server: WireServer, relayed: Bool = true, backlog: Int = HTTPSession.usualBacklog,
    log: Log = Log()
  ) async throws -> RelayPage {
    let page = try await RelayPage(
      at: String(server.url.absoluteString.dropLast()),
      relayed
        ? { address in
          var relay = try RelayPage.relay(address)
          relay.maxBacklogBytes = backlog
          relay.logger = log.logger
          return relay
        } : nil)
    try await page.load()
    return page
  }

  @Test(arguments: [false, true])
  func `requests are answered behind bodies that nobody reads, and these come whole at last`(
    relayed: Bool
  ) async throws {
    let server = try Self.server()
    let page = try await page(server, relayed: relayed)
    let text = try await page.run(
      """
      window.bodies = [];
      for (let i = 0; i < 7; i++) bodies.push(await fetch('/big'));
      const statuses = bodies.map((response) => response.status);
      const xhr = new XMLHttpRequest(); xhr.open('GET', '/text', false); xhr.send();
      return [statuses, await (await fetch('/text')).text(), xhr.responseText];
      """)
    #expect(text == #"[[200,200,200,200,200,200,200],"text","text"]"#)
    let sizes = try await page.run(
      "return Promise.all(bodies.map(async (response) => (await response.arrayBuffer()).byteLength))"
    )
    #expect(sizes == "[\(Array(repeating: "\(Self.size)", count: 7).joined(separator: ","))]")
  }

  @Test func `12 unread bodies that are asked for at once do not block each other`() async throws {
    let server = try Self.server()
    let page = try await page(server)
    let text = try await page.run(
      """
      window.bodies = await Promise.all(Array.from({ length: 12 }, () => fetch('/big')));
      return bodies.map((response) => response.status).join();
      """)
    #expect(text == "\"\(Array(repeating: "200", count: 12).joined(separator: ","))\"")
  }

  @Test func `bodies without an end that nobody reads fail at the relay's limit`() async throws {
    let server = try Self.server()
    let log = Log()
    let page = try await page(server, backlog: 5 << 20, log: log)
    let text = try await page.run(
      """
      window.bodies = [];
      for (let i = 0; i < 6; i++) bodies.push(await fetch('/endless'));
      const text = await (await fetch('/text')).text();
      const ends = await Promise.all(bodies.map((response) => response.text().catch((error) => error.name)));
      return [text, ...ends];
      """)
    #expect(
      text == #"["text","TypeError","TypeError","TypeError","TypeError","TypeError","TypeError"]"#)
    #expect(log.lines.contains { $0.contains("maxBacklogBytes") })
  }

  @Test(arguments: [
    "for (let i = 0; i < 7; i++) fetch('/hang?secret').catch(() => {})",
    """
    const open = Array.from({ length: 6 }, () => new EventSource('/events'));
    await Promise.all(open.map((source) => new Promise((done) => { source.onopen = done; })));
    fetch('/hang?secret').catch(() => {});
    """,
  ])
  func `a request that waits for a connection says so in the log`(script: String) async throws {
    let server = try WireServer { connection in
      if connection.request.hasPrefix("GET /page") {
        connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1\r\n\r\nx")
      } else if connection.request.hasPrefix("GET /events") {
        connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: 1\n\n")
      }
      connection.waitForEnd()
    }
    let log = Log()
    let page = try await page(server, log: log)
    _ = try await page.run(script)
    while !log.lines.contains(where: { $0.contains("waits for a connection") }) { try await turn() }
    let lines = log.lines.filter { $0.contains("waits for a connection") }
    #expect(lines.allSatisfy { $0.contains("/hang") && !$0.contains("secret") })
    #expect(lines.count == 1)
  }
}
