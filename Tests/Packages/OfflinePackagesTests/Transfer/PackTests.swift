import Foundation
import HTTPTypes
import Locking
import Testing

@testable import OfflinePackages

/// Packs, by what the server says to the requests for them.
@Suite(.timeLimit(.minutes(1))) struct PackTests {
  /// A device without releases, and a feed in memory whose release has a pack.
  private struct Site {
    let folder: TestFolder
    let feed = MemoryFeed()
    let store: PackageStore
    let publisher: TestPublisher
    let release: TestRelease

    init(_ files: [String: Data] = TestRelease.pages(1)) throws {
      publisher = try TestPublisher()
      folder = try TestFolder()
      store = try PackageStore(at: folder.store, root: publisher.root)
      release = try publisher.release(1, files, hasPack: true)
      try feed.publish(release, by: publisher)
    }

    var pack: ReleasePack { get throws { try #require(release.document.packs.first) } }
    var path: FeedPath { get throws { .pack(try pack.digest) } }
    var bytes: Data { get throws { try #require(feed.file(try path)) } }

    /// The objects of the pack that have bytes, with their places.
    var places: [Range<Int>] {
      get throws {
        var start = 0
        return try pack.objects.compactMap { digest in
          let size = release.objects[digest]?.count ?? 0
          defer { start += size }
          return size > 0 ? start..<start + size : nil
        }
      }
    }

    /// The field `Range` of the requests for the pack.
    var ranges: [String] {
      get throws {
        let path = "/" + (try path.text)
        return feed.requests.filter { $0.url.path == path }.map { $0.headerFields[.range] ?? "" }
      }
    }

    var objectRequests: Int {
      feed.requests.count { $0.url.path.hasPrefix("/objects/") }
    }

    @discardableResult
    func update(
      _ change: (inout PackageTransferOptions) -> Void = { _ in }
    ) async throws -> [PackageUpdateStep] {
      var steps: [PackageUpdateStep] = []
      for try await step in store.update("shop", from: try feed.packageFeed(change)) {
        steps.append(step)
      }
      return steps
    }
  }

  private static func range(_ bytes: Range<Int>, of size: Int) -> [String: String] {
    ["Content-Range": "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(size)"]
  }

  /// Expects that the steps say that all bytes and objects have come, and never more.
  private func expectWholeProgress(_ steps: [PackageUpdateStep]) {
    let progress = steps.compactMap { step -> PackageUpdateProgress? in
      if case .fetching(let progress) = step { progress } else { nil }
    }
    #expect(progress.last.map { $0.bytes == $0.totalBytes } == true, "\(steps)")
    #expect(progress.last.map { $0.objects == $0.totalObjects } == true, "\(steps)")
    #expect(progress.allSatisfy { $0.bytes <= $0.totalBytes }, "\(steps)")
  }

  @Test func `a pack that ends too soon goes on with its first object that is missing`()
    async throws
  {
    let site = try Site()
    let (whole, places) = (try site.bytes, try site.places)
    // The second object ends one byte too soon.
    let end = places[1].upperBound - 1
    let count = Locked(0)
    site.feed.answer(try site.path) { request in
      let isFirst = count.withLock {
        $0 += 1
        return $0 == 1
      }
      let bytes = isFirst ? 0..<end : places[1].lowerBound..<whole.count
      return MemoryFeed.response(206, Self.range(bytes, of: whole.count), whole[bytes])
    }
    let steps = try await site.update()
    #expect(
      try site.ranges == [
        "bytes=0-\(whole.count - 1)", "bytes=\(places[1].lowerBound)-\(whole.count - 1)",
      ])
    #expect(site.objectRequests == 0)
    expectWholeProgress(steps)
    #expect(try site.store.open("shop").contents() == site.release.files)
  }

  @Test func `a pack that always ends too soon is a failure of the network`() async throws {
    let site = try Site()
    let whole = try site.bytes
    site.feed.answer(try site.path) { _ in
      MemoryFeed.response(206, Self.range(0..<1, of: whole.count), Data())
    }
    #expect(await code { try await site.update { $0.attempts = 3 } } == .network)
    #expect(try site.ranges.count == 3)
    #expect(site.objectRequests == 0)
    #expect(site.store.packages.isEmpty)
  }

  @Test func `a part of a pack that begins elsewhere is refused, and the objects come one by one`()
    async throws
  {
    let site = try Site()
    let whole = try site.bytes
    site.feed.answer(try site.path) { _ in
      MemoryFeed.response(206, Self.range(1..<whole.count, of: whole.count), whole)
    }
    let steps = try await site.update()
    #expect(try site.ranges.count == 1)
    #expect(site.objectRequests > 0)
    expectWholeProgress(steps)
    #expect(try site.store.open("shop").contents() == site.release.files)
  }

  @Test func `a server without ranges sends the whole pack`() async throws {
    let site = try Site()
    let whole = try site.bytes
    site.feed.answer(try site.path) { _ in MemoryFeed.response(200, [:], whole) }
    let steps = try await site.update()
    #expect(try site.ranges.count == 1)
    #expect(site.objectRequests == 0)
    expectWholeProgress(steps)
    #expect(try site.store.open("shop").contents() == site.release.files)
  }

  @Test func `damaged bytes of a pack are counted back, and the objects come one by one`()
    async throws
  {
    let site = try Site()
    var damaged = try site.bytes
    let last = try #require(try site.places.last)
    damaged[last.upperBound - 1] ^= 1
    site.feed.write(damaged, to: try site.path)
    let steps = try await site.update()
    #expect(site.objectRequests == 1)
    expectWholeProgress(steps)
    #expect(try site.store.open("shop").contents() == site.release.files)
  }

  @Test func `an object without bytes needs no request for its pack`() async throws {
    let site = try Site()
    var files = TestRelease.pages(1)
    files["empty.txt"] = nil
    try await site.store.install(
      site.publisher.release(1, files), by: site.publisher,
      latest: site.publisher.latest(site.publisher.release(1, files), sequence: 1))
    let next = try site.publisher.release(2, TestRelease.pages(1), hasPack: true)
    try site.feed.publish(next, by: site.publisher)
    // A threshold of nothing makes the pack worth its while for any object.
    let steps = try await site.update { $0.packThreshold = 0 }
    guard case .found(let plan)? = steps.dropFirst().first else {
      Issue.record("\(steps)")
      return
    }
    #expect(plan.objects == 1 && plan.bytes == 0 && plan.usesPack)
    #expect(site.objectRequests == 0)
    #expect(!site.feed.requests.contains { $0.url.path.hasPrefix("/packs/") })
    #expect(try site.store.open("shop").contents() == next.files)
  }

  @Test func `a pack is fetched from the part of its bytes on that the options state`()
    async throws
  {
    let object = Data(repeating: 1, count: 500)
    let other = Data(repeating: 2, count: 500)
    var cases = 0
    for (threshold, usesPack) in [(0.5, true), (0.501, false)] {
      let site = try Site(["index.html": object])
      try await site.store.install(
        site.release, by: site.publisher, latest: site.publisher.latest(site.release, sequence: 1))
      let next = try site.publisher.release(
        2, ["index.html": object, "other.bin": other], hasPack: true)
      try site.feed.publish(next, by: site.publisher)
      let steps = try await site.update { $0.packThreshold = threshold }
      guard case .found(let plan)? = steps.dropFirst().first else {
        Issue.record("\(steps)")
        return
      }
      #expect(plan.usesPack == usesPack && plan.objects == 1 && plan.bytes == 500)
      #expect(site.objectRequests == (usesPack ? 0 : 1))
      #expect(try site.store.open("shop").contents() == next.files)
      cases += 1
    }
    #expect(cases == 2)
  }
}
