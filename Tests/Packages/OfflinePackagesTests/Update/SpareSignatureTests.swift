#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import OfflinePackages

  /// A `latest` that has more signatures than it needs, or fewer than before.
  @Suite(.enabled(if: Nginx.isExpected, "nginx is not installed"))
  struct SpareSignatureTests {
    typealias Site = UpdateTests.Site

    @Test(arguments: [true, false])
    func `a latest with one signature less or more is the one that was accepted`(
      hasMoreFirst: Bool
    ) async throws {
      let site = try await Site(publisher: TestPublisher(hasSpareKey: true))
      let release = try site.publisher.release(1, TestRelease.pages(1))
      let latest = try site.publisher.latest(release, sequence: 5).document
      let files = try [hasMoreFirst, !hasMoreFirst].map {
        try site.publisher.sign(latest, bySpareKey: $0)
      }
      #expect(files[0] != files[1])
      for file in files {
        try site.feed.publish(release, by: site.publisher, latest: (latest, file))
        try await site.update()
      }
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `another latest of the same number is refused, whoever has signed it`() async throws
    {
      let site = try await Site(publisher: TestPublisher(hasSpareKey: true))
      let release = try site.publisher.release(1, TestRelease.pages(1))
      try site.feed.publish(release, by: site.publisher)
      try await site.update()
      let other = try site.publisher.latest(release, minimumVersion: 1).document
      for isSpare in [true, false] {
        let file = try site.publisher.sign(other, bySpareKey: isSpare)
        try site.feed.publish(release, by: site.publisher, latest: (other, file))
        await #expect(code(awaiting: { _ = try await site.update() }) == .downgrade)
      }
    }
  }
#endif
