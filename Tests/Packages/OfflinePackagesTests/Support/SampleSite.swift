import Crypto
import Foundation
import Testing

@testable import OfflinePackages

/// A device that runs version 6 of the sample feed, and a server on which version 7 and the next root wait.
struct SampleSite {
  typealias Key = Curve25519.Signing.PrivateKey

  let sample: SampleFeed
  let folder: TestFolder
  let feed = MemoryFeed()
  let store: PackageStore
  /// What the feed has of version 7.
  let latest: LatestDocument
  let release: Data
  let nextRoot: Data

  static let nextRootPath = FeedPath.root(2)
  var latestPath: FeedPath { .latest(latest.package, latest.channel) }
  var releasePath: FeedPath { .release(latest.release.digest) }
  var objects: [PackageDigest] { sample.release.objectSizes.keys.sorted() }

  init() async throws {
    sample = try SampleFeed()
    folder = try TestFolder()
    store = try PackageStore(
      at: folder.store, root: SampleFeed.sign(.root, sample.root.payload, sample.rootKeys))
    let keys = [try SampleFeed.key(6), try SampleFeed.key(7)]
    nextRoot = try SampleFeed.sign(
      .root,
      SampleFeed.root(version: 2, rootKeys: keys, online: sample.online, offline: sample.offline)
        .payload, sample.rootKeys + keys)
    let old = sample.release
    let first = try SampleFeed.sign(
      .release,
      ReleaseDocument(
        package: old.package, version: 6, label: "2.4.0", entry: old.entry,
        files: Array(old.files.prefix(1))
      ).payload, sample.offline)
    release = try SampleFeed.sign(.release, sample.release.payload, sample.offline)
    latest = sample.latest(naming: release)
    for bytes in SampleFeed.files.values {
      feed.write(bytes, to: .object(PackageDigest(of: bytes)))
    }
    feed.write(first, to: .release(PackageDigest(of: first)))
    try serve(sample.latest(naming: first, version: 6, sequence: 11))
    try await update()
    feed.write(release, to: releasePath)
    feed.write(nextRoot, to: Self.nextRootPath)
    try serve(latest)
  }

  func serve(_ latest: LatestDocument) throws {
    feed.write(try SampleFeed.sign(.latest, latest.payload, [sample.online]), to: latestPath)
  }

  /// Serves a file as the release, and a `latest` that names it.
  func serve(release file: Data) throws {
    feed.write(file, to: .release(PackageDigest(of: file)))
    try serve(sample.latest(naming: file))
  }

  @discardableResult func update() async throws -> InstalledRelease {
    try await store.update("shop", from: try feed.packageFeed { $0.attempts = 1 }).finish()
  }

  /// Lets the device take the next root, so that the store does not change because of it later.
  func followRoot() async throws {
    let latest = try #require(feed.file(latestPath))
    feed.remove(latestPath)
    #expect(await code { try await update() } == .notFound)
    feed.write(latest, to: latestPath)
  }

  /// Expects that the good files of the feed, which the test may have replaced, bring version 7.
  func expectRecovery(_ comment: Comment? = nil) async throws {
    feed.write(nextRoot, to: Self.nextRootPath)
    feed.write(release, to: releasePath)
    for bytes in SampleFeed.files.values {
      feed.write(bytes, to: .object(PackageDigest(of: bytes)))
    }
    try serve(latest)
    #expect(try await update().version == 7, comment)
    #expect(try store.open("shop").contents() == SampleFeed.files, comment)
  }
}
