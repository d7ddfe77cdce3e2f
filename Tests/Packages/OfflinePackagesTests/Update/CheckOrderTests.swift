#if os(macOS) || os(Linux)
  import Foundation
  import Locking
  import Testing

  @testable import OfflinePackages

  /// Documents that are refused, in the order of a client's checks. Each is served by a real nginx.
  @Suite(.enabled(if: Nginx.isExpected, "nginx is not installed"))
  struct CheckOrderTests {
    typealias Site = UpdateTests.Site

    /// A site with version 2 installed, opened and confirmed.
    private func site(options: PackageStoreOptions = .init()) async throws -> Site {
      let site = try await Site(options: options)
      try site.feed.publish(
        site.publisher.release(2, TestRelease.pages(2)), by: site.publisher)
      try await site.update()
      let opened = try site.store.open("shop")
      try opened.confirmHealthy(nonce: opened.nonce)
      return site
    }

    /// Expects that an update is refused, that version 2 stays, and that a later good release is installed: nothing
    /// of what was refused was kept.
    private func expectRefusal(
      _ site: Site, _ expected: PackageError.Code, _ location: SourceLocation = #_sourceLocation
    ) async throws {
      let code = await code { try await site.update() }
      #expect(code == expected, sourceLocation: location)
      #expect(try site.store.open("shop").document.version == 2, sourceLocation: location)
      let good = try site.publisher.release(3, TestRelease.pages(3))
      try site.feed.publish(good, by: site.publisher)
      try await site.update()
      #expect(try site.store.open("shop").contents() == good.files, sourceLocation: location)
    }

    private func serve(_ latest: Data, on site: Site) throws {
      try site.feed.write(latest, to: .latest(site.publisher.name, site.publisher.channel))
    }

    @Test func `a latest that has expired`() async throws {
      let site = try await site()
      let release = try site.publisher.release(9, TestRelease.pages(9))
      try site.feed.publish(
        release, by: site.publisher,
        latest: site.publisher.latest(release, sequence: 3, expires: .now - 1))
      try await expectRefusal(site, .expired)
    }

    @Test
    func
      `a latest that expires while its objects come is installed, because the time is fixed at the start`()
      async throws
    {
      let clock = Locked(Date.now)
      let site = try await site(
        options: PackageStoreOptions(now: { clock.withLock { $0 } }))
      let release = try site.publisher.release(9, TestRelease.pages(9))
      try site.feed.publish(
        release, by: site.publisher,
        latest: site.publisher.latest(release, sequence: 3, expires: clock.withLock { $0 } + 60))
      for try await step in site.store.update("shop", from: try site.packageFeed()) {
        if case .found = step { clock.withLock { $0 += 3_600 } }
      }
      #expect(try site.store.open("shop").document.version == 9)
    }

    @Test func `a latest of a smaller number`() async throws {
      let site = try await site()
      let release = try site.publisher.release(9, TestRelease.pages(9))
      try site.feed.publish(
        release, by: site.publisher, latest: site.publisher.latest(release, sequence: 1))
      try await expectRefusal(site, .downgrade)
    }

    @Test func `a latest of the same number and other bytes`() async throws {
      let site = try await site()
      let release = try site.publisher.release(9, TestRelease.pages(9))
      try site.feed.publish(
        release, by: site.publisher, latest: site.publisher.latest(release, sequence: 2))
      try await expectRefusal(site, .downgrade)
    }

    @Test func `a latest of another package, of another channel, or of another publisher`()
      async throws
    {
      var cases = 0
      for (publisher, code) in [
        (try TestPublisher("other"), PackageError.Code.untrusted),
        (try TestPublisher(), .untrusted),
      ] {
        let site = try await site()
        let release = try publisher.release(9, TestRelease.pages(9))
        try serve(publisher.latest(release).file, on: site)
        try await expectRefusal(site, code)
        cases += 1
      }
      for (name, channel) in [("other", "stable"), ("shop", "beta")] {
        let site = try await site()
        let release = try site.publisher.release(9, TestRelease.pages(9))
        let latest = LatestDocument(
          package: try #require(PackageName(name)), channel: try #require(PackageName(channel)),
          sequence: 9, expires: PackageInstant(.now + 60), release: release.reference)
        try serve(site.publisher.sign(latest), on: site)
        try await expectRefusal(site, .wrongPackage)
        cases += 1
      }
      #expect(cases == 4)
    }

    @Test func `a release's bytes in the place of a latest`() async throws {
      let site = try await site()
      try serve(try site.publisher.release(9, TestRelease.pages(9)).file, on: site)
      try await expectRefusal(site, .wrongType)
    }

    @Test func `a release of other bytes than latest names`() async throws {
      let site = try await site()
      let named = try site.publisher.release(9, TestRelease.pages(9))
      let other = try site.publisher.release(9, TestRelease.pages(8))
      try site.feed.publish(named, by: site.publisher)
      try site.feed.write(other.file, to: .release(named.digest))
      try await expectRefusal(site, .mismatch)
    }

    @Test func `a release of another version than latest names`() async throws {
      let site = try await site()
      let release = try site.publisher.release(9, TestRelease.pages(9))
      try site.feed.publish(release, by: site.publisher)
      let reference = ReleaseReference(
        version: 8, length: release.file.count, digest: release.digest)
      let latest = LatestDocument(
        package: site.publisher.name, channel: site.publisher.channel, sequence: 9,
        expires: PackageInstant(.now + 60), release: reference)
      try serve(site.publisher.sign(latest), on: site)
      // The refused number 9 was not kept: a later latest of number 3 is accepted.
      try await expectRefusal(site, .mismatch)
    }

    @Test func `a release of a lower version is not installed, and the newer one stays`()
      async throws
    {
      let site = try await site()
      let older = try site.publisher.release(1, TestRelease.pages(1))
      try site.feed.publish(
        older, by: site.publisher, latest: site.publisher.latest(older, sequence: 3))
      let steps = try await site.update()
      guard case .upToDate(let installed)? = steps.last else {
        Issue.record("\(steps)")
        return
      }
      #expect(installed.version == 2)
      #expect(try site.store.open("shop").document.version == 2)
    }

    @Test func `the same version with other files`() async throws {
      let site = try await site()
      let other = try site.publisher.release(2, TestRelease.pages(7))
      try site.feed.publish(
        other, by: site.publisher, latest: site.publisher.latest(other, sequence: 3))
      #expect(await code { try await site.update() } == .downgrade)
      #expect(try site.store.open("shop").contents() == TestRelease.pages(2))
    }

    @Test func `a release that the publisher has revoked`() async throws {
      let site = try await site()
      let release = try site.publisher.release(9, TestRelease.pages(9))
      try site.feed.publish(
        release, by: site.publisher,
        latest: site.publisher.latest(release, sequence: 3, revoked: [release.digest]))
      #expect(await code { try await site.update() } == .revoked)
      #expect(try site.store.open("shop").document.version == 2)
    }

    @Test func `a release for a newer app`() async throws {
      let site = try await site()
      let release = try site.publisher.release(9, TestRelease.pages(9), host: 5...9)
      try site.feed.publish(
        release, by: site.publisher, latest: site.publisher.latest(release, sequence: 3))
      #expect(await code { try await site.update() } == .incompatible)
      #expect(try site.store.open("shop").document.version == 2)
    }

    @Test func `documents of different releases, mixed`() async throws {
      let site = try await site()
      let one = try site.publisher.release(8, TestRelease.pages(8))
      let other = try site.publisher.release(9, TestRelease.pages(9))
      try site.feed.publish(one, by: site.publisher)
      try site.feed.publish(other, by: site.publisher)
      // The objects of one under the names of the other.
      let objects = zip(one.objects.keys.sorted(), other.objects.keys.sorted())
      for (mine, theirs) in objects where mine != theirs {
        try site.feed.write(try #require(one.objects[mine]), to: .object(theirs))
      }
      // The object that comes first may be a page of another size in the place of a script.
      let refusal = await code { try await site.update { $0.attempts = 2 } }
      #expect(refusal == .mismatch || refusal == .badContent)
      #expect(try site.store.open("shop").document.version == 2)
    }

    /// A retry resumes nothing of such a file, because the server has no more of it.
    @Test(arguments: [1, 2, 3])
    func `an object that is shorter on the server than the release states`(attempts: Int)
      async throws
    {
      let site = try await site()
      let files = TestRelease.pages(8)
      let release = try site.publisher.release(8, files)
      try site.feed.publish(release, by: site.publisher)
      let large = try #require(files["large.bin"])
      try site.feed.write(large.prefix(4_000), to: .object(PackageDigest(of: large)))
      #expect(await code { try await site.update { $0.attempts = attempts } } == .mismatch)
      #expect(try site.store.open("shop").document.version == 2)
    }

    @Test
    func `a clock that is set back a year neither installs what has expired nor stops what runs`()
      async throws
    {
      let clock = Locked(Date.now)
      let site = try await site(
        options: PackageStoreOptions(now: { clock.withLock { $0 } }))
      let release = try site.publisher.release(9, TestRelease.pages(9))
      try site.feed.publish(
        release, by: site.publisher,
        latest: site.publisher.latest(release, sequence: 1, expires: .now - 86_400 * 200))
      clock.withLock { $0 -= 86_400 * 365 }
      // Not expired by the clock of the device, but older than what it has accepted.
      #expect(await code { try await site.update() } == .downgrade)
      #expect(try site.store.open("shop").document.version == 2)
    }
  }
#endif
