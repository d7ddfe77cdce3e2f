import Foundation
import Testing

@testable import OfflinePackages

@Suite("The health of releases", .timeLimit(.minutes(1)))
struct HealthTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop(releases: 4) }

  /// A store in which the first release is confirmed, and the second one waits.
  private func storeWithTwo() async throws -> PackageStore {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    return store
  }

  private func fail(_ store: PackageStore, _ reason: PackageFailureReason) throws -> PackageDigest {
    let opened = try store.open("shop")
    opened.reportFailure(reason)
    return opened.digest
  }

  @Test(
    "A release that fails twice is quarantined, and the last good one is opened",
    arguments: [PackageFailureReason.neverReady, .crash, .hang, .scriptError, .loadError])
  func fallback(_ reason: PackageFailureReason) async throws {
    let store = try await storeWithTwo()
    #expect(try fail(store, reason) == releases[1].digest)
    #expect(try fail(store, reason) == releases[1].digest)
    var events = store.events.makeAsyncIterator()
    #expect(try store.open("shop").contents() == releases[0].files)
    guard case .quarantined(let bad, reason)? = await events.next(),
      case .fellBack(let old, let new, .quarantined(reason))? = await events.next()
    else {
      Issue.record("other events")
      return
    }
    #expect(bad.digest == releases[1].digest && old.digest == releases[1].digest)
    #expect(new?.digest == releases[0].digest)
    #expect(try store.status(of: "shop")?.quarantined == [releases[1].digest: reason])
    #expect(try store.status(of: "shop")?.current?.digest == releases[0].digest)
    // What failed here lowers no floor: an older release than the newest that was here is not installed.
    let floors = try store.readState().packages["shop"]?.channels.values.map(\.floor.version)
    #expect(floors == [2])
  }

  @Test("Two loads that end without a word take a release out of use")
  func silence() async throws {
    let store = try await storeWithTwo()
    for _ in 1...2 { #expect(try store.open("shop").digest == releases[1].digest) }
    #expect(try store.open("shop").digest == releases[0].digest)
    #expect(try store.status(of: "shop")?.quarantined == [releases[1].digest: .unconfirmed])
  }

  @Test("A release that was confirmed does not fall by loads that end without a word")
  func silenceOfConfirmed() async throws {
    let store = try await storeWithTwo()
    let opened = try store.open("shop")
    try opened.confirmHealthy(nonce: opened.nonce)
    for _ in 1...5 { #expect(try store.open("shop").digest == releases[1].digest) }
    #expect(try store.status(of: "shop")?.quarantined.isEmpty == true)
    // Words still count.
    for _ in 1...2 { _ = try fail(store, .crash) }
    #expect(try store.open("shop").digest == releases[0].digest)
  }

  @Test("Loads that are still under way do not count as failed, however many there are")
  func underWay() async throws {
    let store = try await storeWithTwo()
    let views = try (1...5).map { _ in try store.open("shop") }
    #expect(views.allSatisfy { $0.digest == releases[1].digest })
    #expect(try store.open("shop").digest == releases[1].digest)
    try views[3].confirmHealthy(nonce: views[3].nonce)
    #expect(try store.status(of: "shop")?.lastGood?.digest == releases[1].digest)
  }

  @Test("Loads that ended together count once")
  func together() async throws {
    let store = try await storeWithTwo()
    do { _ = try (1...3).map { _ in try store.open("shop") } }
    #expect(try store.open("shop").digest == releases[1].digest)
  }

  @Test("A load that was withdrawn does not count")
  func withdrawn() async throws {
    let store = try await storeWithTwo()
    for _ in 1...4 {
      let opened = try store.open("shop")
      #expect(opened.digest == releases[1].digest)
      opened.withdraw()
    }
  }

  @Test("One failure before a page is ready is forgiven")
  func forgiven() async throws {
    let store = try await storeWithTwo()
    for _ in 1...3 {
      #expect(try fail(store, .neverReady) == releases[1].digest)
      try confirm(store)
    }
    #expect(try store.status(of: "shop")?.quarantined.isEmpty == true)
  }

  @Test("A release that says it is ready and then crashes, twice in a row, is quarantined")
  func readyThenCrash() async throws {
    let store = try await storeWithTwo()
    for _ in 1...2 {
      let opened = try store.open("shop")
      #expect(opened.digest == releases[1].digest)
      try opened.confirmHealthy(nonce: opened.nonce)
      opened.reportFailure(.crash)
    }
    #expect(try store.open("shop").contents() == releases[0].files)
    #expect(try store.status(of: "shop")?.quarantined == [releases[1].digest: .crash])
  }

  @Test("A crash of a ready page is forgiven after a load that ends well")
  func crashForgiven() async throws {
    let store = try await storeWithTwo()
    for _ in 1...3 {
      let opened = try store.open("shop")
      try opened.confirmHealthy(nonce: opened.nonce)
      opened.reportFailure(.crash)
      try confirm(store)
    }
    #expect(try store.open("shop").digest == releases[1].digest)
  }

  @Test("Where the last good release fails as well, the embedded one is opened, and stays")
  func embedded() async throws {
    try releases[0].embed(in: folder.embedded)
    let store = try store()
    try store.embed(folder.embedded)
    try await store.install(releases[1], by: publisher)
    try confirm(store)
    try await store.install(releases[2], by: publisher)
    // For different reasons, because two that fall for one within a minute fail for what surrounds them.
    for (release, reason) in [(2, PackageFailureReason.crash), (2, .crash), (1, .hang), (1, .hang)]
    {
      #expect(try fail(store, reason) == releases[release].digest)
    }
    for _ in 1...5 {
      let opened = try store.open("shop")
      #expect(opened.origin == .embedded)
      #expect(try opened.contents() == releases[0].files)
      opened.reportFailure(.crash)
    }
  }

  @Test("A quarantined release is not installed again, and a newer one is")
  func quarantine() async throws {
    let store = try await storeWithTwo()
    for _ in 1...2 { _ = try fail(store, .hang) }
    _ = try store.open("shop")
    await #expect(
      code(awaiting: { try await store.install(releases[1], by: publisher) }) == .quarantined)
    try await store.install(releases[2], by: publisher)
    #expect(try store.open("shop").digest == releases[2].digest)
  }

  @Test("A release below minVersion is never opened")
  func belowMinimum() async throws {
    try releases[0].embed(in: folder.embedded)
    let store = try store()
    try store.embed(folder.embedded)
    try await store.install(releases[1], by: publisher)
    try confirm(store)
    let latest = try publisher.latest(releases[2], minimumVersion: 3)
    try await store.install(releases[2], by: publisher, latest: latest)
    for _ in 1...2 { #expect(try fail(store, .crash) == releases[2].digest) }
    // Neither the last good nor the embedded one: what failed is all that is allowed.
    #expect(try store.open("shop").digest == releases[2].digest)
    let revoking = try publisher.latest(
      releases[3], minimumVersion: 3, revoked: [releases[2].digest])
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    try session.accept(revoking.document, payload: revoking.document.payload)
    #expect(code { _ = try store.open("shop") } == .revoked)
  }

  @Test("A revoked release that runs is not opened again")
  func revoked() async throws {
    let store = try await storeWithTwo()
    try confirm(store)
    var events = store.events.makeAsyncIterator()
    let latest = try publisher.latest(
      releases[0], sequence: 9, revoked: [releases[1].digest])
    let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
    try session.accept(latest.document, payload: latest.document.payload)
    guard case .revoked(let release)? = await events.next() else {
      Issue.record("another event")
      return
    }
    #expect(release.digest == releases[1].digest)
    #expect(try store.open("shop").digest == releases[0].digest)
  }

  @Test("A nonce of another load, a load that failed, and an old load do not confirm")
  func lateWord() async throws {
    let store = try await storeWithTwo()
    let first = try store.open("shop")
    let second = try store.open("shop")
    #expect(code { try second.confirmHealthy(nonce: first.nonce) } == .mismatch)
    first.reportFailure(.neverReady)
    #expect(code { try first.confirmHealthy(nonce: first.nonce) } == .mismatch)
    second.reportFailure(.neverReady)
    #expect(try store.open("shop").digest == releases[0].digest)
    #expect(code { try second.confirmHealthy(nonce: second.nonce) } == .mismatch)
    #expect(try store.status(of: "shop")?.lastGood?.digest == releases[0].digest)
  }

  @Test("The page of a release that is no longer run does not confirm it")
  func replaced() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let old = try store.open("shop")
    try await store.install(releases[1], by: publisher)
    _ = try store.open("shop")
    #expect(code { try old.confirmHealthy(nonce: old.nonce) } == .mismatch)
    #expect(try #require(try store.status(of: "shop")).lastGood == nil)
  }

  @Test("A load is counted on the disk before the release is opened")
  func counted() async throws {
    let store = try await storeWithTwo()
    let opened = try store.open("shop")
    let reading = try StateSlots(layout: store.layout, disk: store.disk).read()
    let attempts = try #require(reading.newest)[publisher.name].current?.attempts
    #expect(attempts?.map(\.nonce) == [opened.nonce])
  }

  @Test("The number of failures can be chosen")
  func limit() async throws {
    let store = try store(PackageStoreOptions(attempts: 3))
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    for _ in 1...3 { #expect(try fail(store, .hang) == releases[1].digest) }
    #expect(try store.open("shop").digest == releases[0].digest)
  }
}
