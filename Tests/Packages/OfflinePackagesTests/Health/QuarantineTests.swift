import Foundation
import Locking
import Logging
import Testing

@testable import OfflinePackages

/// How long a release that failed is out of use, and what brings it back.
@Suite struct QuarantineTests: ShopSuite {
  let shop: TestShop
  private let clock = Locked<Date>(Date(timeIntervalSince1970: 1_790_000_000))

  init() throws { shop = try TestShop(releases: 3) }

  private func device(engine: String = "1") throws -> PackageStore {
    var options = PackageStoreOptions(now: { [clock] in clock.withLock { $0 } })
    options.engineVersion = engine
    options.logger.logLevel = .critical
    return try store(options)
  }

  private func wait(_ seconds: TimeInterval) { clock.withLock { $0 += seconds } }

  private func fail(
    _ store: PackageStore, _ reason: PackageFailureReason = .neverReady, whileOffline: Bool = false
  ) throws {
    try store.open("shop").reportFailure(reason, whileOffline: whileOffline)
  }

  /// A device whose first release is confirmed, and whose second one has failed twice.
  private func failed(whileOffline: Bool = false) async throws -> PackageStore {
    let store = try device()
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    for _ in 1...2 { try fail(store, whileOffline: whileOffline) }
    #expect(try store.open("shop").digest == releases[0].digest)
    return store
  }

  /// Whether an update installs the second release again.
  private func returns(to store: PackageStore) async throws -> Bool {
    do {
      try await store.install(releases[1], by: publisher)
      return true
    } catch let error as PackageError {
      #expect(error.code == .quarantined)
      return false
    }
  }

  @Test func `a release that failed is tried again after growing delays, and stays if it works`()
    async throws
  {
    let store = try await failed()
    for (index, delay) in [600.0, 3_600, 21_600, 86_400, 604_800, 604_800].enumerated() {
      wait(delay - 1)
      #expect(try await !returns(to: store), "term \(index)")
      wait(1)
      #expect(try await returns(to: store), "term \(index)")
      #expect(try store.status(of: "shop")?.quarantined == [:])
      // One more failure is enough.
      try fail(store)
      #expect(try store.open("shop").digest == releases[0].digest)
    }
    wait(604_800)
    #expect(try await returns(to: store))
    try confirm(store)
    // A confirmed release has two failures, and the first delay.
    for _ in 1...2 { try fail(store) }
    #expect(try store.open("shop").digest == releases[0].digest)
    wait(600)
    #expect(try await returns(to: store))
  }

  @Test func `the refusal tells when the release is tried again`() async throws {
    let store = try await failed()
    do {
      try await store.install(releases[1], by: publisher)
      Issue.record("installed")
    } catch let error as PackageError {
      let end = PackageInstant(clock.withLock { $0 }.addingTimeInterval(600))
      #expect(
        error.message
          == "Version 2 of “shop” failed on this device (neverReady). The device tries it again from \(end) on, or after endQuarantines(of:)."
      )
    }
  }

  @Test func `the app's word brings a release back`() async throws {
    let store = try await failed()
    try store.endQuarantines(of: "shop")
    #expect(try await returns(to: store))
    #expect(throws: PackageError.self) { try store.endQuarantines(of: "../x") }
  }

  @Test func `another version of the engine brings a release back`() async throws {
    _ = try await failed()
    #expect(try await !returns(to: device(engine: "1")))
    #expect(try await returns(to: device(engine: "2")))
  }

  @Test(arguments: [true, false])
  func `a release that failed without a network comes back when the feed answers`(
    wasOffline: Bool
  ) async throws {
    let store = try await failed(whileOffline: wasOffline)
    #expect(try await returns(to: store) == wasOffline)
    #expect(try store.open("shop").digest == releases[wasOffline ? 1 : 0].digest)
  }

  @Test func `a clock that was set back keeps no release out of use`() async throws {
    let store = try await failed()
    wait(-86_400)
    #expect(try await returns(to: store))
  }

  @Test func `the sentence of a version without terms has ended`() async throws {
    let store = try await failed()
    try store.changeState { $0.packages["shop"]?.terms = nil }
    #expect(try store.status(of: "shop")?.quarantined == [:])
    #expect(try await returns(to: store))
  }

  @Test func `the same content under a new number is not tried before its time`() async throws {
    let store = try await failed()
    let again = try publisher.release(3, TestRelease.pages(2))
    await #expect(
      code(awaiting: { try await store.install(again, by: publisher) }) == .quarantined)
    #expect(try store.open("shop").digest == releases[0].digest)
    // Another content is.
    let other = try publisher.release(4, TestRelease.pages(4))
    try await store.install(other, by: publisher)
    #expect(try store.open("shop").digest == other.digest)
  }

  @Test(arguments: [
    (PackageFailureReason.neverReady, 0.0, false), (.neverReady, 59, false),
    (.neverReady, 60, true),
    (.crash, 0, true),
  ])
  func `two releases fall for one reason only if a minute lies between`(
    reason: PackageFailureReason, pause: TimeInterval, falls: Bool
  ) async throws {
    let store = try device()
    try releases[0].embed(in: folder.embedded)
    try store.embed(folder.embedded)
    try await store.install(releases[1], by: publisher)
    try confirm(store)
    try await store.install(releases[2], by: publisher)
    for _ in 1...2 { try fail(store) }
    #expect(try store.open("shop").digest == releases[1].digest)
    wait(pause)
    for _ in 1...2 { try fail(store, reason) }
    #expect(try store.open("shop").digest == releases[falls ? 0 : 1].digest)
    if !falls {
      // It has its two failures again.
      wait(60)
      try fail(store)
      #expect(try store.open("shop").digest == releases[1].digest)
    }
  }

  /// Both need what surrounds them, such as a server that is down.
  @Test(arguments: [
    (PackageFailureReason.neverReady, 59.0, true), (.neverReady, 60, false), (.crash, 0, false),
  ])
  func `a release comes back when the one before it fails for the same reason`(
    reason: PackageFailureReason, pause: TimeInterval, comesBack: Bool
  ) async throws {
    let store = try await failed()
    wait(pause)
    try fail(store, reason)
    #expect(try await returns(to: store) == comesBack)
    guard comesBack else { return }
    // As if it had not failed: it has two failures, and the first delay.
    for _ in 1...2 {
      let load = try store.open("shop")
      #expect(load.digest == releases[1].digest)
      load.reportFailure(.neverReady)
    }
    #expect(try store.open("shop").digest == releases[0].digest)
    wait(600)
    #expect(try await returns(to: store))
  }
}
