import Foundation
import HTTPTypes
import Testing

@testable import OfflinePackages

/// How updates end that bring nothing.
@Suite(.timeLimit(.minutes(1))) struct EndOfUpdateTests: ShopSuite {
  let shop: TestShop
  private let feed = MemoryFeed()
  private let store: PackageStore

  init() throws {
    shop = try TestShop()
    store = try shop.store()
  }

  private func code(_ package: String = "shop", channel: String = "stable") async
    -> PackageError.Code?
  {
    await OfflinePackagesTests.code {
      try await store.update(package, from: feed.packageFeed(), channel: channel).finish()
    }
  }

  @Test func `a name that is none of a package or of a channel is refused before any request`()
    async throws
  {
    #expect(await code("Shop!") == .wrongPackage)
    #expect(await code(channel: "../stable") == .wrongPackage)
    #expect(feed.requests.isEmpty)
  }

  @Test func `a package that the feed does not have is not found`() async throws {
    #expect(await code() == .notFound)
  }

  @Test func `a release that latest names, and that the feed lacks, is not found`() async throws {
    let release = try publisher.release(1, TestRelease.pages(1))
    try feed.publish(release, by: publisher)
    feed.remove(.release(release.digest))
    #expect(await code() == .notFound)
    #expect(store.packages.isEmpty)
  }

  @Test func `an update whose task is cancelled throws that it was cancelled`() async throws {
    let release = try publisher.release(1, TestRelease.pages(1))
    try feed.publish(release, by: publisher)
    let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
    feed.answer(.root(2)) { _ in
      FeedResponse(
        .ok,
        body: FeedBody {
          continuation.yield()
          try await Task.sleep(for: .seconds(3_600))
          return nil
        })
    }
    let (store, packages) = (store, try feed.packageFeed())
    let task = Task { try await store.update("shop", from: packages).finish() }
    for await _ in asked { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // The session has ended, so that the next update begins.
    feed.answer(.root(2)) { _ in FeedResponse(404, body: FeedBody { nil }) }
    #expect(try await store.update("shop", from: packages).finish().digest == release.digest)
  }

  @Test func `a channel that names a lower version than a device without the release has had`()
    async throws
  {
    try await store.install(publisher.release(2, TestRelease.pages(2)), by: publisher)
    // The app was installed anew with a state of which only the floors are left.
    try store.changeState { (state) throws(PackageError) in
      (state[publisher.name].current, state[publisher.name].pending) = (nil, nil)
    }
    let old = try publisher.release(1, TestRelease.pages(1))
    try feed.publish(old, by: publisher, latest: publisher.latest(old, sequence: 3))
    #expect(await code() == .downgrade)
    #expect(store.packages.isEmpty)
  }

  @Test func `an update follows thirty-two roots, and the next update follows the others`()
    async throws
  {
    var newest = publisher
    for version in 2...35 as ClosedRange<UInt64> {
      newest = try newest.rotated([])
      feed.write(newest.root, to: .root(version))
    }
    let release = try newest.release(1, TestRelease.pages(1))
    try feed.publish(release, by: newest)
    let session = { [store, publisher] in
      try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    }
    try await store.update("shop", from: feed.packageFeed()).finish()
    #expect(try await session().root.document.version == 33)
    try await store.update("shop", from: feed.packageFeed()).finish()
    #expect(try await session().root.document.version == 35)
  }
}
