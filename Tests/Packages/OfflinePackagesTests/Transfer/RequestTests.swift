import Foundation
import HTTPTypes
import Locking
import Testing

@testable import OfflinePackages

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is sent to a feed, and what its responses and errors mean.
@Suite(.timeLimit(.minutes(1))) struct RequestTests {
  private static func response(_ status: Int, _ fields: [String: String] = [:]) -> FeedResponse {
    FeedResponse(status, fields, FeedBody { nil })
  }

  private static func url() throws -> URL { try #require(URL(string: "http://feed.example/a")) }

  @Test
  func `the app's header fields are sent with each request, also in the place of a usual one`()
    async throws
  {
    let publisher = try TestPublisher()
    let folder = try TestFolder()
    let store = try PackageStore(at: folder.store, root: publisher.root)
    let release = try publisher.release(
      1, ["index.html": Data(repeating: 1, count: FeedClient.slice + 1)])
    let feed = MemoryFeed()
    try feed.publish(release, by: publisher)
    let packages = try feed.packageFeed {
      $0.headerFields = [
        .authorization: "Basic YQ==", .acceptEncoding: "br", .range: "bytes=1-2",
      ]
      $0.idleLimit = .seconds(17)
    }
    // The range of the app is that of documents alone, which nobody asks for in ranges.
    feed.answer(.root(2)) { _ in Self.response(404) }
    for path in [FeedPath.latest(publisher.name, publisher.channel), .release(release.digest)] {
      let file = try #require(feed.file(path))
      feed.answer(path) { _ in MemoryFeed.response(200, [:], file) }
    }
    try await store.update("shop", from: packages).finish()
    #expect(feed.requests.allSatisfy { $0.headerFields[.authorization] == "Basic YQ==" })
    #expect(feed.requests.allSatisfy { $0.headerFields[.acceptEncoding] == "br" })
    #expect(feed.requests.allSatisfy { $0.idleLimit == .seconds(17) })
    #expect(
      feed.requests.suffix(2).map { $0.headerFields[.range] } == [
        "bytes=0-\(FeedClient.slice - 1)", "bytes=\(FeedClient.slice)-\(FeedClient.slice)",
      ])
    #expect(
      feed.requests.map { $0.headerFields[.cacheControl] } == ["no-cache", "no-cache", "no-cache"]
        + [nil, nil])
  }

  @Test func `names of header fields are read in upper and lower case`() {
    for sent in ["etag", "ETAG", "ETag"] {
      #expect(Self.response(200, [sent: "\"a\""]).strongTag == "\"a\"")
    }
  }

  @Test func `a body counts as coded by its content coding, in upper and lower case`() {
    #expect(!Self.response(200).isCoded)
    for (coding, isCoded) in [
      ("identity", false), ("Identity", false), ("gzip", true), ("GZIP", true),
    ] {
      #expect(Self.response(200, ["Content-Encoding": coding]).isCoded == isCoded, "\(coding)")
    }
  }

  @Test func `a wait of a minute is accepted, and a longer one is not`() {
    let delays =
      ["0": .zero, "59": .seconds(59), "60": .seconds(60), "61": nil]
      as [String: Duration?]
    for (text, delay) in delays {
      #expect(Self.response(503, ["Retry-After": text]).retryDelay == delay, "\(text)")
    }
  }

  @Test func `each status is asked for again, is missing, or is an error`() async throws {
    let url = try Self.url()
    var cases = 0
    for status in Array(100...199) + Array(201...205) + Array(207...700) {
      let failure = await RetryRule.failure(Self.response(status, ["Retry-After": "7"]), at: url)
      switch status {
      case 404, 410: #expect((failure as? PackageError)?.code == .notFound, "\(status)")
      case 408, 429, 500, 501...598, 599:
        let retriable = failure as? RetryRule.Retriable
        #expect(retriable?.error.code == .badStatus && retriable?.delay == .seconds(7), "\(status)")
      default: #expect((failure as? PackageError)?.code == .badStatus, "\(status)")
      }
      cases += 1
    }
    #expect(cases == 599)
  }

  @Test func `the time between attempts doubles, up to a minute`() {
    var options = PackageTransferOptions()
    #expect((1...4).map(options.delay) == [0.5, 1, 2, 4].map(Duration.seconds))
    options.firstDelay = .seconds(10)
    #expect((1...5).map(options.delay) == [10, 20, 40, 60, 60].map(Duration.seconds))
  }

  @Test func `attempts end with the number of the options, and errors that stay with the first`()
    async throws
  {
    var cases = 0
    let errors: [(error: any Error, count: Int)] = [
      (PackageError(.network, ""), 3), (PackageError(.timedOut, ""), 3),
      (RetryRule.Retriable(error: PackageError(.badStatus, "")), 3),
      (RetryRule.Retriable(error: PackageError(.mismatch, ""), delay: .zero), 3),
      (PackageError(.notFound, ""), 1), (PackageError(.badStatus, ""), 1),
      (PackageError(.mismatch, ""), 1), (PackageError(.insecure, ""), 1),
      (PackageError(.noSpace, ""), 1), (PackageError(.overLimit, ""), 1),
      (CancellationError(), 1),
    ]
    for (error, expected) in errors {
      var count = 0
      await #expect(throws: (any Error).self) {
        try await RetryRule(options: .quick { $0.attempts = 3 }).run {
          count += 1
          throw error
        }
      }
      #expect(count == expected, "\(error)")
      cases += 1
    }
    #expect(cases == 11)
  }

  @Test func `the time that a server asks for takes the place of the usual one`() async throws {
    var count = 0
    // The usual time is longer than the limit of this suite.
    try await RetryRule(options: .quick { $0.firstDelay = .seconds(3_600) }).run {
      count += 1
      if count == 1 { throw RetryRule.Retriable(error: PackageError(.badStatus, ""), delay: .zero) }
    }
    #expect(count == 2)
  }

  @Test func `errors of a transport have the code that says what to do`() throws {
    let url = try Self.url()
    let codes: [(error: any Error, code: PackageError.Code)] = [
      (PackageError(.insecure, ""), .insecure), (URLError(.timedOut), .timedOut),
      (URLError(.secureConnectionFailed), .insecure),
      (URLError(.serverCertificateUntrusted), .insecure),
      (URLError(.networkConnectionLost), .network), (URLError(.cannotFindHost), .network),
      (CocoaError(.fileReadUnknown), .network),
    ]
    for (error, code) in codes {
      #expect(PackageError(transport: error, url: url).code == code, "\(error)")
    }
  }

  @Test func `the URL of a feed may lack its last slash`() throws {
    for text in ["http://feed.example/a", "http://feed.example/a/"] {
      let feed = PackageFeed(try #require(URL(string: text)))
      #expect(feed.url(of: .root(2)).absoluteString == "http://feed.example/a/root/2.json")
    }
  }

  @Test func `a task that is cancelled before the head of a response has come leaves the server`()
    async throws
  {
    let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
    let server = try BrokenServer { _, _ in
      continuation.yield()
      return .init("", hangs: true).silent
    }
    let transport = URLSessionTransport()
    let url = server.url
    let task = Task { try await transport.fetch(FeedRequest(url: url)) }
    for await _ in asked { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await server.endedConnections.reaches(1)
    withExtendedLifetime(transport) {}
  }

  @Test(arguments: ["099 Low", "1000 High", "70000 X"])
  func `a status that HTTP does not know is an error of the feed`(status: String) async throws {
    let server = try BrokenServer { _, _ in .init(status) }
    let url = server.url
    let client = FeedClient(feed: PackageFeed(url, options: .quick()))
    let error = await #expect(throws: PackageError.self) {
      try await client.document(.root(2), atMost: 10)
    }
    #expect(error?.code == .badStatus || error?.code == .network)
  }

  @Test func `a server that is fast at first and slow afterwards is left`() async throws {
    let publisher = try TestPublisher()
    let folder = try TestFolder()
    let store = try PackageStore(at: folder.store, root: publisher.root)
    let feed = MemoryFeed()
    try feed.publish(publisher.release(1, TestRelease.pages(1)), by: publisher)
    let count = Locked(0)
    feed.answer(.root(2)) { _ in
      FeedResponse(
        .ok,
        body: FeedBody {
          let number = count.withLock {
            $0 += 1
            return $0
          }
          if number == 1 { return Data(repeating: 0x20, count: 60_000) }
          guard number < 200 else { return nil }
          try await Task.sleep(for: .milliseconds(10))
          return Data([0x20])
        })
    }
    let code = await code {
      try await store.update(
        "shop",
        from: feed.packageFeed {
          ($0.attempts, $0.idleLimit, $0.rateWindow, $0.minRate) =
            (1, .seconds(3_600), .milliseconds(100), 10_000)
        }
      ).finish()
    }
    #expect(code == .timedOut)
  }
}

extension BrokenServer.Response {
  /// The same without a head.
  fileprivate var silent: Self {
    var copy = self
    copy.bytes = Data()
    return copy
  }
}
