import Foundation
import Logging
import Testing

@testable import OfflinePackages

/// A device on which an old release runs, and whose app was updated: the update to the new release makes every step on
/// the disk that a store knows.
struct Scene {
  let folder: TestFolder
  let publisher: TestPublisher
  let old: TestRelease
  let new: TestRelease
  private let latest: (document: LatestDocument, file: Data)

  init() async throws {
    folder = try TestFolder()
    let first = try TestPublisher()
    publisher = try first.rotated([.latest])
    let brought = ["brought.txt": Data("brought by the app".utf8)]
    let embedded = try first.release(
      1, TestRelease.pages(1).merging(brought) { old, _ in old })
    old = try first.release(2, TestRelease.pages(2))
    new = try publisher.release(
      3, TestRelease.pages(3, large: 300_000).merging(brought) { old, _ in old })
    try embedded.embed(in: folder.embedded)
    let store = try PackageStore(at: folder.store, root: first.root)
    try store.embed(folder.embedded)
    try await store.install(old, by: first)
    let opened = try store.open("shop")
    try opened.confirmHealthy(nonce: opened.nonce)
    // What an interrupted update has left behind: an object of the new release without its bytes, and a stray one.
    let damaged = folder.object(PackageDigest(of: try #require(new.files["app.js"])))
    for object in [damaged, folder.object(PackageDigest(of: Data("stray".utf8)))] {
      try FileManager.default.createDirectory(
        at: object.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("stray".utf8).write(to: object)
    }
    latest = try publisher.latest(new)
    try folder.publish(new, by: publisher, latest: latest.file)
  }

  /// The same device once more.
  init(copying scene: Scene) throws {
    folder = try TestFolder()
    for name in ["store", "feed", "embedded", "root.json"] {
      try FileManager.default.copyItem(
        at: scene.folder.url.appendingPathComponent(name),
        to: folder.url.appendingPathComponent(name))
    }
    (publisher, old, new, latest) = (scene.publisher, scene.old, scene.new, scene.latest)
  }

  func update(_ store: PackageStore) async throws {
    try await store.install(new, by: publisher, latest: latest)
  }

  /// Starts the app anew.
  func store(faults: FaultInjector? = nil) throws -> PackageStore {
    var options = PackageStoreOptions()
    options.faults = faults
    options.logger.logLevel = .critical
    let store = try PackageStore(at: folder.store, root: publisher.root, options: options)
    try store.embed(folder.embedded)
    return store
  }

  /// Expects that the store opens exactly the old or the new release, that the update succeeds, and that a collection
  /// leaves nothing else.
  ///
  /// - Returns: Whether the new release was opened.
  @discardableResult
  func expectHealing(_ place: Comment) async throws -> Bool {
    let store = try store()
    let isNew = try open(store, place)
    try await update(store)
    #expect(try open(store, place), place)
    _ = try store.collectGarbage()
    let releases = [old, new]
    let objects = releases.reduce(into: Set<PackageDigest>()) { $0.formUnion($1.objects.keys) }
    let expected =
      objects.map { "objects/\($0.hexadecimal.prefix(2))/\($0)" }
      + releases.map { "manifests/\($0.digest).json" } + ["roots/2.json", "state.0", "state.1"]
    #expect(folder.storedFiles() == expected.sorted(), place)
    return isNew
  }

  private func open(_ store: PackageStore, _ place: Comment) throws -> Bool {
    let opened = try store.open("shop")
    let isNew = opened.digest == new.digest
    #expect(isNew || opened.digest == old.digest, place)
    #expect(try opened.contents() == (isNew ? new : old).files, place)
    try opened.confirmHealthy(nonce: opened.nonce)
    return isNew
  }
}
