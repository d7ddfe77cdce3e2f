import Foundation
import Testing

@testable import OfflinePackages

/// States of apps with a version of before terms of quarantines: an update of the app reads them, and an app that goes back to
/// such a version reads what the newer one has written.
@Suite(.timeLimit(.minutes(1))) struct EarlierStateTests: ShopSuite {
  let shop: TestShop

  init() throws { shop = try TestShop(releases: 3) }

  /// A release, as that version wrote it.
  private func record(
    _ version: Int, _ rest: String = #""attempts":[],"isConfirmed":true"#
  ) -> String {
    """
    {\(rest),"digest":"\(releases[version - 1].digest)","label":"\(version)","origin":"installed","version":\(version)}
    """
  }

  /// A state, as that version wrote it.
  private func state(_ current: String, good: String, quarantined: String = "") throws -> String {
    let root = PackageDigest(of: publisher.root)
    let latest = PackageDigest(of: try publisher.latest(releases[1]).document.payload)
    return """
      {"device":"00332fde-430c-4dc1-ad1f-90e0707f645c","embeddedRoot":"\(root)","generation":99,"packages":{"shop":\
      {"channel":"stable","channels":{"stable":{"expires":1797208401,"floor":{"latest":"\(latest)",\
      "release":"\(releases[1].digest)","sequence":2,"version":2},"minimumVersion":0,"revoked":[]}},\
      "current":\(current),"good":[\(good)],"quarantined":{\(quarantined)}}},\
      "root":{"digest":"\(root)","version":1},"suspects":[]}
      """
  }

  /// A device with the files of the first two releases, and such a state.
  private func device(_ state: String) async throws -> PackageStore {
    let store = try store()
    for release in releases.prefix(2) { try await store.install(release, by: publisher) }
    let body = Data(state.utf8)
    let slot = folder.store.appendingPathComponent("state")
    try (Data("\(PackageDigest(of: body))\n".utf8) + body)
      .write(to: slot.appendingPathExtension("0"))
    try FileManager.default.removeItem(at: slot.appendingPathExtension("1"))
    return try self.store()
  }

  private static let failed =
    #"{"isCompanion":false,"nonce":"9f49cf24","outcome":"failed","reason":"crash"}"#
  private static let loading = #"{"isCompanion":false,"nonce":"a62fe08a","outcome":"loading"}"#

  @Test func `a release that an earlier version put away for ever comes with the next update`()
    async throws
  {
    let store = try await device(
      state(record(1), good: record(1), quarantined: "\"\(releases[1].digest)\":\"crash\""))
    #expect(try store.open("shop").digest == releases[0].digest)
    #expect(try store.status(of: "shop")?.quarantined.isEmpty == true)
    #expect(try await store.install(releases[1], by: publisher).version == 2)
    let opened = try store.open("shop")
    #expect(opened.digest == releases[1].digest)
    try opened.confirmHealthy(nonce: opened.nonce)
    #expect(try store.status(of: "shop")?.lastGood?.digest == releases[1].digest)
  }

  @Test func `loads that an earlier version has counted go on to count`() async throws {
    let current = record(2, "\"attempts\":[\(Self.failed)],\"isConfirmed\":false")
    let store = try await device(state(current, good: record(1)))
    let opened = try store.open("shop")
    #expect(opened.digest == releases[1].digest)
    opened.reportFailure(.crash)
    #expect(try store.open("shop").digest == releases[0].digest)
    #expect(try store.status(of: "shop")?.quarantined == [releases[1].digest: .crash])
  }

  @Test func `loads without a word that an earlier version has counted harm no confirmed release`()
    async throws
  {
    let loads = "\"attempts\":[\(Self.loading),\(Self.loading)],\"isConfirmed\":true"
    let store = try await device(state(record(2, loads), good: record(1)))
    #expect(try store.open("shop").digest == releases[1].digest)
  }

  @Test func `a state has each member that an earlier version reads`() async throws {
    let earlier = try state(
      record(1, "\"attempts\":[\(Self.failed)],\"isConfirmed\":true"), good: record(1),
      quarantined: "\"\(releases[1].digest)\":\"crash\"")
    let store = try store()
    try await store.install(releases[0], by: publisher)
    try confirm(store)
    try await store.install(releases[1], by: publisher)
    for _ in 1...2 { try store.open("shop").reportFailure(.crash) }
    try store.open("shop").reportFailure(.hang)
    let written = try StateSlots.encode(try store.readState()).dropFirst(65)
    #expect(try members(Data(earlier.utf8)).subtracting(members(written)) == [])
  }

  /// The places of all members of a JSON text, and the kinds of their values.
  private func members(_ text: Data) throws -> Set<String> {
    func members(_ value: Any, at place: String) -> Set<String> {
      switch value {
      case let object as [String: Any]:
        object.reduce(into: ["\(place) object"]) { found, member in
          let name = member.key.count == 64 ? "hash" : member.key
          found.formUnion(members(member.value, at: "\(place).\(name)"))
        }
      case let list as [Any]:
        list.reduce(into: ["\(place) list"]) { $0.formUnion(members($1, at: "\(place)[]")) }
      case is String: ["\(place) text"]
      default: ["\(place) number"]
      }
    }
    return members(try JSONSerialization.jsonObject(with: text), at: "state")
  }
}
