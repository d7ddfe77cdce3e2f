import Foundation
import Testing

@testable import OfflinePackages

/// A thief of the online and the offline key, who raises all numbers to their end so that nothing can follow.
@Suite struct FastForwardTests {
  private let last = DocumentValue.largestInteger

  @Test func `numbers that a thief has raised to their end are reset by the next root`()
    async throws
  {
    let stolen = try TestPublisher()
    let folder = try TestFolder()
    let store = try PackageStore(at: folder.store, root: stolen.root)
    let feed = MemoryFeed()
    func update() async throws -> InstalledRelease {
      try await store.update("shop", from: feed.packageFeed()).finish()
    }
    try feed.publish(stolen.release(last, TestRelease.pages(6)), by: stolen)
    #expect(try await update().version == last)
    // Nothing that the old keys sign can follow.
    let locked = try stolen.release(7, TestRelease.pages(7))
    try feed.publish(locked, by: stolen)
    #expect(await code { _ = try await update() } == .downgrade)
    // New keys begin anew, with lower numbers.
    let owner = try stolen.rotated([.latest, .release])
    feed.write(owner.root, to: .root(2))
    let good = try owner.release(8, TestRelease.pages(8))
    try feed.publish(good, by: owner)
    #expect(try await update().version == 8)
    #expect(try store.open("shop").contents() == good.files)
    // What the thief signs is refused from then on, whatever its numbers.
    try feed.publish(stolen.release(last, TestRelease.pages(6)), by: stolen)
    #expect(await code { _ = try await update() } == .untrusted)
    #expect(try store.open("shop").contents() == good.files)
  }

  @Test(arguments: [[], [PackageDocumentType.root], [.latest], [.release]])
  func `a root that does not replace both stolen keys leaves the floor of the other one`(
    types: [PackageDocumentType]
  ) async throws {
    let stolen = try TestPublisher()
    let folder = try TestFolder()
    let store = try PackageStore(at: folder.store, root: stolen.root)
    let feed = MemoryFeed()
    let raised = try stolen.release(last, TestRelease.pages(6))
    try feed.publish(raised, by: stolen)
    try await store.update("shop", from: feed.packageFeed()).finish()
    let owner = try stolen.rotated(Set(types))
    feed.write(owner.root, to: .root(2))
    try feed.publish(owner.release(8, TestRelease.pages(8)), by: owner)
    let code = await code { try await store.update("shop", from: feed.packageFeed()).finish() }
    // With the floor of versions, the device keeps its newer release.
    #expect(code == (types == [.latest] ? nil : .downgrade))
    #expect(try store.open("shop").digest == raised.digest)
  }
}
