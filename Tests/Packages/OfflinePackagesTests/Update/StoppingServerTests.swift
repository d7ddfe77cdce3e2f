import Foundation
import Testing

@testable import OfflinePackages

/// A feed's server stops at every moment of every request of an update: the update ends, and the next one succeeds.
@Suite(.timeLimit(.minutes(2))) struct StoppingServerTests {
  typealias Stop = StoppingFeed.Stop

  /// A device and the server of a feed, on which a release is that the device lacks.
  private struct Device {
    let shop: TestShop
    let feed: StoppingFeed
    let release: TestRelease
    let store: PackageStore

    init(hasPack: Bool = false) throws {
      shop = try TestShop()
      feed = try StoppingFeed()
      release = try shop.publisher.release(1, TestRelease.pages(1), hasPack: hasPack)
      try feed.files.publish(release, by: shop.publisher)
      store = try shop.store()
    }

    /// Updates with few attempts.
    ///
    /// - Parameter idleLimit: How long the server may be silent.
    func update(idleLimit: Duration = .seconds(10)) async throws {
      let packages = feed.packageFeed {
        ($0.idleLimit, $0.attempts, $0.parallelRequests) = (idleLimit, 2, 1)
      }
      try await store.update("shop", from: packages).finish()
    }

    /// Expects that an update from the whole server succeeds.
    func expectUpdate(_ place: Comment) async throws {
      feed.goOn()
      let installed = try await store.update("shop", from: feed.packageFeed()).finish()
      #expect(installed.digest == release.digest, place)
      #expect(try store.open("shop").contents() == release.files, place)
    }

    var isLocked: Bool { get throws { try StoreLock.take(store.layout.updateLock) == nil } }
  }

  /// The moments of an update, as a server sees them that does not stop.
  private func moments(_ way: Stop.Way, hasPack: Bool) async throws -> [Stop] {
    let device = try Device(hasPack: hasPack)
    try await device.update()
    let lengths = device.feed.lengths
    #expect(lengths.count == (hasPack ? 4 : 8))
    return StoppingFeed.moments(of: lengths, way)
  }

  /// Runs a test of each moment, some at once.
  private func each(
    _ moments: [Stop], _ test: @escaping @Sendable (Stop) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, moment) in moments.enumerated() {
        if index >= 8 { try await group.next() }
        group.addTask { try await test(moment) }
      }
      try await group.waitForAll()
    }
  }

  @Test(arguments: [Stop.Way.closes, .silent], [false, true])
  func `an update fails within its limits wherever its server stops, and the next one succeeds`(
    way: Stop.Way, hasPack: Bool
  ) async throws {
    try await each(try await moments(way, hasPack: hasPack)) { stop in
      let device = try Device(hasPack: hasPack)
      device.feed.stop(at: stop)
      let start = ContinuousClock.now
      let isSilent = way == .silent
      let code = await code {
        try await device.update(idleLimit: isSilent ? .milliseconds(150) : .seconds(10))
      }
      #expect(code == (isSilent ? .timedOut : .network), "\(stop)")
      #expect(ContinuousClock.now - start < .seconds(10), "\(stop)")
      #expect(try !device.isLocked, "\(stop)")
      try await device.expectUpdate("\(stop)")
    }
  }

  @Test(arguments: [false, true])
  func `an update that is cancelled ends wherever its server is silent, and the next one succeeds`(
    hasPack: Bool
  ) async throws {
    try await each(try await moments(.silent, hasPack: hasPack)) { stop in
      let device = try Device(hasPack: hasPack)
      device.feed.stop(at: stop)
      let packages = device.feed.packageFeed()
      let task = Task { try await device.store.update("shop", from: packages).finish() }
      try await device.feed.stops.reaches(1)
      for _ in 0..<stop.byte % 5 { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self, "\(stop)") { try await task.value }
      try await device.expectUpdate("\(stop)")
    }
  }

  @Test func `an update that is cancelled at any step ends, and the next one succeeds`()
    async throws
  {
    for moment in 0..<40 {
      let device = try Device(hasPack: moment % 2 == 0)
      let packages = device.feed.packageFeed()
      let task = Task {
        var steps = 0
        for try await _ in device.store.update("shop", from: packages) {
          steps += 1
          if steps > moment / 2 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }
      for _ in 0..<moment { await Task.yield() }
      if moment % 3 == 0 { task.cancel() }
      _ = await task.result
      try await device.expectUpdate("step \(moment)")
    }
  }

  @Test(arguments: [true, false])
  func `of two updates one is cancelled at any moment, and the other one succeeds`(isFirst: Bool)
    async throws
  {
    try await each(try await moments(.paused, hasPack: false)) { stop in
      let device = try Device()
      device.feed.stop(at: stop)
      let packages = device.feed.packageFeed()
      // As in another process.
      let other = try device.shop.store()
      let first = Task { try await device.store.update("shop", from: packages).finish() }
      try await device.feed.stops.reaches(1)
      let second = Task { try await other.update("shop", from: packages).finish() }
      for _ in 0..<stop.byte % 7 { await Task.yield() }
      (isFirst ? first : second).cancel()
      await #expect(throws: CancellationError.self, "\(stop)") {
        try await (isFirst ? first : second).value
      }
      device.feed.goOn()
      let installed = try await (isFirst ? second : first).value
      #expect(installed.digest == device.release.digest, "\(stop)")
      try await device.expectUpdate("\(stop)")
    }
  }
}
