import Foundation
import Testing

@testable import OfflinePackages

@Suite("The floors of a channel")
struct FloorTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop() }

  private func release(_ version: UInt64, _ note: String = "") throws -> TestRelease {
    var files = TestRelease.pages(version)
    files["note.txt"] = Data(note.utf8)
    return try publisher.release(version, files)
  }

  @Test("An older `latest`, and another one with the same number, are refused")
  func sequence() async throws {
    let store = try store()
    let release = try release(1)
    let latest = try publisher.latest(release, sequence: 5)
    try await store.install(release, by: publisher, latest: latest)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    try session.check(latest.document, payload: latest.document.payload)
    let older = try publisher.latest(release, sequence: 4)
    #expect(
      code { try session.check(older.document, payload: older.document.payload) } == .downgrade)
    let other = try publisher.latest(release, sequence: 5, minimumVersion: 1)
    #expect(
      code { try session.accept(other.document, payload: other.document.payload) } == .downgrade)
    let newer = try publisher.latest(release, sequence: 6)
    try session.check(newer.document, payload: newer.document.payload)
  }

  @Test("An older version, and another release of the same version, are refused")
  func version() async throws {
    let store = try store()
    try await store.install(release(5), by: publisher)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    for release in [try release(4), try release(5, "other")] {
      let latest = try publisher.latest(release, sequence: 9).document
      #expect(code { try session.check(release.reference, of: latest) } == .downgrade)
      _ = try session.missingObjects(of: release.document)
    }
  }

  @Test func `a release that waits is dropped when it is revoked, or the smallest version rises`()
    async throws
  {
    for revokes in [true, false] {
      let store = try store()
      let (first, second, third) = (try release(1), try release(2), try release(3))
      for release in [first, second] { try await store.install(release, by: publisher) }
      #expect(try #require(try store.status(of: "shop")).pending?.digest == second.digest)
      let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
      let latest = try publisher.latest(
        third, minimumVersion: revokes ? 0 : 3, revoked: revokes ? [second.digest] : [])
      try session.accept(latest.document, payload: latest.document.payload)
      session.end()
      #expect(try #require(try store.status(of: "shop")).pending == nil)
      try FileManager.default.removeItem(at: folder.store)
    }
  }

  @Test("The publisher's rollback is a new version that needs no download")
  func rollback() async throws {
    let store = try store()
    try await store.install(release(1), by: publisher)
    let opened = try store.open("shop")
    try opened.confirmHealthy(nonce: opened.nonce)
    try await store.install(release(2), by: publisher)
    let old = try release(1)
    let rollback = try publisher.release(3, old.files)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    #expect(try session.missingObjects(of: rollback.document).isEmpty)
    try session.commit(rollback.document, file: rollback.file)
    #expect(try store.open("shop").contents() == old.files)
  }

  @Test("An expired `latest` is refused, and what is installed stays in use and is stale")
  func expiry() async throws {
    let release = try release(1)
    try await store().install(release, by: publisher)
    let later = try store(PackageStoreOptions(now: { .now + 2 * 86_400 }))
    await #expect(code(awaiting: { try await later.install(release, by: publisher) }) == .expired)
    #expect(try later.status(of: "shop")?.isStale == true)
    #expect(try store().status(of: "shop")?.isStale == false)
    #expect(try later.open("shop").contents() == release.files)
  }

  @Test("A clock that is set back a year changes neither floors nor what runs")
  func clock() async throws {
    let (first, second) = (try release(1), try release(2))
    try await store().install(first, by: publisher, latest: publisher.latest(first, sequence: 7))
    let past = try store(PackageStoreOptions(now: { .now - 366 * 86_400 }))
    #expect(try past.open("shop").contents() == first.files)
    await #expect(
      code(awaiting: {
        try await past.install(second, by: publisher, latest: publisher.latest(second, sequence: 6))
      }) == .downgrade)
    try await past.install(second, by: publisher, latest: publisher.latest(second, sequence: 8))
    _ = try past.collectGarbage()
    #expect(try past.open("shop").contents() == second.files)
  }

  @Test(
    "A rotation resets the floors of the documents whose keys it replaces, and no others",
    arguments: [[], [PackageDocumentType.latest], [.release], [.latest, .release], [.root]])
  func rotation(_ types: [PackageDocumentType]) async throws {
    let store = try store()
    try await store.install(release(9), by: publisher)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    let before = try session.floor
    let next = try publisher.rotated(Set(types))
    try session.advanceRoot(to: session.root.rotated(to: next.root))
    let after = try session.floor
    #expect(after.sequence == (types.contains(.latest) ? 0 : before.sequence))
    #expect(after.latest == (types.contains(.latest) ? nil : before.latest))
    #expect(after.version == (types.contains(.release) ? 0 : before.version))
    #expect(after.release == (types.contains(.release) ? nil : before.release))
  }

  @Test("A root that was rotated is still trusted after a start, and the old one is collected")
  func rotatedRoot() async throws {
    var session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
    let next = try publisher.rotated([.root])
    try session.advanceRoot(to: session.root.rotated(to: next.root))
    let further = try next.rotated([.root])
    try session.advanceRoot(to: session.root.rotated(to: further.root))
    session.end()
    let store = try store()
    _ = try store.collectGarbage()
    session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    #expect(session.root.document.version == 3)
    #expect(folder.storedFiles().filter { $0.hasPrefix("roots/") } == ["roots/3.json"])
    #expect(code { try session.advanceRoot(to: TrustedRoot(embedded: next.root)) } == .downgrade)
  }

  @Test("A damaged root of the store gives way to the app's root")
  func damagedRoot() async throws {
    var session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
    let next = try publisher.rotated([.root])
    try session.advanceRoot(to: session.root.rotated(to: next.root))
    session.end()
    try Data("damaged".utf8).write(to: folder.store.appendingPathComponent("roots/2.json"))
    session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
    #expect(session.root.document.version == 1)
    try session.advanceRoot(to: session.root.rotated(to: next.root))
    #expect(session.root.document.version == 2)
  }

  @Test func `another root in the place of the store's is not trusted, although its keys sign it`()
    async throws
  {
    var session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
    let next = try publisher.rotated([.root])
    try session.advanceRoot(to: session.root.rotated(to: next.root))
    session.end()
    let stranger = try TestPublisher().rotated([])
    try stranger.root.write(to: folder.store.appendingPathComponent("roots/2.json"))
    session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
    #expect(session.root.document.version == 1)
    #expect(session.root.file == publisher.root)
  }

  @Test("An app update that brings a newer root with new keys resets floors")
  func embeddedRoot() async throws {
    try await store().install(release(9), by: publisher)
    let next = try publisher.rotated([.latest, .release])
    let updated = try PackageStore(at: folder.store, root: next.root)
    let old = try next.release(3, TestRelease.pages(3))
    try await updated.install(old, by: next)
    #expect(try updated.open("shop").contents() == old.files)
    // The app of before keeps the newer root.
    let session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
    #expect(session.root.document.version == 2)
  }
}
