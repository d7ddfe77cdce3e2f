import Foundation
import Testing

@testable import OfflinePackages

@Suite("Embedded packages")
struct EmbeddingTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop(releases: 5) }

  private func store(embedding release: TestRelease) throws -> PackageStore {
    let store = try store()
    try release.embed(in: folder.embedded)
    try store.embed(folder.embedded)
    return store
  }

  @Test("An embedded release is opened where nothing is installed")
  func first() throws {
    let store = try store(embedding: releases[0])
    let opened = try store.open("shop")
    #expect(opened.origin == .embedded)
    #expect(try opened.contents() == releases[0].files)
    #expect(store.packages == ["shop"])
  }

  @Test("An installed release that is newer than the embedded one stays in use")
  func olderEmbedded() async throws {
    let store = try store(embedding: releases[0])
    try await store.install(releases[1], by: publisher)
    #expect(try store.open("shop").digest == releases[1].digest)
    let restarted = try self.store(embedding: releases[0])
    #expect(try restarted.open("shop").digest == releases[1].digest)
  }

  @Test("An app update that brings a newer release than the installed one opens it")
  func newerEmbedded() async throws {
    try await store(embedding: releases[0]).install(releases[1], by: publisher)
    let updated = try store(embedding: releases[2])
    let opened = try updated.open("shop")
    #expect(opened.origin == .embedded && opened.digest == releases[2].digest)
    #expect(try opened.contents() == releases[2].files)
    // A feed that is behind the app has nothing to install.
    let session = try await updated.beginUpdate(of: publisher.name, channel: publisher.channel)
    #expect(try session.upToDateRelease(for: releases[1].reference)?.digest == releases[2].digest)
  }

  @Test func `an app update that brings an older release than the installed one leaves it`()
    async throws
  {
    let before = try store(embedding: releases[0])
    try await before.install(releases[2], by: publisher)
    #expect(try before.open("shop").digest == releases[2].digest)
    let updated = try store(embedding: releases[1])
    #expect(try updated.open("shop").digest == releases[2].digest)
    #expect(try #require(try updated.status(of: "shop")).embedded?.digest == releases[1].digest)
  }

  @Test func `an embedded release for another version of the app is refused`() throws {
    let release = try publisher.release(1, TestRelease.pages(1), host: 3...4)
    #expect(code { _ = try store(embedding: release) } == .incompatible)
    #expect(try store().packages.isEmpty)
  }

  @Test("An app update that brings a newer release than the pending one drops the pending one")
  func newerThanPending() async throws {
    let store = try store(embedding: releases[0])
    try await store.install(releases[1], by: publisher)
    let updated = try self.store(embedding: releases[2])
    #expect(try #require(try updated.status(of: "shop")).pending == nil)
    #expect(try updated.open("shop").digest == releases[2].digest)
  }

  @Test("A release whose embedded folder was replaced is no longer opened")
  func replaced() throws {
    _ = try store(embedding: releases[2]).open("shop")
    let downgraded = try store(embedding: releases[1])
    #expect(try downgraded.open("shop").contents() == releases[1].files)
    #expect(try downgraded.status(of: "shop")?.embedded?.digest == releases[1].digest)
  }

  @Test("Without its folder, an embedded release is not installed")
  func unregistered() throws {
    _ = try store(embedding: releases[0]).open("shop")
    #expect(code { _ = try store().open("shop") } == .notInstalled)
  }

  @Test("Objects of the embedded release are copied, and outlive its folder")
  func copied() async throws {
    let store = try store(embedding: releases[0])
    var files = releases[0].files
    files["new.txt"] = Data("new".utf8)
    let next = try publisher.release(2, files)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    let missing = try session.missingObjects(of: next.document)
    #expect(missing == [PackageDigest(of: Data("new".utf8))])
    session.end()
    try await store.install(next, by: publisher)
    try FileManager.default.removeItem(at: folder.embedded)
    #expect(try self.store().open("shop").contents() == files)
  }

  @Test func `a release that another process has embedded is not taken for the own one`()
    async throws
  {
    let store = try store(embedding: releases[0])
    let elsewhere = folder.url.appendingPathComponent("elsewhere")
    try releases[1].embed(in: elsewhere)
    try self.store().embed(elsewhere)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    #expect(try session.upToDateRelease(for: releases[1].reference) == nil)
  }

  @Test func `an embedded document over its limit is not read`() throws {
    let store = try store()
    try releases[0].embed(in: folder.embedded)
    let file = try FileHandle(
      forWritingTo: folder.embedded.appendingPathComponent("release.json"))
    try file.truncate(atOffset: UInt64(PackageDocumentType.release.largestFile) + 1)
    try file.close()
    #expect(code { try store.embed(folder.embedded) } == .notFound)
  }

  @Test("A damaged object of the embedded release is neither copied nor served")
  func damaged() async throws {
    let store = try store(embedding: releases[0])
    let digest = PackageDigest(of: try #require(releases[0].files["large.bin"]))
    let place = folder.embedded.appendingPathComponent(
      "objects/\(digest.hexadecimal.prefix(2))/\(digest)")
    try Data(count: 10_000).write(to: place)
    let next = try publisher.release(2, releases[0].files)
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    #expect(try session.missingObjects(of: next.document) == [digest])
    session.end()
    let opened = try store.open("shop")
    let file = try #require(opened.file(at: "large.bin"))
    #expect(code { _ = try opened.open(file) } == .mismatch)
  }

  @Test("An embedded release that strangers have signed is refused")
  func untrusted() throws {
    let stranger = try TestPublisher().release(1, TestRelease.pages(1))
    #expect(code { _ = try store(embedding: stranger) } == .untrusted)
    #expect(code { try store().embed(folder.url.appendingPathComponent("none")) } == .notFound)
  }

  @Test func `each byte of an embedded release's document is flipped, and the release refused`()
    throws
  {
    let store = try store()
    try releases[0].embed(in: folder.embedded)
    let before = try folder.storedBytes()
    var cases = 0
    for index in releases[0].file.indices {
      var flipped = releases[0].file
      flipped[index] ^= 1 << (index % 8)
      try flipped.write(to: folder.embedded.appendingPathComponent("release.json"))
      let code = code { try store.embed(folder.embedded) }
      #expect(
        [.malformed, .wrongType, .untrusted].contains(code),
        "byte \(index): \(String(describing: code))")
      cases += 1
    }
    #expect(try folder.storedBytes() == before)
    #expect(code { _ = try store.open("shop") } == .notInstalled)
    #expect(cases == 1_630)
  }

  @Test("The embedded release is what runs when the store's folder is removed")
  func removed() async throws {
    try await store(embedding: releases[0]).install(releases[1], by: publisher)
    try FileManager.default.removeItem(at: folder.store)
    #expect(try store(embedding: releases[0]).open("shop").contents() == releases[0].files)
  }
}
