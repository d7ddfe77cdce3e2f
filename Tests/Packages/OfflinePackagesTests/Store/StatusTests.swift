import Foundation
import Testing

@testable import OfflinePackages

/// What a store says of a package.
@Suite(.timeLimit(.minutes(1))) struct StatusTests: ShopSuite {
  let shop: TestShop
  private let store: PackageStore

  init() throws {
    shop = try TestShop()
    store = try shop.store()
  }

  @Test func `a package that the store does not have has no status`() throws {
    #expect(try store.status(of: "shop") == nil)
    #expect(store.packages == [])
  }

  @Test func `an update that installed nothing leaves no status`() async throws {
    let release = try publisher.release(1, TestRelease.pages(1))
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    let latest = try publisher.latest(release)
    try session.accept(latest.document, payload: latest.document.payload)
    session.end()
    #expect(try store.status(of: "shop") == nil)
    try await store.install(release, by: publisher)
    #expect(try store.status(of: "shop")?.channel == publisher.channel)
  }

  @Test func `an embedded release alone is a status`() throws {
    let release = try publisher.release(1, TestRelease.pages(1))
    try release.embed(in: folder.embedded)
    try store.embed(folder.embedded)
    #expect(try store.status(of: "shop")?.embedded?.digest == release.digest)
  }

  @Test(arguments: ["", "Shop", "shop-", "a/b"])
  func `a text that is no name of a package is an error`(name: String) {
    #expect(code { _ = try store.status(of: name) } == .notInstalled)
  }

  @Test func `a state that cannot be read is an error, and not a package that is missing`()
    async throws
  {
    try await store.install(publisher.release(1, TestRelease.pages(1)), by: publisher)
    for slot in ["state.0", "state.1"] {
      let place = folder.store.appendingPathComponent(slot)
      try? FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    }
    #expect(code { _ = try store.status(of: "shop") } == .storage)
  }
}
