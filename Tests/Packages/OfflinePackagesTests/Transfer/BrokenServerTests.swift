import Foundation
import Locking
import Testing

@testable import OfflinePackages

/// Transfers from servers that send what no server should.
@Suite struct BrokenServerTests {
  /// A feed in memory, whose objects are answered by the test.
  private struct Broken {
    let folder: TestFolder
    let publisher: TestPublisher
    let store: PackageStore
    let server: BrokenServer
    let release: TestRelease
    let requests: Locked<[String]>

    /// - Parameter object: Answers the requests for the only object, by their number from 1 and their `Range`.
    init(
      object body: Data = Data("0123456789".utf8),
      _ object: @escaping @Sendable (Int, String?) -> BrokenServer.Response
    ) throws {
      let publisher = try TestPublisher()
      let release = try publisher.release(1, ["index.html": body])
      let latest = try publisher.latest(release).file
      let requests = Locked<[String]>([])
      server = try BrokenServer { _, head in
        let line = head.prefix { $0 != "\r\n" }
        if line.contains("/latest/") {
          return .init("200 OK", ["Content-Length: \(latest.count)"], body: latest)
        }
        if line.contains("/releases/") {
          return .init("200 OK", ["Content-Length: \(release.file.count)"], body: release.file)
        }
        guard line.contains("/objects/") else {
          return .init("404 Not Found", ["Content-Length: 0"])
        }
        let range = head.split(separator: "\r\n").first { $0.hasPrefix("Range: ") }
        let number = requests.withLock {
          $0.append(range.map(String.init) ?? "whole")
          return $0.count
        }
        return object(number, range.map { String($0.dropFirst(7)) })
      }
      folder = try TestFolder()
      store = try PackageStore(at: folder.store, root: publisher.root)
      (self.publisher, self.release, self.requests) = (publisher, release, requests)
    }

    func update(_ change: (inout PackageTransferOptions) -> Void = { _ in }) async throws {
      try await store.update(
        "shop", from: PackageFeed(server.url, options: .quick(change))
      ).finish()
    }

    func isInstalled() throws -> Bool {
      try store.status(of: "shop")?.current != nil
    }
  }

  private static let whole = Data("0123456789".utf8)

  @Test func `a body that ends too soon is fetched again`() async throws {
    let broken = try Broken { number, _ in
      number < 3
        ? .init("200 OK", ["Content-Length: 10", "ETag: \"a\""], body: Self.whole.prefix(4))
        : .init("200 OK", ["Content-Length: 10", "ETag: \"a\""], body: Self.whole)
    }
    try await broken.update()
    #expect(broken.requests.withLock { $0.count } == 3)
    #expect(try broken.isInstalled())
  }

  @Test func `a body that always ends too soon is a failure of the network`() async throws {
    let broken = try Broken { _, _ in
      .init("200 OK", ["Content-Length: 10"], body: Self.whole.prefix(4))
    }
    #expect(await code { try await broken.update() } == .network)
    #expect(try !broken.isInstalled())
  }

  @Test func `other bytes of the same length are refused after all attempts`() async throws {
    let broken = try Broken { _, _ in
      .init("200 OK", ["Content-Length: 10"], body: Data("0123456780".utf8))
    }
    #expect(await code { try await broken.update { $0.attempts = 2 } } == .mismatch)
    #expect(broken.requests.withLock { $0.count } == 2)
    #expect(try !broken.isInstalled())
  }

  @Test func `a longer body is refused when its first byte too many comes`() async throws {
    let broken = try Broken { _, _ in
      .init("200 OK", body: Data(repeating: 0x30, count: 65_536), isEndless: true)
    }
    #expect(await code { try await broken.update() } == .mismatch)
    #expect(broken.requests.withLock { $0.count } == 1)
  }

  @Test func `an endless document is refused at its limit`() async throws {
    let folder = try TestFolder()
    let publisher = try TestPublisher()
    let server = try BrokenServer { _, _ in
      .init("200 OK", body: Data(repeating: 0x20, count: 65_536), isEndless: true)
    }
    let store = try PackageStore(at: folder.store, root: publisher.root)
    let feed = PackageFeed(server.url, options: .quick())
    #expect(await code { try await store.update("shop", from: feed).finish() } == .overLimit)
  }

  @Test func `a server that stops to send is left after the idle limit`() async throws {
    let broken = try Broken { _, _ in
      .init("200 OK", ["Content-Length: 10"], body: Self.whole.prefix(4), hangs: true)
    }
    let code = await code {
      try await broken.update {
        $0.idleLimit = .milliseconds(300)
        $0.attempts = 2
      }
    }
    #expect(code == .timedOut)
    #expect(broken.requests.withLock { $0.count } == 2)
  }

  @Test func `a part of another range is dropped`() async throws {
    let body = Data((0..<600_000).map { UInt8(truncatingIfNeeded: $0) })
    let broken = try Broken(object: body) { number, range in
      if number == 1 {
        return .init(
          "200 OK", ["Content-Length: \(body.count)", "ETag: \"a\""], body: body.prefix(400_000))
      }
      guard range != nil else {
        return .init("200 OK", ["Content-Length: \(body.count)", "ETag: \"a\""], body: body)
      }
      return .init(
        "206 Partial Content",
        ["Content-Length: 10", "Content-Range: bytes 0-9/\(body.count)", "ETag: \"a\""],
        body: body.prefix(10))
    }
    try await broken.update()
    #expect(try broken.isInstalled())
    #expect(
      broken.requests.withLock { $0 } == ["whole", "Range: bytes=400000-599999", "whole"])
  }

  @Test func `a part with another tag is dropped`() async throws {
    let body = Data((0..<600_000).map { UInt8(truncatingIfNeeded: $0) })
    let broken = try Broken(object: body) { number, range in
      if number == 2 {
        return .init(
          "206 Partial Content",
          [
            "Content-Length: 200000", "Content-Range: bytes 400000-599999/600000", "ETag: \"b\"",
          ], body: Data(repeating: 1, count: 200_000))
      }
      return .init(
        "200 OK", ["Content-Length: \(body.count)", "ETag: \"a\""],
        body: number == 1 ? body.prefix(400_000) : body)
    }
    try await broken.update()
    #expect(broken.requests.withLock { $0.last } == "whole")
    #expect(try broken.isInstalled())
  }
}
