#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import OfflinePackages

  /// Transfers from a real nginx that is cut, restarted, slow, or does not do what clients hope for.
  @Suite(.enabled(if: Nginx.isExpected, "nginx is not installed"))
  struct ServerTests {
    typealias Site = UpdateTests.Site

    private static let large = Data((0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13) })

    private func files(_ version: UInt64) -> [String: Data] {
      TestRelease.pages(version).merging(["large.bin": Self.large]) { $1 }
    }

    /// A server that sends a half of the large file, and then next to nothing, so that the connection is cut in between
    /// however slow the test is.
    private static let stuck = "limit_rate_after 1m; limit_rate 1k;"

    /// Updates, and does something when a part of the large file has come.
    private func update(
      _ site: Site, whenStarted: @escaping () async throws -> Void
    ) async throws {
      var hasStarted = false
      let feed = try site.packageFeed {
        $0.firstDelay = .milliseconds(50)
        $0.attempts = 10
      }
      for try await step in site.store.update("shop", from: feed) {
        guard !hasStarted, case .fetching(let progress) = step, progress.bytes > 700_000 else {
          continue
        }
        hasStarted = true
        try await whenStarted()
      }
      #expect(hasStarted)
    }

    @Test func `a connection that is cut is resumed where it ended`() async throws {
      let site = try await Site(directives: Self.stuck)
      let release = try site.publisher.release(1, files(1))
      try site.feed.publish(release, by: site.publisher)
      try await update(site) {
        try await site.server.restart(directives: "")
      }
      let ranges = site.server.requests.filter { $0.contains("206 bytes=") }
      #expect(ranges.count == 1, "\(site.server.requests)")
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `a file that has another tag since is fetched from its start`() async throws {
      let site = try await Site(directives: Self.stuck)
      let release = try site.publisher.release(1, files(1))
      try site.feed.publish(release, by: site.publisher)
      let object = site.feed.place(.object(PackageDigest(of: Self.large)))
      try await update(site) {
        // nginx makes the tag of the time and the size.
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3_600)], ofItemAtPath: object.path)
        try await site.server.restart(directives: "")
      }
      let asked = site.server.requests.filter { $0.contains("bytes=") }
      #expect(asked.count == 1 && asked[0].contains(" 200 "), "\(asked)")
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `a server without ranges sends the whole again`() async throws {
      let site = try await Site(
        directives: "max_ranges 0; " + Self.stuck)
      let release = try site.publisher.release(1, files(1))
      try site.feed.publish(release, by: site.publisher)
      try await update(site) {
        try await site.server.restart(directives: "max_ranges 0;")
      }
      let asked = site.server.requests.filter { $0.contains("bytes=") }
      #expect(asked.count == 1 && asked[0].contains(" 200 "), "\(asked)")
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `a server that would compress is asked for the bytes as they are`() async throws {
      let site = try await Site(directives: "gzip on; gzip_min_length 1;")
      let release = try site.publisher.release(1, files(1))
      try site.feed.publish(release, by: site.publisher)
      try await site.update()
      #expect(!site.server.requests.contains { $0.hasSuffix(" gzip") })
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `a missing object ends the update, and names its URL`() async throws {
      let site = try await Site()
      let release = try site.publisher.release(1, files(1))
      try site.feed.publish(release, by: site.publisher)
      try site.feed.remove(.object(PackageDigest(of: Self.large)))
      let error = await #expect(throws: PackageError.self) { try await site.update() }
      #expect(error?.code == .notFound)
      #expect(error?.message.contains(PackageDigest(of: Self.large).hexadecimal) == true)
      #expect(code { _ = try site.store.open("shop") } == .notInstalled)
    }

    @Test func `a status of 500 is asked for again, as often as the options say`() async throws {
      let site = try await Site(directives: "location /objects/ { return 500; }")
      let release = try site.publisher.release(1, ["index.html": Data("a".utf8)])
      try site.feed.publish(release, by: site.publisher)
      #expect(await code { try await site.update { $0.attempts = 3 } } == .badStatus)
      #expect(site.server.requests.filter { $0.contains(" 500 ") }.count == 3)
    }

    @Test func `a status of 403 is not asked for again`() async throws {
      let site = try await Site(directives: "location /objects/ { return 403; }")
      let release = try site.publisher.release(1, ["index.html": Data("a".utf8)])
      try site.feed.publish(release, by: site.publisher)
      #expect(await code { try await site.update() } == .badStatus)
      #expect(site.server.requests.filter { $0.contains(" 403 ") }.count == 1)
    }

    @Test func `a server that is too slow is left`() async throws {
      let site = try await Site(directives: "location /objects/ { limit_rate 2k; }")
      try site.feed.publish(site.publisher.release(1, files(1)), by: site.publisher)
      let start = ContinuousClock.now
      let code = await code {
        try await site.update {
          $0.attempts = 1
          $0.rateWindow = .milliseconds(500)
          $0.minRate = 100_000
        }
      }
      #expect(code == .timedOut)
      #expect(start.duration(to: .now) < .seconds(20))
    }

    @Test func `a pack brings a first installation by one request`() async throws {
      let site = try await Site()
      let release = try site.publisher.release(1, files(1), hasPack: true)
      try site.feed.publish(release, by: site.publisher)
      try await site.update()
      let requests = site.server.requests
      #expect(requests.filter { $0.contains("/packs/") }.count == 1)
      #expect(!requests.contains { $0.contains("/objects/") })
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `a pack that is cut goes on with the objects that are missing`() async throws {
      let site = try await Site(directives: Self.stuck)
      var files = files(1)
      for index in 0..<40 { files["f\(index).bin"] = Data(repeating: UInt8(index), count: 40_000) }
      let release = try site.publisher.release(1, files, hasPack: true)
      try site.feed.publish(release, by: site.publisher)
      try await update(site) {
        try await site.server.restart(directives: "")
      }
      // nginx was killed before it wrote the line of the first request.
      let packs = site.server.requests.filter { $0.contains("/packs/") && $0.contains(" 206 ") }
      #expect(packs.count == 1 && packs.last?.contains("bytes=0-") == false, "\(packs)")
      #expect(!site.server.requests.contains { $0.contains("/objects/") })
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test(arguments: ["location /packs/ { return 404; }", "location /packs/ { max_ranges 0; }"])
    func `without the pack, or without its ranges, the release is installed all the same`(
      directives: String
    ) async throws {
      let site = try await Site(directives: directives)
      let release = try site.publisher.release(1, files(1), hasPack: true)
      try site.feed.publish(release, by: site.publisher)
      try await site.update()
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `a small change fetches objects and not the pack`() async throws {
      let site = try await Site()
      try site.feed.publish(site.publisher.release(1, files(1), hasPack: true), by: site.publisher)
      try await site.update()
      let before = site.server.requests.count
      let next = try site.publisher.release(2, files(2), hasPack: true)
      try site.feed.publish(next, by: site.publisher)
      try await site.update()
      #expect(!site.server.requests.dropFirst(before).contains { $0.contains("/packs/") })
      #expect(try site.store.open("shop").contents() == next.files)
    }

    @Test func `a certificate that nobody trusts is reported as such`() async throws {
      let folder = try TestFolder()
      let (key, file) = (
        folder.url.appendingPathComponent("k"), folder.url.appendingPathComponent("c")
      )
      let openssl = Process()
      openssl.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
      openssl.arguments = [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key.path, "-out", file.path,
        "-subj", "/CN=127.0.0.1", "-days", "2",
      ]
      openssl.standardError = FileHandle.nullDevice
      try openssl.run()
      openssl.waitUntilExit()
      let server = try await Nginx(serving: folder.url, certificate: (file, key))
      let publisher = try TestPublisher()
      let store = try PackageStore(at: folder.store, root: publisher.root)
      let feed = PackageFeed(try server.url, options: .quick())
      let error = await #expect(throws: PackageError.self) {
        try await store.update("shop", from: feed).finish()
      }
      #expect(error?.code == .insecure, "\(String(describing: error))")
    }

    @Test func `a server that is not there is a failure of the network`() async throws {
      let site = try await Site()
      site.server.stop()
      #expect(await code { try await site.update() } == .network)
    }
  }
#endif
