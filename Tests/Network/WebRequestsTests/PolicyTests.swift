import Foundation
import HTTPTypes
import Testing

@testable import HTTPTransport
@testable import WebRequests

/// What native code decides, whatever the page's script says.
@Suite struct PolicyTests {
  private func relay(
    _ patterns: [String] = ["https://api.example"],
    origins: [OriginPattern] = ["https://app.example"],
    addresses: [AddressRange] = [], interceptors: [any RelayInterceptor] = [],
    client: StubClient, hosts: [String: [[String]]] = ["api.example": [["1.1.1.1"]]]
  ) throws -> RequestRelay {
    RequestRelay(
      rules: [
        RelayRule(try patterns.map { try RelayPattern($0) }, from: origins, addresses: addresses)
      ], interceptors: interceptors, client: client, resolver: StubResolver(hosts))
  }

  private func code(_ body: () async throws -> Void) async -> RelayError.Code? {
    do { try await body() } catch let error as RelayError { return error.code } catch {}
    return nil
  }

  @Test func `no request goes to a port of another protocol`() async throws {
    let client = StubClient()
    let relay = RequestRelay(
      rules: [RelayRule(["http://api.example:*"], from: ["https://app.example"])],
      client: client, resolver: StubResolver(["api.example": [["1.1.1.1"]]]))
    var refused: [Int] = []
    for port in 0..<10_100 {
      do {
        _ = try await relayed(relay, .make("GET", "http://api.example:\(port)/"))
      } catch let error as RelayError where error.code == .badURL {
        refused.append(port)
      }
    }
    #expect(refused.count == 83)
    #expect([0, 25, 6667, 10_080].allSatisfy(refused.contains))
    #expect(![80, 443, 3000, 8080, 8443].contains(where: refused.contains))
  }

  @Test func `a URL that no rule lists is refused`() async throws {
    let client = StubClient()
    let relay = try relay(client: client)
    #expect(
      await code { _ = try await relayed(relay, .make("https://other.example/")) } == .notListed)
    #expect(client.sent.isEmpty)
  }

  @Test func `a document of another origin is refused`() async throws {
    let client = StubClient()
    let relay = try relay(client: client)
    #expect(
      await code {
        _ = try await relayed(relay, .make("https://api.example/"), from: "https://evil.example")
      } == .notListed)
    #expect(
      await code { _ = try await relayed(relay, .make("https://api.example/"), from: .opaque) }
        == .notListed)
    #expect(client.sent.isEmpty)
  }

  @Test(arguments: [
    "file:///etc/passwd", "https://user:pass@api.example/", "https://", "data:text/plain,x",
    "not a url",
    "javascript:1", "https://127.0.0.256/", "https://api.1/",
  ])
  func `a URL with credentials, without a host that it may have or of another scheme is refused`(
    _ url: String
  ) async throws {
    let client = StubClient()
    let relay = try relay(client: client)
    #expect(await code { _ = try await relayed(relay, .make(url)) } == .badURL)
    #expect(client.sent.isEmpty)
  }

  @Test(arguments: ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:192.168.1.1"])
  func `a host with a private address is refused`(_ address: String) async throws {
    let client = StubClient()
    let relay = try relay(client: client, hosts: ["api.example": [["1.1.1.1", address]]])
    #expect(
      await code { _ = try await relayed(relay, .make("https://api.example/")) } == .refusedAddress)
    #expect(client.sent.isEmpty)
  }

  @Test func `a private address is allowed where a rule lists it`() async throws {
    let client = StubClient()
    let relay = try relay(
      addresses: [AddressRange("10.0.0.0/8")], client: client,
      hosts: ["api.example": [["10.0.0.1"]]])
    _ = try await relayed(relay, .make("https://api.example/"))
    #expect(client.sent.map(\.addresses) == [[try #require(NetworkAddress("10.0.0.1"))]])
  }

  @Test func `a redirect to a URL that no rule lists is refused`() async throws {
    let client = StubClient(["/": (302, [.location: "https://other.example/"])])
    let relay = try relay(client: client)
    #expect(
      await code { _ = try await relayed(relay, .make("https://api.example/")) } == .notListed)
    #expect(client.sent.count == 1)
  }

  @Test func `a redirect to a host with a private address is refused`() async throws {
    let client = StubClient(["/": (307, [.location: "https://inner.example/"])])
    let relay = try relay(
      ["https://api.example", "https://inner.example"], client: client,
      hosts: ["api.example": [["1.1.1.1"]], "inner.example": [["192.168.0.1"]]])
    #expect(
      await code { _ = try await relayed(relay, .make("https://api.example/")) } == .refusedAddress)
    #expect(client.sent.count == 1)
  }

  @Test(arguments: [
    "http://0x7f000001/", "http://2130706433/", "http://127.1/", "http://0177.0.0.1/",
    "http://[::ffff:7f00:1]/",
  ])
  func `a redirect to a private address is refused however the address is spelled`(
    _ url: String
  ) async throws {
    let client = StubClient(["/": (307, [.location: url])])
    let relay = try relay(
      ["https://api.example", "http://127.0.0.1", "http://[::ffff:127.0.0.1]"], client: client,
      hosts: ["api.example": [["1.1.1.1"]]])
    #expect(
      await code { _ = try await relayed(relay, .make("https://api.example/")) } == .refusedAddress)
    #expect(client.sent.count == 1)
  }

  @Test func `a name that changes its address is resolved again for each request`() async throws {
    let client = StubClient(["/": (302, [.location: "/again"])])
    let relay = try relay(client: client, hosts: ["api.example": [["1.1.1.1"], ["127.0.0.1"]]])
    #expect(
      await code { _ = try await relayed(relay, .make("https://api.example/")) } == .refusedAddress)
    #expect(client.sent.map(\.addresses) == [[try #require(NetworkAddress("1.1.1.1"))]])
  }

  @Test(arguments: [
    "Cookie", "host", "Sec-Fetch-Site", "Proxy-Authorization", "Content-Length", "Origin", "TE",
  ])
  func `a forbidden header of a page is refused`(_ name: String) async throws {
    let client = StubClient()
    let relay = try relay(client: client)
    #expect(
      await code {
        _ = try await relayed(relay, .make("https://api.example/", headers: [[name, "v"]]))
      } == .badHeader)
    #expect(client.sent.isEmpty)
  }

  @Test(arguments: [
    ["x", "a\r\nb: c"], ["x", "a\nb"], ["x", "a\0b"], ["x y", "v"], ["", "v"], ["x:", "v"],
  ])
  func `a header with a line break or a bad name is refused`(_ pair: [String]) async throws {
    let client = StubClient()
    let relay = try relay(client: client)
    #expect(
      await code { _ = try await relayed(relay, .make("https://api.example/", headers: [pair])) }
        == .badHeader)
    #expect(client.sent.isEmpty)
  }

  @Test(arguments: ["CONNECT", "trace", "a b", "", "GET\r\nX: y"])
  func `a bad method is refused`(_ method: String) async throws {
    let client = StubClient()
    let relay = try relay(client: client)
    #expect(
      await code { _ = try await relayed(relay, .make(method, "https://api.example/")) }
        == .badHeader)
  }

  private struct Changing: RelayInterceptor {
    let change: @Sendable (inout RelayedRequest) throws -> Void
    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      var request = request
      try change(&request)
      return try await next(request)
    }
  }

  @Test func `the policy holds for interceptors too`() async throws {
    let client = StubClient()
    for (change, expected): (@Sendable (inout RelayedRequest) throws -> Void, RelayError.Code) in [
      ({ $0.url = URL(fileURLWithPath: "/etc/passwd") }, .badURL),
      ({ $0.url = try #require(URL(string: "https://other.example/")) }, .notListed),
      ({ $0.headerFields[.host] = "evil" }, .badHeader),
      ({ $0.headerFields[.contentLength] = "9" }, .badHeader),
    ] {
      let relay = try relay(interceptors: [Changing(change: change)], client: client)
      #expect(
        await code { _ = try await relayed(relay, .make("https://api.example/")) } == expected)
    }
    #expect(client.sent.isEmpty)
  }

  private struct Answering: RelayInterceptor {
    let response: RelayedResponse
    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      response
    }
  }

  @Test func `a bad answer of an interceptor says what is wrong`() async throws {
    let client = StubClient()
    for (response, part) in [
      (RelayedResponse(99), "status from 200 to 999, and not 99"),
      (RelayedResponse(101), "not 101"),
    ] {
      let relay = try relay(interceptors: [Answering(response: response)], client: client)
      let error = await #expect(throws: RelayError.self) {
        _ = try await relayed(relay, .make("https://api.example/"))
      }
      #expect(error?.code == .badAnswer)
      #expect(error?.message.contains(part) == true)
    }
  }

  @Test func `interceptors run in their order, for each request of a redirect`() async throws {
    let client = StubClient(["/": (302, [.location: "/next"])])
    let relay = try relay(
      interceptors: [
        Changing {
          $0.headerFields.append(HTTPField(name: .order, value: "first \($0.redirectCount)"))
        },
        Changing { $0.headerFields.append(HTTPField(name: .order, value: "second")) },
      ], client: client)
    _ = try await relayed(relay, .make("https://api.example/"))
    #expect(
      client.sent.map { $0.headerFields[values: .order] } == [
        ["first 0", "second"], ["first 1", "second"],
      ])
  }

  @Test func `credentials of the page do not follow a redirect to another origin`() async throws {
    let client = StubClient(["/": (307, [.location: "https://api2.example/next"])])
    let relay = try relay(
      ["https://api.example", "https://api2.example"], client: client,
      hosts: ["api.example": [["1.1.1.1"]], "api2.example": [["1.0.0.1"]]])
    _ = try await relayed(
      relay,
      .make("POST", "https://api.example/", headers: [["authorization", "me"], ["x-a", "1"]]),
      body: Data("b".utf8))
    #expect(client.sent.map { $0.headerFields[.authorization] } == ["me", nil])
    #expect(client.sent.map { $0.headerFields[.own("X-A")] } == ["1", "1"])
    #expect(client.sent.map { $0.headerFields[.origin] } == ["https://app.example", "null"])
    #expect(try await client.sent.last?.body?.data() == Data("b".utf8))
  }

  @Test func `a body beyond the limit is refused`() async throws {
    let pieces = BridgeBlob(Data(count: 3 << 20)).stream()
    #expect(
      await code { _ = try await BodyKeeper(reading: pieces, isStream: false, limit: 2 << 20) }
        == .tooLarge)
  }

  @Test func `a large body waits in a file that goes with it`() async throws {
    let data = Data((0..<(3 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let before = try TemporaryFiles.own()
    do {
      let body = try await BodyKeeper(
        reading: BridgeBlob(data).stream(), isStream: false, limit: .max)
      #expect(try await body.blob.data() == data)
      #expect(try TemporaryFiles.own().count == before.count + 1)
    }
    #expect(try TemporaryFiles.own() == before)
  }

  @Test func `pieces that nobody takes keep their order, and memory its bound`() throws {
    var queue = PieceQueue()
    let pieces = (0..<100).map { Data(repeating: UInt8($0), count: 200_000) }
    for piece in pieces { try queue.append(piece) }
    var all = Data()
    while let data = try queue.next() { all.append(data) }
    #expect(all == pieces.reduce(Data(), +))
    try queue.append(Data("x".utf8))
    #expect(try queue.next() == Data("x".utf8))
  }
}

extension PageRequest {
  fileprivate static func make(
    _ url: String, headers: [[String]] = [], credentials: Credentials = .sameOrigin
  ) -> PageRequest {
    make("GET", url, headers: headers, credentials: credentials)
  }
}
