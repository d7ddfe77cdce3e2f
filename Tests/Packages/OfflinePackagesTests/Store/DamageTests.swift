import Foundation
import Testing

@testable import OfflinePackages

@Suite("Damage on the disk", .timeLimit(.minutes(1)))
struct DamageTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop(releases: 3) }

  enum Damage: CaseIterable {
    case changed, shortened, removed, link, folderLink, folder

    func apply(to object: URL) throws {
      let files = FileManager.default
      let bytes = try Data(contentsOf: object)
      let elsewhere = object.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("elsewhere")
      switch self {
      case .changed:
        var changed = bytes
        changed[bytes.count / 2] ^= 1
        try changed.write(to: object)
      case .shortened: try bytes.dropLast().write(to: object)
      case .removed: try files.removeItem(at: object)
      case .link:
        try bytes.write(to: elsewhere)
        try files.removeItem(at: object)
        try files.createSymbolicLink(at: object, withDestinationURL: elsewhere)
      case .folderLink:
        let folder = object.deletingLastPathComponent()
        try files.moveItem(at: folder, to: elsewhere)
        try files.createSymbolicLink(at: folder, withDestinationURL: elsewhere)
      case .folder:
        try files.removeItem(at: object)
        try files.createDirectory(at: object, withIntermediateDirectories: true)
      }
    }
  }

  @Test(
    "A damaged object is refused at its first use, and repaired by the next update",
    arguments: Damage.allCases)
  func repaired(_ damage: Damage) async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let opened = try store.open("shop")
    let file = try #require(opened.file(at: "large.bin"))
    try damage.apply(to: folder.object(file.digest))
    var events = store.events.makeAsyncIterator()
    #expect(code { _ = try opened.open(file) } == .mismatch)
    #expect(
      await events.next()
        == .corrupted(package: publisher.name, path: file.path, object: file.digest))
    try opened.confirmHealthy(nonce: opened.nonce)
    try await store.install(releases[0], by: publisher)
    #expect(try opened.contents() == releases[0].files)
    #expect(try store.open("shop").contents() == releases[0].files)
    #expect(try store.readState().suspects.isEmpty)
    #expect(try store.status(of: "shop")?.current?.isConfirmed == true)
  }

  @Test("An object that changes after its first use is refused as well", arguments: Damage.allCases)
  func changedLater(_ damage: Damage) async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let opened = try store.open("shop")
    #expect(try opened.contents() == releases[0].files)
    let file = try #require(opened.file(at: "large.bin"))
    try damage.apply(to: folder.object(file.digest))
    #expect(code { _ = try opened.open(file) } == .mismatch)
  }

  @Test(arguments: [Damage.shortened, .removed, .folder])
  func `damage that shows without reading is repaired before anybody has opened the file`(
    damage: Damage
  ) async throws {
    try await store().install(releases[0], by: publisher)
    let digest = PackageDigest(of: try #require(releases[0].files["large.bin"]))
    try damage.apply(to: folder.object(digest))
    try await store().install(releases[0], by: publisher)
    #expect(try store().open("shop").contents() == releases[0].files)
  }

  @Test func `a link as long as the object is no object`() async throws {
    try await store().install(releases[0], by: publisher)
    let bytes = try #require(releases[0].files["same.css"])
    let place = folder.object(PackageDigest(of: bytes))
    try FileManager.default.removeItem(at: place)
    #expect(symlink(String(repeating: "a", count: bytes.count), place.path) == 0)
    try await store().install(releases[0], by: publisher)
    #expect(try store().open("shop").contents() == releases[0].files)
  }

  @Test func `a pipe in the place of an empty file is no object`() async throws {
    try await store().install(releases[0], by: publisher)
    let place = folder.object(PackageDigest(of: Data()))
    try FileManager.default.removeItem(at: place)
    #expect(mkfifo(place.path, 0o644) == 0)
    let opened = try store().open("shop")
    let file = try #require(opened.file(at: "empty.txt"))
    #expect(code { _ = try opened.open(file) } == .mismatch)
    try await store().install(releases[0], by: publisher)
    #expect(try store().open("shop").contents() == releases[0].files)
  }

  @Test func `the document of another package is not opened`() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try store.changeState { $0.packages["other"] = $0.packages["shop"] }
    #expect(code { _ = try self.store().open("other") } == .notInstalled)
  }

  @Test func `each bit of each stored object is flipped, and the file not opened`() async throws {
    let release = try publisher.release(1, SampleFeed.files)
    let store = try store()
    try await store.install(release, by: publisher)
    let opened = try store.open("shop")
    var cases = 0
    for file in opened.document.files {
      let bytes = try #require(release.files[file.path.text])
      let place = folder.object(file.digest)
      for bit in 0..<bytes.count * 8 {
        var flipped = bytes
        flipped[bit / 8] ^= 1 << (bit % 8)
        try flipped.write(to: place)
        #expect(code { _ = try opened.open(file) } == .mismatch, "bit \(bit) of \(file.path)")
        cases += 1
      }
      try bytes.write(to: place)
    }
    #expect(try opened.contents() == release.files)
    #expect(cases == 248)
  }

  @Test func `each byte of each stored document is flipped, and the document not used`()
    async throws
  {
    try await store().install(releases[0], by: publisher)
    let next = try publisher.rotated([])
    let session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
    try session.advanceRoot(to: session.root.rotated(to: next.root))
    session.end()
    func flip(_ path: String, _ expectUnused: (Comment) async throws -> Void) async throws -> Int {
      let place = folder.store.appendingPathComponent(path)
      let bytes = try Data(contentsOf: place)
      for index in bytes.indices {
        var flipped = bytes
        flipped[index] ^= 1 << (index % 8)
        try flipped.write(to: place)
        try await expectUnused("byte \(index) of \(path)")
      }
      try bytes.write(to: place)
      return bytes.count
    }
    var cases = 0
    cases += try await flip("manifests/\(releases[0].digest).json") { comment in
      let store = try store()
      #expect(code { _ = try store.open("shop") } == .notInstalled, comment)
    }
    cases += try await flip("roots/2.json") { comment in
      let session = try await store().beginUpdate(of: publisher.name, channel: publisher.channel)
      #expect(session.root.document.version == 1, comment)
    }
    #expect(try store().open("shop").contents() == releases[0].files)
    #expect(cases == 2_933)
  }

  @Test("A release with a missing file gives way to the last good one, without a quarantine")
  func fallback() async throws {
    try await store().install(releases[0], by: publisher)
    try confirm(store())
    try await store().install(releases[1], by: publisher)
    let digest = PackageDigest(of: try #require(releases[1].files["app.js"]))
    try FileManager.default.removeItem(at: folder.object(digest))
    let store = try store()
    #expect(try store.open("shop").contents() == releases[0].files)
    #expect(try store.status(of: "shop")?.quarantined.isEmpty == true)
    try await store.install(releases[1], by: publisher)
    #expect(try store.open("shop").contents() == releases[1].files)
  }

  @Test("A file that is known to be damaged does not make its release fail")
  func suspect() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    let opened = try store.open("shop")
    let file = try #require(opened.file(at: "app.js"))
    try Damage.changed.apply(to: folder.object(file.digest))
    #expect(code { _ = try opened.open(file) } == .mismatch)
    #expect(try store.open("shop").digest == releases[0].digest)
    #expect(try store.status(of: "shop")?.quarantined.isEmpty == true)
  }

  @Test("Where nothing else is there, a release without one of its files is opened")
  func onlyOne() async throws {
    try await store().install(releases[0], by: publisher)
    let digest = PackageDigest(of: try #require(releases[0].files["same.svg"]))
    try FileManager.default.removeItem(at: folder.object(digest))
    let opened = try store().open("shop")
    let page = try #require(opened.file(at: "index.html"))
    #expect(try opened.open(page).read(0..<page.size) == releases[0].files["index.html"])
  }

  @Test("A release whose document is damaged is not opened, and the next update repairs it")
  func document() async throws {
    try await store().install(releases[0], by: publisher)
    let path = try store().layout.manifest(releases[0].digest)
    var file = try Data(contentsOf: URL(fileURLWithPath: path))
    file[file.count / 2] ^= 1
    try file.write(to: URL(fileURLWithPath: path))
    let store = try store()
    #expect(code { _ = try store.open("shop") } == .notInstalled)
    try await store.install(releases[0], by: publisher)
    #expect(try store.open("shop").contents() == releases[0].files)
  }

  @Test("Objects that an interrupted installation left behind are hashed before they are used")
  func leftover() async throws {
    let store = try store()
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    let bytes = try #require(releases[0].files["large.bin"])
    let part = try session.stagedPart(for: PackageDigest(of: bytes), size: bytes.count)
    try part.append(bytes)
    try part.finish()
    session.end()
    // A file system that lost what was not synced has a file of zeros.
    try Data(count: bytes.count).write(to: folder.object(PackageDigest(of: bytes)))
    try await store.install(releases[0], by: publisher)
    #expect(try store.open("shop").contents() == releases[0].files)
  }

  @Test("A file that is not one of the release is not opened")
  func stranger() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let opened = try store.open("shop")
    let file = try #require(releases[1].document.files.first { $0.path.text == "app.js" })
    #expect(code { _ = try opened.open(file) } == .notFound)
    #expect(opened.file(at: "../state.0") == nil)
  }

  @Test("A file that becomes shorter while it is read is an error, and not fewer bytes")
  func shorter() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let opened = try store.open("shop")
    let file = try #require(opened.file(at: "large.bin"))
    let reader = try opened.open(file)
    #expect(try reader.read(9_990..<20_000) == releases[0].files["large.bin"]?.suffix(10))
    #expect(truncate(folder.object(file.digest).path, 100) == 0)
    #expect(code { _ = try reader.read(0..<file.size) } == .mismatch)
  }
}
