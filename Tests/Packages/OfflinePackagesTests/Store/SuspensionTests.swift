import Foundation
import HTTPTypes
import Locking
import Testing

@testable import OfflinePackages

/// Stores on a system that ends a suspended app because it holds file locks.
@Suite(.timeLimit(.minutes(1))) struct SuspensionTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop(releases: 4) }

  /// The names of the files in the store's folder that are locked.
  private func locked() throws -> [String] {
    let leases = try StoreLayout.names(in: folder.store.path + "/leases").map { "leases/\($0)" }
    return try (["state.lock", "update.lock"] + leases).filter { name in
      let path = folder.store.appendingPathComponent(name).path
      guard FileManager.default.fileExists(atPath: path) else { return false }
      guard let lock = try StoreLock.take(existing: path) else { return true }
      lock.unlock()
      return false
    }
  }

  private func store(of phone: Phone, now: Date? = nil) throws -> PackageStore {
    var options = PackageStoreOptions()
    if let now { options.now = { now } }
    options.suspension = { _ in phone.suspension }
    return try store(options)
  }

  private func hasFiles(of release: TestRelease) -> Bool {
    release.objects.keys.allSatisfy {
      FileManager.default.fileExists(atPath: folder.object($0).path)
    }
  }

  /// An app with an open release, which two newer releases replace.
  private func appBehindTheTimes(_ phone: Phone) async throws -> (PackageStore, OpenedRelease) {
    let store = try store(of: phone)
    try await store.install(releases[0], by: publisher)
    let opened = try store.open("shop")
    try opened.confirmHealthy(nonce: opened.nonce)
    let other = try self.store()
    for release in releases[1...3] {
      try await other.install(release, by: publisher)
      try confirm(other)
    }
    return (store, opened)
  }

  @Test func `an app holds no lock in the background, and its locks again in the foreground`()
    async throws
  {
    let phone = Phone()
    let (store, opened) = try await appBehindTheTimes(phone)
    #expect(try locked() == ["leases/\(opened.digest.hexadecimal).\(opened.nonce)"])
    phone.background()
    #expect(try locked() == [])
    let another = try store.open("shop")
    #expect(try locked() == [])
    phone.foreground()
    #expect(try locked().count == 2)
    withExtendedLifetime((opened, another)) {}
  }

  @Test func `what a suspended app has open is kept`() async throws {
    let phone = Phone()
    var (store, opened): (PackageStore, OpenedRelease?) = try await appBehindTheTimes(phone)
    phone.background()
    _ = try self.store().collectGarbage()
    #expect(try opened?.contents() == releases[0].files)
    phone.foreground()
    _ = try self.store().collectGarbage()
    #expect(hasFiles(of: releases[0]))
    phone.background()
    opened = nil
    _ = try store.collectGarbage()
    #expect(!hasFiles(of: releases[0]))
  }

  @Test func `a load of a suspended app has not failed`() async throws {
    let phone = Phone()
    let store = try store(of: phone)
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    let opened = try (1...3).map { _ in try store.open("shop") }
    phone.background()
    #expect(try self.store().open("shop").digest == releases[1].digest)
    #expect(try store.status(of: "shop")?.quarantined == [:])
    withExtendedLifetime(opened) {}
  }

  @Test func `the end of a suspended app says nothing about its release`() async throws {
    let phone = Phone()
    var dead: [OpenedRelease] = []
    for start in 1...4 {
      let store = try store(of: phone)
      if start == 1 {
        try await store.install(releases[0], by: publisher)
        try confirm(store)
        try await store.install(releases[1], by: publisher)
      }
      let opened = try store.open("shop")
      #expect(opened.digest == releases[1].digest)
      phone.background()
      // The process ends without a word: its objects stay in this one, and it hears nothing any more.
      dead.append(opened)
      phone.endProcess()
    }
    #expect(try locked() == [])
    _ = try store(of: phone).collectGarbage()
    #expect(try StoreLayout.names(in: folder.store.path + "/leases").isEmpty)
    withExtendedLifetime(dead) {}
  }

  @Test func `an app leaves alone what another one has parked`() async throws {
    let phone = Phone()
    let (_, opened) = try await appBehindTheTimes(phone)
    phone.background()
    _ = try store(of: Phone(owner: "com.example.other")).collectGarbage()
    #expect(try opened.contents() == releases[0].files)
  }

  @Test(arguments: [(6, true), (8, false), (-8, false)])
  func `a parked lease protects its release for a week`(days: Double, isKept: Bool) async throws {
    let phone = Phone()
    let (_, opened) = try await appBehindTheTimes(phone)
    phone.background()
    let date = Date.now + days * 86_400
    _ = try store(of: Phone(owner: "com.example.other"), now: date).collectGarbage()
    #expect(hasFiles(of: releases[0]) == isKept)
    phone.foreground()
    #expect(try locked().count == 1)
    withExtendedLifetime(opened) {}
  }

  @Test func `an extension, which hears nothing, holds no lock at all`() async throws {
    let phone = Phone(isExtension: true)
    let (_, opened) = try await appBehindTheTimes(phone)
    #expect(try locked() == [])
    _ = try self.store().collectGarbage()
    #expect(try opened.contents() == releases[0].files)
  }

  @Test func `the system does not suspend the app while the state is locked`() async throws {
    let phone = Phone()
    let store = try store(of: phone)
    let before = phone.holds
    _ = store.packages
    #expect(phone.holds == before + 1)
    _ = try store.collectGarbage()
    #expect(phone.holds == before + 3)
    #expect(phone.openHolds == 0)
  }

  @Test
  func `an update ends before the system suspends the app, and the next one brings the release`()
    async throws
  {
    let phone = Phone()
    let store = try store(of: phone)
    let feed = MemoryFeed()
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
    let packages = try feed.packageFeed()
    let task = Task { try await store.update("shop", from: packages).finish() }
    for await _ in asked { break }
    #expect(try locked() == ["update.lock"])
    phone.expire()
    let error = await #expect(throws: PackageError.self) { try await task.value }
    #expect(error?.message.contains("when the app is active") == true)
    #expect(try locked() == [])
    #expect(phone.openHolds == 0)
    feed.answer(.root(2)) { _ in FeedResponse(404, body: FeedBody { nil }) }
    #expect(try await store.update("shop", from: packages).finish().digest == release.digest)
  }
}

/// A system that suspends apps, as a store sees it.
private final class Phone: Sendable {
  private struct State {
    var process = 1
    var background: [@Sendable () -> Void] = []
    var foreground: [@Sendable () -> Void] = []
    var holds = 0
    var expirations: [Int: @Sendable () -> Void] = [:]
  }

  private let owner: String
  private let isExtension: Bool
  private let state = Locked(State())

  init(owner: String = "com.example.shop", isExtension: Bool = false) {
    (self.owner, self.isExtension) = (owner, isExtension)
  }

  var holds: Int { state.withLock { $0.holds } }
  var openHolds: Int { state.withLock { $0.expirations.count } }

  func background() { for body in state.withLock({ $0.background }) { body() } }
  func foreground() { for body in state.withLock({ $0.foreground }) { body() } }
  func expire() { for body in state.withLock({ $0.expirations.values.map { $0 } }) { body() } }

  func endProcess() {
    state.withLock {
      $0.process += 1
      ($0.background, $0.foreground) = ([], [])
    }
  }

  var suspension: Suspension {
    Suspension(
      owner: owner, process: "\(state.withLock { $0.process })",
      hold: { [state] expire in
        let number = state.withLock { state in
          state.holds += 1
          state.expirations[state.holds] = expire
          return state.holds
        }
        return { state.withLock { $0.expirations[number] = nil } }
      },
      observe: { [state, isExtension] background, foreground in
        if isExtension {
          background()
        } else {
          state.withLock {
            $0.background.append(background)
            $0.foreground.append(foreground)
          }
        }
        return true
      })
  }
}
