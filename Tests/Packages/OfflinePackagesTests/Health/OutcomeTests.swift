import Foundation
import Testing

@testable import OfflinePackages

/// What the words of loads change, and what is told of them.
@Suite(.timeLimit(.minutes(1))) struct OutcomeTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop(releases: 5) }

  /// Names of events, with the versions of their releases.
  private func name(_ event: PackageEvent) -> String {
    switch event {
    case .opened(let release): "opened \(release.version)"
    case .confirmed(let release): "confirmed \(release.version)"
    case .failed(let release, let reason): "failed \(release.version) \(reason.rawValue)"
    case .quarantined(let release, let reason):
      "quarantined \(release.version) \(reason.rawValue)"
    case .fellBack(let old, let new, _): "fell back \(old.version) \(new?.version ?? 0)"
    case .installed(let release): "installed \(release.version)"
    case .revoked(let release): "revoked \(release.version)"
    default: "other"
    }
  }

  /// The events of a closure, which ends with an event of its own.
  private func events(
    of store: PackageStore, until last: String, _ body: () throws -> Void
  ) async throws -> [String] {
    let events = store.events
    try body()
    var names: [String] = []
    for await event in events {
      names.append(name(event))
      if names.last == last { break }
    }
    return names
  }

  @Test func `a load that is confirmed or fails again tells it once`() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let names = try await events(of: store, until: "failed 1 hang") {
      let opened = try store.open("shop")
      for _ in 1...2 { try opened.confirmHealthy(nonce: opened.nonce) }
      for _ in 1...2 { opened.reportFailure(.crash) }
      try store.open("shop").reportFailure(.hang)
    }
    #expect(
      names == ["opened 1", "confirmed 1", "failed 1 crash", "opened 1", "failed 1 hang"])
  }

  @Test func `a fallback tells what is quarantined, what was left, and what is opened`()
    async throws
  {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    for _ in 1...2 { try store.open("shop").reportFailure(.hang) }
    let names = try await events(of: store, until: "opened 1") { _ = try store.open("shop") }
    #expect(names == ["quarantined 2 hang", "fell back 2 1", "opened 1"])
    // The release that was left is not told again.
    #expect(
      try await events(of: store, until: "opened 1") { _ = try store.open("shop") } == ["opened 1"])
  }

  @Test func `a release says that it is confirmed from the page's word on`() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let opened = try store.open("shop")
    #expect(!opened.installed.isConfirmed)
    #expect(try store.status(of: "shop")?.current?.isConfirmed == false)
    try opened.confirmHealthy(nonce: opened.nonce)
    #expect(opened.installed.isConfirmed)
    #expect(try store.status(of: "shop")?.current?.isConfirmed == true)
    #expect(try store.status(of: "shop")?.lastGood?.isConfirmed == true)
  }

  @Test func `two confirmed releases are kept, the newest first, and without their loads`()
    async throws
  {
    let store = try store()
    for release in releases.prefix(4) {
      try await store.install(release, by: publisher)
      try confirm(store)
      try confirm(store)
    }
    let known = try store.readState()[publisher.name]
    #expect(known.good.map(\.version) == [4, 3])
    #expect(known.good.allSatisfy { $0.attempts.isEmpty })
  }

  @Test func `failures of earlier pages that were ready count until a load ends well`()
    async throws
  {
    let store = try store(PackageStoreOptions(attempts: 3))
    try await store.install(releases[0], by: publisher)
    func fail(_ count: Int) throws {
      for _ in 0..<count {
        let opened = try store.open("shop")
        try opened.confirmHealthy(nonce: opened.nonce)
        opened.reportFailure(.crash)
      }
    }
    try fail(2)
    let good = try store.open("shop")
    try good.confirmHealthy(nonce: good.nonce)
    // The load that is ready has not ended, so that both failures still count.
    #expect(
      try store.readState()[publisher.name].current?.attempts.map(\.outcome)
        == [.failedAfterReady, .failedAfterReady, .ready])
    withExtendedLifetime(good) {}
  }

  @Test func `a load that ended beside another one that failed is no failure of its own`()
    async throws
  {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    let first = try store.open("shop")
    do { _ = try store.open("shop") }
    first.reportFailure(.crash)
    #expect(try store.open("shop").digest == releases[1].digest)
  }

  @Test func `a load counts by itself once the other one has an outcome`() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    let first = try store.open("shop")
    first.reportFailure(.hang)
    do { _ = try store.open("shop") }
    #expect(try store.open("shop").digest == releases[0].digest)
    withExtendedLifetime(first) {}
  }

  @Test func `the reason of the last failure is the one of the quarantine`() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    try store.open("shop").reportFailure(.hang)
    try store.open("shop").reportFailure(.crash)
    _ = try store.open("shop")
    #expect(try store.status(of: "shop")?.quarantined == [releases[1].digest: .crash])
  }

  @Test func `a limit of no failures counts as one`() async throws {
    let store = try store(PackageStoreOptions(attempts: 0))
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    #expect(try store.open("shop").digest == releases[1].digest)
    #expect(try store.open("shop").digest == releases[0].digest)
  }

  @Test func `a load is withdrawn by itself, and only before its outcome`() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let (first, second) = (try store.open("shop"), try store.open("shop"))
    first.withdraw()
    func attempts() throws -> [Attempt] {
      try store.readState()[publisher.name].current?.attempts ?? []
    }
    #expect(try attempts().map(\.nonce) == [second.nonce])
    second.reportFailure(.crash)
    second.withdraw()
    #expect(try attempts().map(\.outcome) == [.failed])
    // A load of a release that no longer runs takes nothing from the one that does.
    try await store.install(releases[1], by: publisher)
    let third = try store.open("shop")
    first.withdraw()
    first.reportFailure(.hang)
    #expect(try attempts().map(\.nonce) == [third.nonce])
    #expect(try attempts().map(\.outcome) == [.loading])
  }

  @Test func `an app with another interface opens what was made for it`() async throws {
    let old = try publisher.release(1, TestRelease.pages(1), host: 1...1)
    let new = try publisher.release(2, TestRelease.pages(2), host: 2...2)
    let first = try store(PackageStoreOptions(hostVersion: 1))
    try await first.install(old, by: publisher)
    try confirm(first)
    let second = try store(PackageStoreOptions(hostVersion: 2))
    #expect(code { _ = try second.open("shop") } == .notInstalled)
    try await second.install(new, by: publisher)
    #expect(try second.open("shop").digest == new.digest)
    #expect(
      code { _ = try store(PackageStoreOptions(hostVersion: 3)).open("shop") } == .notInstalled)
  }

  @Test func `a path is compared byte by byte`() async throws {
    let store = try store()
    let release = try publisher.release(
      1, ["index.html": Data("a".utf8), "caf\u{E9}.txt": Data("b".utf8)])
    try await store.install(release, by: publisher)
    let opened = try store.open("shop")
    #expect(opened.file(at: "caf\u{E9}.txt") != nil)
    #expect(opened.file(at: "cafe\u{301}.txt") == nil)
  }

  @Test func `a file of another release is none of this one`() async throws {
    let store = try store()
    try await store.install(releases[0], by: publisher)
    let opened = try store.open("shop")
    let other = try #require(releases[1].document.files.first { $0.path.text == "app.js" })
    #expect(code { _ = try opened.open(other) } == .notFound)
  }
}
