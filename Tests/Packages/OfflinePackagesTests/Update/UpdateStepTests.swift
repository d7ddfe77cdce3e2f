import Foundation
import HTTPTypes
import Locking
import Testing

@testable import OfflinePackages

/// What an update tells, fetches and keeps at each of its steps.
@Suite(.timeLimit(.minutes(1))) struct UpdateStepTests: ShopSuite {
  let shop: TestShop
  private let feed = MemoryFeed()
  private let store: PackageStore

  init() throws {
    shop = try TestShop()
    store = try shop.store()
  }

  @discardableResult
  private func update(
    _ change: (inout PackageTransferOptions) -> Void = { _ in }
  ) async throws -> [PackageUpdateStep] {
    var steps: [PackageUpdateStep] = []
    for try await step in store.update("shop", from: try feed.packageFeed(change)) {
      steps.append(step)
    }
    return steps
  }

  private func code(
    _ change: (inout PackageTransferOptions) -> Void = { _ in }
  ) async -> PackageError.Code? {
    await OfflinePackagesTests.code { try await update(change) }
  }

  private func progress(_ steps: [PackageUpdateStep]) -> [PackageUpdateProgress] {
    steps.compactMap { if case .fetching(let progress) = $0 { progress } else { nil } }
  }

  private func plan(_ steps: [PackageUpdateStep]) -> PackageUpdatePlan? {
    steps.lazy.compactMap { if case .found(let plan) = $0 { plan } else { nil } }.first
  }

  /// A latest of another number for a release.
  private func publish(
    _ release: TestRelease, sequence: UInt64, revoked: [PackageDigest] = []
  ) throws {
    try feed.publish(
      release, by: publisher,
      latest: publisher.latest(release, sequence: sequence, revoked: revoked))
  }

  private func bytes(_ count: Int, _ seed: UInt8) -> Data { Data(repeating: seed, count: count) }

  @Test func `a fraction is from 0 to 1`() {
    for (bytes, total, fraction) in [
      (0, 10, 0), (5, 10, 0.5), (10, 10, 1), (11, 10, 1), (-1, 10, 0), (0, 0, 1),
    ] as [(Int, Int, Double)] {
      let progress = PackageUpdateProgress(
        bytes: bytes, totalBytes: total, objects: 0, totalObjects: 1)
      #expect(progress.fraction == fraction)
    }
  }

  @Test func `progress is told for each hundredth, never backwards, and at the end`() throws {
    let plan = PackageUpdatePlan(version: 1, label: "", objects: 2, bytes: 10_000, usesPack: false)
    let told = Locked<[PackageUpdateProgress]>([])
    let count = ProgressCount(plan) { step in
      if case .fetching(let progress) = step { told.withLock { $0.append(progress) } }
    }
    count.add()
    count.add(bytes: 99)
    count.add(bytes: 1)
    count.add(bytes: 9_800)
    count.add(bytes: -9_000)
    count.add(bytes: 9_000)
    count.add(objects: 1)
    count.add(bytes: 100)
    count.add(objects: 1)
    #expect(
      told.withLock { $0.map { "\($0.bytes) \($0.objects)" } } == [
        "0 0", "100 0", "9900 0", "10000 1", "10000 2",
      ])
  }

  @Test func `a release whose objects are there tells that all has come`() async throws {
    try await store.install(publisher.release(1, TestRelease.pages(1)), by: publisher)
    try publish(publisher.release(2, TestRelease.pages(1)), sequence: 2)
    let steps = try await update()
    #expect(steps.first == .checking && steps.count == 4)
    #expect(plan(steps)?.objects == 0)
    #expect(progress(steps).map(\.fraction) == [1])
  }

  @Test func `a pack without bytes is not used`() async throws {
    let release = try publisher.release(1, ["index.html": Data()], hasPack: true)
    try publish(release, sequence: 1)
    #expect(plan(try await update())?.usesPack == false)
    #expect(try store.open("shop").contents() == release.files)
  }

  @Test func `objects of more than one slice come beside the pack, in ranges`() async throws {
    let files = [
      "index.html": bytes(10, 1), "slice.bin": bytes(FeedClient.slice, 2),
      "more.bin": bytes(FeedClient.slice + 1, 3),
    ]
    let release = try publisher.release(1, files, hasPack: true)
    try publish(release, sequence: 1)
    let steps = try await update()
    let more = FeedPath.object(PackageDigest(of: try #require(files["more.bin"]))).text
    let objects = feed.requests.filter { $0.url.path.hasPrefix("/objects/") }
    #expect(objects.map(\.url.path) == ["/" + more, "/" + more])
    #expect(
      objects.map { $0.headerFields[.range] } == [
        "bytes=0-\(FeedClient.slice - 1)", "bytes=\(FeedClient.slice)-\(FeedClient.slice)",
      ])
    #expect(progress(steps).last?.bytes == plan(steps)?.bytes)
    #expect(progress(steps).last?.objects == 3)
    #expect(try store.open("shop").contents() == files)
  }

  @Test func `what an earlier update has left is counted, or dropped for a pack`() async throws {
    for hasPack in [false, true] {
      let site = try UpdateStepTests()
      let object = Data((0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 13) })
      let files = ["index.html": site.bytes(10, 1), "large.bin": object]
      let first = try site.publisher.release(1, files)
      try site.publish(first, sequence: 1)
      site.feed.answer(.object(PackageDigest(of: object))) { request in
        request.headerFields[.range] == nil
          ? MemoryFeed.response(200, ["ETag": "\"a\""], object.prefix(400_000))
          : FeedResponse(403, body: FeedBody { nil })
      }
      #expect(await site.code() == .badStatus)
      // Another release has the object as well, and a pack.
      let second = try site.publisher.release(2, files, hasPack: hasPack)
      try site.publish(second, sequence: 2)
      site.feed.answer(.object(PackageDigest(of: object))) { request in
        request.headerFields[.range] == "bytes=400000-599999"
          ? MemoryFeed.response(
            206, ["ETag": "\"a\"", "Content-Range": "bytes 400000-599999/600000"],
            object.suffix(200_000)) : FeedResponse(403, body: FeedBody { nil })
      }
      let steps = try await site.update()
      #expect(site.plan(steps)?.usesPack == hasPack)
      #expect(site.progress(steps).last.map { $0.bytes == $0.totalBytes } == true)
      #expect(try site.store.open("shop").contents() == files)
    }
  }

  @Test(arguments: [403, 404])
  func `without its pack, a release comes object by object`(status: Int) async throws {
    let release = try publisher.release(1, TestRelease.pages(1), hasPack: true)
    try publish(release, sequence: 1)
    feed.answer(.pack(try #require(release.document.packs.first).digest)) { _ in
      FeedResponse(.init(code: status), body: FeedBody { nil })
    }
    try await update()
    #expect(try store.open("shop").contents() == release.files)
  }

  @Test func `no more requests are under way than the options say`() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<12).map { ("f\($0).txt", bytes(10, UInt8($0))) })
    let release = try publisher.release(
      1, files.merging(["index.html": bytes(1, 99)]) { $1 })
    try publish(release, sequence: 1)
    let count = Locked((now: 0, most: 0))
    let asked = Tally()
    let total = release.objects.count
    for (digest, object) in release.objects {
      feed.answer(.object(digest)) { _ in
        count.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        let number = asked.add()
        let rest = Locked<Data?>(object)
        return FeedResponse(
          .ok,
          body: FeedBody {
            // The body ends when two more requests are under way. A further one would come in the turns behind them.
            try await asked.reaches(min(number + 2, total))
            for _ in 0..<100 { await Task.yield() }
            let piece = rest.withLock { rest in
              defer { rest = nil }
              return rest
            }
            if piece == nil { count.withLock { $0.now -= 1 } }
            return piece
          })
      }
    }
    try await update { $0.parallelRequests = 3 }
    #expect(asked.count == total)
    #expect(count.withLock { $0.most } == 3)
  }

  @Test func `a latest that brings nothing new is accepted, so that an older one is refused`()
    async throws
  {
    let release = try publisher.release(1, TestRelease.pages(1))
    try publish(release, sequence: 1)
    try await update()
    try publish(release, sequence: 5)
    try await update()
    try publish(release, sequence: 4)
    #expect(await code() == .downgrade)
  }

  @Test func `a latest is accepted before its objects come, and not before its release`()
    async throws
  {
    try publish(publisher.release(1, TestRelease.pages(1)), sequence: 1)
    try await update()
    let next = try publisher.release(2, TestRelease.pages(2))
    try publish(next, sequence: 5)
    feed.remove(.release(next.digest))
    #expect(await code() == .notFound)
    try publish(next, sequence: 3)
    for object in next.objects.keys { feed.remove(.object(object)) }
    #expect(await code() == .notFound)
    try publish(next, sequence: 2)
    #expect(await code() == .downgrade)
  }

  @Test func `an update collects what no release uses`() async throws {
    for version in 1...3 as ClosedRange<UInt64> {
      try publish(publisher.release(version, TestRelease.pages(version)), sequence: version)
      try await update()
      let opened = try store.open("shop")
      try opened.confirmHealthy(nonce: opened.nonce)
    }
    let first = try publisher.release(1, TestRelease.pages(1))
    try publish(publisher.release(4, TestRelease.pages(4)), sequence: 4)
    try await update()
    let script = PackageDigest(of: try #require(first.files["app.js"]))
    #expect(!FileManager.default.fileExists(atPath: folder.object(script).path))
  }

  @Test func `a device that is ahead keeps its pending release, and applies revocations`()
    async throws
  {
    let releases = try (1...3).map { try publisher.release($0, TestRelease.pages($0)) }
    try publish(releases[1], sequence: 1)
    try await update()
    _ = try store.open("shop")
    try publish(releases[2], sequence: 2)
    try await update()
    try publish(releases[0], sequence: 3)
    guard case .upToDate(let installed)? = try await update().last else {
      Issue.record("another step")
      return
    }
    #expect(installed.digest == releases[2].digest)
    try publish(releases[0], sequence: 4, revoked: [releases[2].digest])
    guard case .upToDate(let left)? = try await update().last else {
      Issue.record("another step")
      return
    }
    #expect(left.digest == releases[1].digest)
    #expect(try store.open("shop").digest == releases[1].digest)
    try publish(releases[0], sequence: 3)
    #expect(await code() == .downgrade)
  }

  @Test
  func `a request for a document that is longer or shorter than the server says is sent again`()
    async throws
  {
    let release = try publisher.release(1, TestRelease.pages(1))
    try publish(release, sequence: 1)
    let path = FeedPath.release(release.digest)
    for length in ["1", "\(release.file.count + 1)"] {
      let count = Locked(0)
      feed.answer(path) { _ in
        count.withLock { $0 += 1 }
        return MemoryFeed.response(200, ["Content-Length": length], release.file)
      }
      #expect(await code { $0.attempts = 2 } == .network)
      #expect(count.withLock { $0 } == 2)
    }
  }

  @Test func `a document comes whole with the status 200 alone`() async throws {
    let release = try publisher.release(1, TestRelease.pages(1))
    try publish(release, sequence: 1)
    let file = release.file
    feed.answer(.release(release.digest)) { _ in MemoryFeed.response(206, [:], file) }
    #expect(await code() == .badStatus)
  }
}
