import Foundation
import HTTPTypes
import Testing

@testable import OfflinePackages

#if os(macOS) || os(Linux)
  /// Updates from a feed that a real nginx serves.
  @Suite(.enabled(if: Nginx.isExpected, "nginx is not installed"))
  struct UpdateTests {
    /// A store, a feed, and the server of the feed.
    struct Site {
      let folder: TestFolder
      let feed: FeedFolder
      var publisher: TestPublisher
      let server: Nginx
      let store: PackageStore

      init(
        directives: String = "", options: PackageStoreOptions = .init(),
        publisher: TestPublisher? = nil
      ) async throws {
        folder = try TestFolder()
        feed = FeedFolder(url: folder.feed)
        try FileManager.default.createDirectory(at: feed.url, withIntermediateDirectories: true)
        self.publisher = try publisher ?? TestPublisher()
        server = try await Nginx(serving: folder.feed, directives: directives)
        store = try PackageStore(at: folder.store, root: self.publisher.root, options: options)
      }

      func packageFeed(_ change: (inout PackageTransferOptions) -> Void = { _ in }) throws
        -> PackageFeed
      {
        PackageFeed(try server.url, options: .quick(change))
      }

      @discardableResult
      func update(_ change: (inout PackageTransferOptions) -> Void = { _ in }) async throws
        -> [PackageUpdateStep]
      {
        var steps: [PackageUpdateStep] = []
        for try await step in store.update("shop", from: try packageFeed(change)) {
          steps.append(step)
        }
        return steps
      }
    }

    @Test func `a first update installs the release, and tells its steps in their order`()
      async throws
    {
      let site = try await Site()
      let release = try site.publisher.release(1, TestRelease.pages(1))
      try site.feed.publish(release, by: site.publisher)
      let steps = try await site.update()
      #expect(steps.first == .checking)
      guard case .found(let plan)? = steps.dropFirst().first else {
        Issue.record("\(steps)")
        return
      }
      #expect(plan.version == 1 && plan.objects == release.objects.count && !plan.usesPack)
      #expect(plan.bytes == release.document.totalSize)
      guard case .installed(let installed)? = steps.last else {
        Issue.record("\(steps)")
        return
      }
      #expect(installed.version == 1)
      let fractions = steps.compactMap { step -> Double? in
        if case .fetching(let progress) = step { progress.fraction } else { nil }
      }
      #expect(fractions == fractions.sorted() && fractions.last == 1)
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `a second update fetches only the objects that are new`() async throws {
      let site = try await Site()
      try site.feed.publish(
        site.publisher.release(1, TestRelease.pages(1)), by: site.publisher)
      try await site.update()
      let before = site.server.requests.count
      let next = try site.publisher.release(2, TestRelease.pages(2))
      try site.feed.publish(next, by: site.publisher)
      try await site.update()
      let fetched = site.server.requests.dropFirst(before).filter { $0.contains("/objects/") }
      #expect(fetched.count == 3)
      #expect(try site.store.open("shop").contents() == next.files)
    }

    @Test func `an update without anything new asks for the root and the latest alone`()
      async throws
    {
      let site = try await Site()
      try site.feed.publish(
        site.publisher.release(1, TestRelease.pages(1)), by: site.publisher)
      try await site.update()
      let before = site.server.requests.count
      let steps = try await site.update()
      guard case .upToDate(let installed)? = steps.last else {
        Issue.record("\(steps)")
        return
      }
      #expect(installed.version == 1)
      #expect(
        site.server.requests.dropFirst(before).map { $0 } == [
          "GET /root/2.json 404 - -", "GET /latest/shop/stable.json 200 - -",
        ])
    }

    @Test func `a publisher's rollback is a new version of old files, and fetches none of them`()
      async throws
    {
      let site = try await Site()
      for version in 1...2 as ClosedRange<UInt64> {
        try site.feed.publish(
          site.publisher.release(version, TestRelease.pages(version)), by: site.publisher)
        try await site.update()
        let opened = try site.store.open("shop")
        try opened.confirmHealthy(nonce: opened.nonce)
      }
      let before = site.server.requests.count
      let rollback = try site.publisher.release(3, TestRelease.pages(1))
      try site.feed.publish(rollback, by: site.publisher)
      try await site.update()
      #expect(!site.server.requests.dropFirst(before).contains { $0.contains("/objects/") })
      #expect(try site.store.open("shop").contents() == rollback.files)
    }

    @Test func `a rotated root is followed, and its keys sign from then on`() async throws {
      var site = try await Site()
      try site.feed.publish(
        site.publisher.release(1, TestRelease.pages(1)), by: site.publisher)
      try await site.update()
      site.publisher = try site.publisher.rotated([.root, .latest, .release])
      try site.feed.write(site.publisher.root, to: .root(2))
      let release = try site.publisher.release(2, TestRelease.pages(2))
      for (digest, bytes) in release.objects { try site.feed.write(bytes, to: .object(digest)) }
      try site.feed.write(release.file, to: .release(release.digest))
      let latest = try site.publisher.latest(release)
      try site.feed.write(latest.file, to: .latest(site.publisher.name, site.publisher.channel))
      try await site.update()
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test
    func `a device outside of a rollout gets the release of everybody, and inside the candidate`()
      async throws
    {
      let site = try await Site()
      let stable = try site.publisher.release(1, TestRelease.pages(1))
      let candidate = try site.publisher.release(2, TestRelease.pages(2))
      try site.feed.publish(candidate, by: site.publisher)
      for (sequence, rollout, version) in [(1, 0, 1), (2, 10_000, 2)] as [(UInt64, Int, UInt64)] {
        let latest = try site.publisher.latest(
          stable, candidate: candidate, rollout: rollout, sequence: sequence)
        try site.feed.publish(stable, by: site.publisher, latest: latest)
        try await site.update()
        let opened = try site.store.open("shop")
        #expect(opened.document.version == version)
        try opened.confirmHealthy(nonce: opened.nonce)
      }
    }

    @Test
    func `a rollout that is taken back leaves the devices that have the candidate as they are`()
      async throws
    {
      let site = try await Site()
      let stable = try site.publisher.release(1, TestRelease.pages(1))
      let candidate = try site.publisher.release(2, TestRelease.pages(2))
      try site.feed.publish(candidate, by: site.publisher)
      try site.feed.publish(
        stable, by: site.publisher,
        latest: site.publisher.latest(stable, candidate: candidate, rollout: 10_000, sequence: 1))
      try await site.update()
      try site.feed.publish(
        stable, by: site.publisher, latest: site.publisher.latest(stable, sequence: 2))
      let steps = try await site.update()
      guard case .upToDate(let installed)? = steps.last else {
        Issue.record("\(steps)")
        return
      }
      #expect(installed.version == 2)
    }

    @Test func `leaving the loop stops the update, and the next one goes on where it was`()
      async throws
    {
      let site = try await Site(directives: "limit_rate_after 1m; limit_rate 1k;")
      var files = TestRelease.pages(1)
      files["video.bin"] = Data((0..<1_500_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
      let release = try site.publisher.release(1, files)
      try site.feed.publish(release, by: site.publisher)
      for try await step in site.store.update("shop", from: try site.packageFeed()) {
        if case .fetching(let progress) = step, progress.bytes > 600_000 { break }
      }
      let before = site.server.requests.count
      try await site.update()
      let resumed = site.server.requests.dropFirst(before).filter { $0.contains(" 206 bytes=") }
      #expect(resumed.count == 1, "\(site.server.requests)")
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `two updates at once install the release once`() async throws {
      let site = try await Site()
      let release = try site.publisher.release(1, TestRelease.pages(1))
      try site.feed.publish(release, by: site.publisher)
      let other = try PackageStore(at: site.folder.store, root: site.publisher.root)
      let feed = try site.packageFeed()
      async let one = site.store.update("shop", from: feed).finish()
      async let two = other.update("shop", from: feed).finish()
      #expect(try await (one.digest, two.digest) == (release.digest, release.digest))
      // The object without bytes is not asked for.
      let objects = site.server.requests.filter { $0.contains("/objects/") }
      #expect(objects.count == release.objects.count - 1)
    }
  }

#endif

extension PackageTransferOptions {
  /// Options of tests: attempts follow each other at once.
  static func quick(_ change: (inout PackageTransferOptions) -> Void = { _ in })
    -> PackageTransferOptions
  {
    var options = PackageTransferOptions()
    options.firstDelay = .milliseconds(1)
    change(&options)
    return options
  }
}

extension TestPublisher {
  func latest(
    _ release: TestRelease, candidate: TestRelease, rollout: Int, sequence: UInt64
  ) throws -> (document: LatestDocument, file: Data) {
    let document = LatestDocument(
      package: name, channel: channel, sequence: sequence, expires: PackageInstant(.now + 86_400),
      release: release.reference,
      candidate: LatestDocument.Candidate(release: candidate.reference, rollout: rollout))
    return (document, try sign(document))
  }
}
