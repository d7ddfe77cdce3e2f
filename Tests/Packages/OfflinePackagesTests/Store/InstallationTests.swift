import Foundation
import Testing

@testable import OfflinePackages

@Suite("An installation", .timeLimit(.minutes(1)))
struct InstallationTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop() }

  private func release(_ version: UInt64) throws -> TestRelease {
    try publisher.release(version, TestRelease.pages(version))
  }

  @Test("The first release is current at once, and is opened byte for byte")
  func first() async throws {
    let store = try store()
    let release = try release(1)
    try await store.install(release, by: publisher)
    #expect(try store.status(of: "shop")?.current?.digest == release.digest)
    #expect(try #require(try store.status(of: "shop")).pending == nil)
    let opened = try store.open("shop")
    #expect(try opened.contents() == release.files)
    #expect(store.packages == ["shop"])
  }

  @Test("A further release waits until the package is opened again")
  func pending() async throws {
    let store = try store()
    let (first, second) = (try release(1), try release(2))
    try await store.install(first, by: publisher)
    let running = try store.open("shop")
    try await store.install(second, by: publisher)
    #expect(try store.status(of: "shop")?.pending?.digest == second.digest)
    #expect(try running.contents() == first.files)
    let next = try store.open("shop")
    #expect(try next.contents() == second.files)
    #expect(try #require(try store.status(of: "shop")).pending == nil)
    #expect(try running.contents() == first.files)
  }

  @Test("Another store of the folder sees the same releases")
  func another() async throws {
    let release = try release(1)
    try await store().install(release, by: publisher)
    #expect(try store().open("shop").contents() == release.files)
  }

  @Test("Objects that a release shares with an installed one are not missing")
  func shared() async throws {
    let store = try store()
    try await store.install(release(1), by: publisher)
    let second = try release(2)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    let missing = try session.missingObjects(of: second.document)
    let changed = ["index.html", "app.js", "large.bin"].map { second.files[$0] }
    #expect(Set(missing.map { second.objects[$0] }) == Set(changed))
  }

  @Test("An installation leaves objects, one document, and the state")
  func files() async throws {
    let store = try store()
    let release = try release(1)
    try await store.install(release, by: publisher)
    let expected =
      release.objects.keys.map { "objects/\($0.hexadecimal.prefix(2))/\($0)" }
      + ["manifests/\(release.digest).json", "roots/1.json", "state.0", "state.1"]
    #expect(folder.storedFiles() == expected.sorted())
  }

  @Test("A release that is not signed by the root is not committed")
  func untrusted() async throws {
    let store = try store()
    let other = try TestPublisher()
    let stranger = try other.release(1, TestRelease.pages(1))
    await #expect(
      code(awaiting: { try await store.install(stranger, by: publisher) }) == .untrusted)
    #expect(code { _ = try store.open("shop") } == .notInstalled)
  }

  @Test("A release with a missing object is not committed")
  func incomplete() async throws {
    let store = try store()
    let release = try release(1)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    _ = try session.missingObjects(of: release.document)
    #expect(code { try session.commit(release.document, file: release.file) } == .mismatch)
  }

  /// What a release has to be when it is committed, although an update has checked it before.
  @Test func `a release is checked again when it is committed`() async throws {
    var cases = 0
    func expect(
      _ code: PackageError.Code, committing version: UInt64 = 3,
      _ prepare: (UpdateSession, TestRelease) throws -> Void
    ) async throws {
      cases += 1
      try? FileManager.default.removeItem(at: folder.store)
      let store = try store()
      try await store.install(release(2), by: publisher)
      let next = try publisher.release(version, TestRelease.pages(2))
      let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
      try prepare(session, next)
      #expect(
        OfflinePackagesTests.code { try session.commit(next.document, file: next.file) } == code)
      #expect(try #require(try store.status(of: "shop")).pending == nil)
    }
    func look(_ session: UpdateSession, _ release: TestRelease) throws {
      #expect(try session.missingObjects(of: release.document).isEmpty)
    }
    func accept(
      _ session: UpdateSession, _ release: TestRelease, minimum: UInt64, revoked: [PackageDigest]
    ) throws {
      try look(session, release)
      let latest = try publisher.latest(release, minimumVersion: minimum, revoked: revoked)
      try session.accept(latest.document, payload: latest.document.payload)
    }
    // Revoked, or below the smallest version.
    try await expect(.revoked) { try accept($0, $1, minimum: 0, revoked: [$1.digest]) }
    try await expect(.revoked) { try accept($0, $1, minimum: 4, revoked: []) }
    // Below the floor of versions, or of the same version with another document.
    try await expect(.downgrade, committing: 1) { try look($0, $1) }
    // Objects that nobody has looked at, and one that was removed since.
    try await expect(.mismatch) { _, _ in }
    try await expect(.mismatch) {
      try look($0, $1)
      let digest = try #require($1.objects.keys.first)
      try FileManager.default.removeItem(at: folder.object(digest))
    }
    #expect(cases == 5)
  }

  @Test func `a release is not committed with the file of another one`() async throws {
    let store = try store()
    let (one, other) = (
      try release(1), try publisher.release(2, TestRelease.pages(1))
    )
    try await store.install(one, by: publisher)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    _ = try session.missingObjects(of: other.document)
    #expect(code { try session.commit(one.document, file: other.file) } == .mismatch)
  }

  @Test("A release for another version of the app is neither installed nor opened")
  func host() async throws {
    let release = try publisher.release(1, TestRelease.pages(1), host: 3...4)
    await #expect(
      code(awaiting: { try await store().install(release, by: publisher) }) == .incompatible)
    let fitting = try store(PackageStoreOptions(hostVersion: 3))
    try await fitting.install(release, by: publisher)
    #expect(try fitting.open("shop").digest == release.digest)
    #expect(code { _ = try store().open("shop") } == .notInstalled)
  }

  @Test("A release of another package is refused")
  func wrongPackage() async throws {
    let store = try store()
    let release = try release(1)
    let name = try #require(PackageName("other"))
    let session = try await store.beginUpdate(of: name, channel: publisher.channel)
    let latest = try publisher.latest(release)
    #expect(
      code { try session.check(latest.document, payload: latest.document.payload) } == .wrongPackage
    )
    #expect(code { try session.commit(release.document, file: release.file) } == .wrongPackage)
  }

  @Test("Who waits for another update can be cancelled, and begins when the other one ends")
  func waiting() async throws {
    let store = try store()
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    let waiting = Task {
      try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    let next = Task { try await store.beginUpdate(of: publisher.name, channel: publisher.channel) }
    session.end()
    try await next.value.end()
    #expect(code { _ = try session.collectGarbage() } == .storage)
  }

  @Test func `a file is found by the bytes of its path alone`() async throws {
    let store = try store()
    let files = ["index.html", "\u{E9}.html", "\u{4E00}/k.txt"]
    let release = try publisher.release(
      1, Dictionary(uniqueKeysWithValues: files.map { ($0, Data($0.utf8)) }))
    try await store.install(release, by: publisher)
    let opened = try store.open("shop")
    for path in files { #expect(opened.file(at: path)?.path.text == path) }
    let others = [
      "e\u{301}.html", "\u{C9}.html", "\u{4E00}/\u{212A}.txt", "INDEX.html", "index.html/",
      "/index.html", "./index.html", "index.html\0", "",
    ]
    for path in others { #expect(opened.file(at: path) == nil, "\(path)") }
    let cases = files.count + others.count
    #expect(cases == 12)
  }

  @Test("Events tell of an installation, an opening and a confirmation")
  func events() async throws {
    let store = try store()
    var events = store.events.makeAsyncIterator()
    let release = try release(1)
    let installed = try await store.install(release, by: publisher)
    let opened = try store.open("shop")
    try opened.confirmHealthy(nonce: opened.nonce)
    #expect(await events.next() == .installed(installed))
    #expect(await events.next() == .opened(installed))
    guard case .confirmed(let confirmed)? = await events.next() else {
      Issue.record("no confirmation")
      return
    }
    #expect(confirmed.digest == release.digest && confirmed.isConfirmed)
  }
}
