import Foundation
import Testing

@testable import OfflinePackages

/// Feeds one bit of which is flipped.
@Suite(.timeLimit(.minutes(2))) struct FlippedFeedTests {
  private static let signatureCodes: Set<PackageError.Code> = [.malformed, .wrongType, .untrusted]

  /// Flips one bit of each byte of a file, and expects that the store is as it was before, byte for byte.
  ///
  /// - Parameter serve: Puts the changed file into the feed.
  /// - Returns: The number of flips.
  private func flipBytes(
    of file: Data, _ site: SampleSite, _ codes: Set<PackageError.Code>,
    serve: (Data) throws -> Void
  ) async throws -> Int {
    let before = try site.folder.storedBytes()
    for place in file.indices {
      var flipped = file
      flipped[place] ^= 1 << (place % 8)
      try serve(flipped)
      let code = await code { try await site.update() }
      #expect(code.map(codes.contains) == true, "byte \(place): \(String(describing: code))")
      #expect(try site.folder.storedBytes() == before, "byte \(place)")
    }
    try await site.expectRecovery()
    return file.count
  }

  @Test
  func
    `each byte of each document of a feed is flipped: the update is refused and nothing is stored`()
    async throws
  {
    var cases = 0
    var site = try await SampleSite()
    cases += try await flipBytes(of: site.nextRoot, site, Self.signatureCodes) {
      site.feed.write($0, to: SampleSite.nextRootPath)
    }
    site = try await SampleSite()
    try await site.followRoot()
    let latest = try #require(site.feed.file(site.latestPath))
    cases += try await flipBytes(of: latest, site, Self.signatureCodes) {
      site.feed.write($0, to: site.latestPath)
    }
    site = try await SampleSite()
    try await site.followRoot()
    cases += try await flipBytes(of: site.release, site, [.mismatch]) {
      site.feed.write($0, to: site.releasePath)
    }
    #expect(cases == 3_986)
  }

  @Test
  func `each byte of a release is flipped, and latest names the flipped bytes: they are refused`()
    async throws
  {
    let site = try await SampleSite()
    try await site.followRoot()
    let cases = try await flipBytes(of: site.release, site, Self.signatureCodes) {
      try site.serve(release: $0)
    }
    #expect(cases == 1_028)
  }

  @Test
  func `each bit of an object of a feed is flipped: the update is refused and it is not stored`()
    async throws
  {
    let site = try await SampleSite()
    let file = try #require(SampleFeed.files["style.css"])
    let path = FeedPath.object(PackageDigest(of: file))
    var cases = 0
    for bit in 0..<file.count * 8 {
      var flipped = file
      flipped[bit / 8] ^= 1 << (bit % 8)
      site.feed.write(flipped, to: path)
      #expect(await code { try await site.update() } == .mismatch, "bit \(bit)")
      let stored = try site.folder.storedBytes()
      #expect(!stored.values.contains(flipped) && !stored.values.contains(file), "bit \(bit)")
      #expect(try site.store.status(of: "shop")?.current?.version == 6, "bit \(bit)")
      cases += 1
    }
    #expect(cases == 128)
    try await site.expectRecovery()
  }

  @Test
  func
    `each bit of a pack is flipped: the damaged object is fetched alone, and the release is whole`()
    async throws
  {
    let publisher = try TestPublisher()
    let release = try publisher.release(1, SampleFeed.files, hasPack: true)
    let feed = MemoryFeed()
    try feed.publish(release, by: publisher)
    let path = FeedPath.pack(try #require(release.document.packs.first?.digest))
    let pack = try #require(feed.file(path))
    var cases = 0
    for bit in 0..<pack.count * 8 {
      var flipped = pack
      flipped[bit / 8] ^= 1 << (bit % 8)
      feed.write(flipped, to: path)
      let folder = try TestFolder()
      let store = try PackageStore(at: folder.store, root: publisher.root)
      let before = feed.requests.count
      try await store.update("shop", from: feed.packageFeed()).finish()
      #expect(try store.open("shop").contents() == SampleFeed.files, "bit \(bit)")
      let asked = feed.requests.dropFirst(before).filter { $0.url.path.contains("/objects/") }
      #expect(!asked.isEmpty, "bit \(bit)")
      cases += 1
    }
    #expect(cases == 248)
  }
}
