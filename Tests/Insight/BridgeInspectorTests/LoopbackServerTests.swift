import FlyingFox
import FlyingSocks
import Foundation
import InspectorServing
import TestSupport
import Testing

/// The server of the inspector and of the command line. Any web page in a browser of the computer can send it requests.
@Suite(.timeLimit(.minutes(2))) struct LoopbackServerTests {
  /// Serves while a body runs, and gives it the port.
  private func serving(
    _ limits: RequestLimits = RequestLimits(),
    respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse = Self.respond(to:),
    _ body: @escaping @Sendable (UInt16) async throws -> Void
  ) async throws {
    let (ports, started) = AsyncStream.makeStream(of: UInt16.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await LoopbackServer(limits: limits, respond: respond).run(port: 0) { address in
          let port = URL(string: address)?.port ?? 0
          started.yield(UInt16(port))
        }
      }
      for await port in ports {
        try await body(port)
        break
      }
      group.cancelAll()
      do { while try await group.next() != nil {} } catch is CancellationError {}
    }
  }

  /// Answers with what a request was, after reading its body.
  @Sendable private static func respond(to request: HTTPRequest) async -> HTTPResponse {
    do {
      let body = try await request.bodyData
      return .text("\(request.method.rawValue) \(request.path.utf8.count) \(body.count)", .ok)
    } catch let refusal as RequestRefusal {
      return refusal.response
    } catch {
      return .text("\(error)", .internalServerError)
    }
  }

  private static let host = "Host: 127.0.0.1\r\n"
  private static func get(_ path: String, _ fields: String = "") -> String {
    "GET /\(path) HTTP/1.1\r\n\(host)\(fields)"
  }
  private static func post(_ fields: String) -> String { "POST / HTTP/1.1\r\n\(host)\(fields)\r\n" }
  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
  private static let end = "Connection: close\r\n\r\n"

  /// A request that asks for much, or that is none.
  struct Attempt: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var text: String
    /// What follows again and again until the server has had enough.
    var rest = ""
    /// The seconds between two pieces of the rest.
    var pause = 0.0
    /// The status; `nil` if the connection ends without a response.
    let status: Int?
  }

  static let attempts: [Attempt] =
    [(4, 200), (7, 200), (9, 414), (16, 414), (64, 414), (1024, 414)].map { size, status in
      Attempt(
        testDescription: "a request line of \(size) KB",
        text: get(letters(size << 10), end), status: status)
    }
    + [(8, 200), (48, 200), (65, 431), (1024, 431)].map { size, status in
      Attempt(
        testDescription: "a cookie of \(size) KB",
        text: get("", "Cookie: \(letters(size << 10))\r\n\(end)"), status: status)
    }
    + [(98, 200), (101, 431), (100_000, 431)].map { count, status in
      Attempt(
        testDescription: "\(count) fields",
        text: get("", String(repeating: "a: b\r\n", count: count) + end), status: status)
    }
    + [
      ("a path of dots", get(String(repeating: "../", count: 2600), end), "", 200),
      ("a query of parts", get("?" + String(repeating: "a&", count: 4000), end), "", 200),
      ("an endless request line", "GET /", letters(4096), 414),
      ("an endless field", get("", "a: "), letters(4096), 431),
      ("endless fields", get(""), "a: b\r\n", 431),
      ("endless empty lines", "", "\r\n", 431),
      (
        "an endless body that says so", post("Content-Length: 1099511627776\r\n"), letters(4096),
        413
      ),
      (
        "a body that is longer than a number", post("Content-Length: 99999999999999999999\r\n"), "",
        413
      ),
      ("an endless body in chunks", post("Transfer-Encoding: chunked\r\n"), "4\r\naaaa\r\n", 411),
      ("both lengths", post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n"), "", 400),
      ("two lengths", post("Content-Length: 4\r\nContent-Length: 5\r\n"), "aaaaa", 400),
      ("a negative length", post("Content-Length: -1\r\n"), "", 400),
      ("a length with a sign", post("Content-Length: +1\r\n"), "a", 400),
      ("a length that is no number", post("Content-Length: 0x10\r\n"), "", 400),
      ("two hosts", get("", "Host: evil.example\r\n\(end)"), "", 400),
      ("a field in two lines", get("", "a: b\r\n c\r\n\(end)"), "", 400),
      ("a space before the colon", get("", "Content-Length : 4\r\n\(end)"), "", 400),
      ("a field without a name", get("", ": a\r\n\(end)"), "", 400),
      ("a field without a colon", get("", "a\r\n\(end)"), "", 400),
      ("a name that is no ASCII", get("", "Coo\u{212A}ie: a\r\n\(end)"), "", 400),
      ("NUL in a field", get("", "a: \0\r\n\(end)"), "", 400),
      ("CR in a field", get("", "a: b\rc\r\n\(end)"), "", 400),
      ("no method", " / HTTP/1.1\r\n\(host)\(end)", "", 400),
      ("no version", "GET /\r\n\(host)\(end)", "", 400),
      ("a space in the path", get("a b", end), "", 400),
      ("a version that is none", "GET / HTTP/1.1x\r\n\(host)\(end)", "", 505),
      ("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "", 505),
      ("the beginning of TLS", "\u{16}\u{3}\u{1}\u{2}\0\u{1}", "", 400),
    ].map { name, text, rest, status in
      Attempt(testDescription: name, text: text, rest: rest, status: status)
    }

  /// Sends what an attempt has, and returns the status.
  private static func run(_ attempt: Attempt, port: UInt16) async throws -> Int? {
    try await WireClient.blocking {
      let client = try WireClient(port: port)
      guard client.send(attempt.text), !attempt.rest.isEmpty else { return client.status() }
      // More than enough for every limit, in pieces that go on while the server reads.
      let piece = String(repeating: attempt.rest, count: max(1, 4096 / attempt.rest.utf8.count))
      for _ in 0..<1024 where !client.send(piece) { break }
      return client.status()
    }
  }

  @Test(arguments: attempts)
  func `a request that asks for much has its status, and others go on`(_ attempt: Attempt)
    async throws
  {
    try await serving { port in
      let began = ContinuousClock.now
      // Each thread of the tasks would have one to parse.
      async let statuses = withThrowingTaskGroup(of: Int?.self) { group in
        for _ in 0..<3 { group.addTask { try await Self.run(attempt, port: port) } }
        return try await group.reduce(into: [Int?]()) { $0.append($1) }
      }
      let slowest = try await Self.slowestAnswer(port: port)
      #expect(slowest < .seconds(2), "another request: \(slowest)")
      let found = try await statuses
      #expect(found == Array(repeating: attempt.status, count: 3))
      let time = ContinuousClock.now - began
      #expect(time < .seconds(5), "\(time)")
    }
  }

  /// Returns the longest time of ten requests, each of which waits for tasks of the app as well.
  private static func slowestAnswer(port: UInt16) async throws -> Duration {
    var slowest = Duration.zero
    for _ in 0..<10 {
      let began = ContinuousClock.now
      let status = try await WireClient.blocking {
        let client = try WireClient(port: port)
        client.send(get("", end))
        return client.status()
      }
      #expect(status == 200)
      await Task.detached {}.value
      slowest = max(slowest, ContinuousClock.now - began)
    }
    return slowest
  }

  @Test(arguments: [
    ("a line", get("")), ("a field", get("", "a: ")), ("fields", get("", "a: b\r\n")),
    ("a body", post("Content-Length: 4000000\r\n")),
  ])
  func `a request that comes byte by byte has come in time, or its connection ends`(
    _ name: String, _ text: String
  ) async throws {
    var limits = RequestLimits()
    limits.reading = .seconds(1)
    try await serving(limits) { port in
      let began = ContinuousClock.now
      let status = try await WireClient.blocking {
        let client = try WireClient(port: port)
        client.send(text)
        // As long as the server takes bytes, the client sends them.
        while began.duration(to: .now) < .seconds(10), client.send("a") { usleep(20_000) }
        return client.status()
      }
      #expect(status == 408)
      #expect(began.duration(to: .now) < .seconds(5))
    }
  }

  @Test func `a client that says nothing is left`() async throws {
    var limits = RequestLimits()
    limits.silence = .seconds(1)
    for text in ["", "GET / HTTP/1.1\r\n\r\n"] {
      try await serving(limits) { [limits] port in
        let began = ContinuousClock.now
        _ = try await WireClient.blocking {
          let client = try WireClient(port: port)
          client.send(text)
          return client.rest()
        }
        let time = began.duration(to: .now)
        #expect(time >= limits.silence && time < .seconds(4), "\(time)")
      }
    }
  }

  @Test func `1,500 clients that say nothing keep nobody away`() async throws {
    try await serving { port in
      let clients = try await WireClient.blocking {
        try (0..<1500).map { number in
          let client = try WireClient(port: port)
          // Some are silent, and others have begun.
          if number % 2 == 0 { client.send("GET / HT") }
          return client
        }
      }
      #expect(try await Self.slowestAnswer(port: port) < .seconds(2))
      // Those that had to make room know it.
      let open = clients.count { !$0.isClosed }
      #expect(open < RequestLimits().clients, "\(open) of 1,500 clients have a connection")
    }
  }

  /// A body without an end, which tells when the server lets it go.
  private struct EndlessBody: AsyncBufferedSequence {
    typealias Element = UInt8
    let owner: Owner

    final class Owner: Sendable {
      private let ended: @Sendable () -> Void
      init(ended: @escaping @Sendable () -> Void) { self.ended = ended }
      deinit { ended() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(owner: owner) }

    struct AsyncIterator: AsyncBufferedIteratorProtocol {
      let owner: Owner
      mutating func next() async throws -> UInt8? { 97 }
      mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
        [UInt8](repeating: 97, count: 1 << 20)
      }
    }
  }

  @Test func `a client that takes nothing, or has gone, ends its own response`() async throws {
    var limits = RequestLimits()
    limits.writing = .seconds(1)
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    try await serving(
      limits,
      respond: { request in
        guard request.path == "/endless" else { return await Self.respond(to: request) }
        let body = EndlessBody(owner: EndlessBody.Owner { ended.yield() })
        return HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: body))
      }
    ) { port in
      let patient = try await WireClient.blocking {
        // The clients that go at once have a reset for the server's next bytes.
        for _ in 0..<20 { try WireClient(port: port).send(Self.get("endless", Self.end)) }
        let client = try WireClient(port: port)
        client.send(Self.get("endless", Self.end))
        return client
      }
      #expect(try await Self.slowestAnswer(port: port) < .seconds(2))
      var count = 0
      for await _ in ends {
        count += 1
        if count == 21 { break }
      }
      #expect(try await WireClient.blocking { patient.rest() }.hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test func `requests follow each other on a connection, also in one piece`() async throws {
    try await serving { port in
      let answers = try await WireClient.blocking {
        let client = try WireClient(port: port)
        client.send(
          "\r\n" + Self.get("a", "\r\n") + Self.get("bb", "\r\n") + Self.get("ccc", Self.end))
        return client.rest()
      }
      for text in ["GET 2 0", "GET 3 0", "GET 4 0"] { #expect(answers.contains(text)) }
      let post = try await WireClient.blocking {
        let client = try WireClient(port: port)
        client.send(Self.post("Content-Length: 5\r\n") + "ab")
        client.send("cdefgh")
        return client.rest()
      }
      #expect(post.hasSuffix("POST 1 5\n"), "\(post)")
      let head = try await WireClient.blocking {
        let client = try WireClient(port: port)
        client.send("HEAD / HTTP/1.1\r\n" + Self.host + Self.end)
        return client.rest()
      }
      #expect(head.contains("Content-Length: ") && head.hasSuffix("\r\n\r\n"), "\(head)")
    }
  }
}
