import Foundation
import HTTPTypes
import Locking
import Testing

@testable import OfflinePackages

/// Bodies that are too large, never end, come too slowly, or grow when they are decoded.
@Suite(.timeLimit(.minutes(1))) struct HostileBodyTests {
  /// A feed in memory with one release, whose pack is larger than the rest.
  private struct Site {
    let folder: TestFolder
    let feed = MemoryFeed()
    let store: PackageStore
    let publisher: TestPublisher
    let release: TestRelease

    init(hasPack: Bool = false) throws {
      publisher = try TestPublisher()
      folder = try TestFolder()
      store = try PackageStore(at: folder.store, root: publisher.root)
      release = try publisher.release(1, SampleFeed.files, hasPack: hasPack)
      try feed.publish(release, by: publisher)
    }

    /// The place of a document, an object or a pack.
    func path(_ file: String) throws -> FeedPath {
      switch file {
      case "root": .root(2)
      case "latest": .latest(publisher.name, publisher.channel)
      case "release": .release(release.digest)
      case "pack": .pack(try #require(release.document.packs.first).digest)
      default: .object(try #require(release.objects.keys.first))
      }
    }

    func code(_ change: (inout PackageTransferOptions) -> Void = { _ in }) async -> PackageError
      .Code?
    {
      await OfflinePackagesTests.code {
        try await store.update("shop", from: feed.packageFeed(change)).finish()
      }
    }
  }

  /// A body of spaces, which counts the bytes that are taken.
  private static func spaces(_ count: Int, taken: Locked<Int>) -> FeedBody {
    FeedBody {
      taken.withLock { taken in
        let piece = min(1_000, count - taken)
        taken += piece
        return piece > 0 ? Data(repeating: 0x20, count: piece) : nil
      }
    }
  }

  @Test func `a document is read to its limit, and refused with the next byte`() async throws {
    var cases = 0
    for file in ["root", "latest", "release"] {
      for excess in [0, 1, .max / 2] {
        let site = try Site()
        let limit = file == "release" ? site.release.file.count : 65_536
        let taken = Locked(0)
        site.feed.answer(try site.path(file)) { _ in
          FeedResponse(200, body: Self.spaces(limit + excess, taken: taken))
        }
        let expected: PackageError.Code =
          excess > 0 ? .overLimit : file == "release" ? .mismatch : .malformed
        #expect(await site.code() == expected, "\(file) with \(excess) bytes more")
        #expect(taken.withLock { $0 } <= limit + 1_000)
        #expect(site.store.packages.isEmpty)
        cases += 1
      }
    }
    #expect(cases == 9)
  }

  @Test func `a document that ends too soon is fetched again`() async throws {
    for file in ["latest", "release"] {
      let site = try Site()
      let path = try site.path(file)
      let whole = try #require(site.feed.file(path))
      let count = Locked(0)
      site.feed.answer(path) { _ in
        let isFirst = count.withLock {
          $0 += 1
          return $0 == 1
        }
        return MemoryFeed.response(
          200, ["Content-Length": "\(whole.count)"], isFirst ? whole.dropLast() : whole)
      }
      #expect(await site.code() == nil)
      #expect(count.withLock { $0 } == 2)
    }
  }

  @Test func `an object or a pack that never ends is left with the first byte too many`()
    async throws
  {
    var cases = 0
    for file in ["object", "pack"] {
      let site = try Site(hasPack: file == "pack")
      let size = site.release.objects.values.reduce(0) { $0 + $1.count }
      let taken = Locked(0)
      site.feed.answer(try site.path(file)) { _ in
        FeedResponse(200, body: Self.spaces(.max, taken: taken))
      }
      // Without a good pack, the objects come one by one.
      #expect(await site.code() == (file == "pack" ? nil : .mismatch), "\(file)")
      #expect(taken.withLock { $0 } <= size + 1_000)
      cases += 1
    }
    #expect(cases == 2)
  }

  @Test func `a body that stops or drips is left in time`() async throws {
    var cases = 0
    for file in ["root", "latest", "release", "object", "pack"] {
      for drips in [false, true] {
        let site = try Site(hasPack: file == "pack")
        site.feed.answer(try site.path(file)) { _ in
          FeedResponse(
            .ok,
            body: FeedBody {
              try await Task.sleep(for: drips ? .milliseconds(20) : .seconds(3_600))
              return Data([0x20])
            })
        }
        let code = await site.code {
          ($0.attempts, $0.idleLimit, $0.rateWindow, $0.minRate) =
            (1, .milliseconds(100), .milliseconds(100), 1_000)
          if drips { $0.idleLimit = .seconds(3_600) } else { $0.rateWindow = .seconds(3_600) }
        }
        let isSoonOver = drips && ["object", "pack"].contains(file)
        #expect(code == .timedOut || isSoonOver && code == .mismatch, "\(file), drips: \(drips)")
        #expect(site.store.packages.isEmpty)
        cases += 1
      }
    }
    #expect(cases == 10)
  }

  @Test func `the connection of a body that was refused is closed`() async throws {
    let publisher = try TestPublisher()
    let folder = try TestFolder()
    let store = try PackageStore(at: folder.store, root: publisher.root)
    var cases = 0
    for status in ["200 OK", "404 Not Found", "403 Forbidden"] {
      let server = try BrokenServer { _, _ in
        .init(status, body: Data(repeating: 0x20, count: 65_536), isEndless: true)
      }
      // The feed lives on, as the one of an app does.
      let feed = PackageFeed(server.url, options: .quick { $0.attempts = 1 })
      #expect(await code { try await store.update("shop", from: feed).finish() } != nil)
      // The root, and where it is missing the latest.
      let connections = status.hasPrefix("404") ? 2 : 1
      try await server.endedConnections.reaches(connections)
      withExtendedLifetime(feed) {}
      cases += 1
    }
    #expect(cases == 3)
  }

  #if os(macOS) || os(Linux)
    /// 256 MiB of zeros, which gzip makes of 256 KiB.
    private func bomb() throws -> Data {
      let gzip = Process()
      let output = Pipe()
      gzip.executableURL = URL(fileURLWithPath: "/bin/sh")
      gzip.arguments = ["-c", "head -c 268435456 /dev/zero | gzip -9"]
      gzip.standardOutput = output
      try gzip.run()
      return output.fileHandleForReading.readDataToEndOfFile()
    }

    /// The most memory that the process has had so far, in KiB.
    private func peakMemory() -> Int {
      var usage = rusage()
      #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return Int(usage.ru_maxrss) >> 10
      #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Int(usage.ru_maxrss)
      #endif
    }

    @Test func `a small body that grows when it is decoded is refused at its limit`() async throws {
      let bomb = try bomb()
      let before = peakMemory()
      var cases = 0
      // What is no deflate fails in the transport, and what is not decoded is too long as it is.
      for coding in ["gzip", "deflate", "identity"] {
        for file in ["root", "latest", "release", "object", "pack"] {
          let site = try Site(hasPack: file == "pack")
          let (path, feed) = (try site.path(file).text, site.feed)
          let server = try BrokenServer { _, head in
            let asked = String(head.split(separator: " ")[1].dropFirst())
            let fields = asked == path ? ["Content-Encoding: \(coding)"] : []
            let body = asked == path ? bomb : feed.file(named: asked)
            return .init(
              body == nil ? "404 Not Found" : "200 OK",
              fields + ["Content-Length: \(body?.count ?? 0)"], body: body ?? Data())
          }
          let packages = PackageFeed(server.url, options: .quick { $0.attempts = 1 })
          let code = await OfflinePackagesTests.code {
            try await site.store.update("shop", from: packages).finish()
          }
          let expected: PackageError.Code? =
            switch file {
            case _ where coding == "deflate": .network
            case "object": .mismatch
            // The objects come one by one.
            case "pack": nil
            default: .overLimit
            }
          #expect(code == expected, "\(file) in \(coding)")
          #expect(site.store.packages.isEmpty == (code != nil))
          cases += 1
        }
      }
      #expect(cases == 15)
      #expect(peakMemory() - before < 128 << 10)
    }
  #endif
}
