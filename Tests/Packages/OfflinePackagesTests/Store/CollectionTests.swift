import Foundation
import Testing

@testable import OfflinePackages

@Suite("Collection of garbage")
struct CollectionTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop(releases: 5) }

  /// Installs and confirms the releases, the last of which stays current.
  private func run(_ releases: some Sequence<TestRelease>, in store: PackageStore) async throws {
    for release in releases {
      try await store.install(release, by: publisher)
      try confirm(store)
    }
  }

  private func hasObjects(of release: TestRelease) -> Bool {
    release.objects.keys.allSatisfy {
      FileManager.default.fileExists(atPath: folder.object($0).path)
    }
  }

  @Test("What neither current, pending nor confirmed releases use is removed")
  func garbage() async throws {
    let store = try store()
    try await run(releases.prefix(3), in: store)
    try await store.install(releases[3], by: publisher)
    let garbage = try store.collectGarbage()
    #expect(garbage.objects == 3)
    let changed = ["index.html", "app.js", "large.bin"].compactMap { releases[0].files[$0]?.count }
    #expect(garbage.bytes == changed.reduce(0, +))
    #expect(!hasObjects(of: releases[0]))
    for release in releases[1...3] { #expect(hasObjects(of: release)) }
    #expect(try store.collectGarbage() == PackageGarbage())
    #expect(
      folder.storedFiles().filter { $0.hasPrefix("manifests/") }
        == releases[1...3].map { "manifests/\($0.digest).json" }.sorted())
  }

  @Test("What is open is kept as long as it is open")
  func open() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    var view: OpenedRelease? = try store.open("shop")
    try await run(releases[1...3], in: store)
    // Another store knows of the view by its lease alone.
    _ = try self.store().collectGarbage()
    #expect(try view?.contents() == releases[0].files)
    view = nil
    _ = try self.store().collectGarbage()
    #expect(!hasObjects(of: releases[0]))
    #expect(try store.open("shop").contents() == releases[3].files)
  }

  @Test("Nothing is collected while an update is under way, except by the update itself")
  func underWay() async throws {
    let store = try store()
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    let bytes = Data("left behind".utf8)
    let part = try session.stagedPart(for: PackageDigest(of: bytes), size: bytes.count)
    try part.append(bytes)
    try part.finish()
    #expect(try self.store().collectGarbage().wasPutOff)
    #expect(try session.collectGarbage().objects == 1)
  }

  @Test("Strange files, links and leases that were left behind are removed")
  func strange() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let before = folder.storedFiles()
    let files = FileManager.default
    let digest = releases[0].digest
    let used = try #require(releases[0].objects.keys.first)
    for name in [
      "objects/stray", "manifests/stray", "roots/77.json", "staging/.stray",
      "leases/\(digest).dead", "objects/\(used.hexadecimal.prefix(2))/stray",
    ] {
      try Data("stray".utf8).write(to: folder.store.appendingPathComponent(name))
    }
    // An object in another folder than its own.
    let misplaced = folder.store.appendingPathComponent("objects/yy")
    try files.createDirectory(at: misplaced, withIntermediateDirectories: true)
    try Data("stray".utf8).write(to: misplaced.appendingPathComponent(used.hexadecimal))
    try files.createSymbolicLink(
      at: folder.store.appendingPathComponent("objects/zz"), withDestinationURL: folder.url)
    _ = try store.collectGarbage()
    #expect(folder.storedFiles() == before)
    #expect(files.fileExists(atPath: folder.url.path))
  }

  @Test("An interrupted download is kept for a week, and then removed", arguments: [-8, 6, 8])
  func interrupted(_ days: Double) async throws {
    let session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
    let bytes = Data(count: 400_000)
    let part = try session.stagedPart(for: PackageDigest(of: bytes), size: 500_000)
    try part.setValidator("\"tag\"")
    try part.append(bytes)
    session.end()
    _ = try store(PackageStoreOptions(now: { .now + days * 86_400 })).collectGarbage()
    let left = folder.storedFiles().filter { $0.hasPrefix("staging/") }
    #expect(left.count == (days == 6 ? 2 : 0))
  }

  @Test("After a collection, both slots of the state know the same releases")
  func slots() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try await run(releases[1...3], in: store)
    _ = try store.collectGarbage()
    let reading = try StateSlots(layout: store.layout, disk: store.disk).read()
    #expect(
      try #require(reading.older).installed.isSubset(of: try #require(reading.newest).installed))
    // Whichever slot is lost, a whole release is opened.
    for slot in 0...1 {
      let path = folder.store.appendingPathComponent("state.\(slot)")
      let bytes = try Data(contentsOf: path)
      try Data().write(to: path)
      #expect(try self.store().open("shop").contents() == releases[3].files)
      try bytes.write(to: path)
    }
  }

  @Test("Releases of other packages keep their objects")
  func packages() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let other = publisher.renamed(try #require(PackageName("other")))
    let release = try other.release(1, ["index.html": Data("other".utf8)])
    try await store.install(release, by: other)
    _ = try store.collectGarbage()
    #expect(try store.open("other").contents() == release.files)
    #expect(try store.open("shop").contents() == releases[0].files)
    #expect(store.packages == ["other", "shop"])
  }
}
