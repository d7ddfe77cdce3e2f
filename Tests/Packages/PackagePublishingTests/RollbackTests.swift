import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Releases that are taken back: by a new version, a revocation, or a smallest version.
@Suite struct RollbackTests {
  @Test func `a rollback is a new version with the old files`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2)
    let before = try studio.scratch.contents(of: "feed/objects")
    try studio.change { _ = try $0.rollBack(studio.channel, revoking: true) }
    let latest = try studio.latest()
    let document = try studio.release(latest.release)
    #expect(document.version == 3 && document.label == "1.1 again")
    #expect(document.files.contains { $0.path.text == "assets/app.1.js" })
    #expect(latest.revoked.count == 1)
    #expect(try studio.scratch.contents(of: "feed/objects") == before)
    #expect(try studio.findings().problems.isEmpty)
  }

  @Test func `a rollback keeps the policy of the old files and its reasons`() throws {
    let studio = try Studio()
    try studio.publish(1, script: "eval(1)")
    let old = try studio.release(studio.latest().release)
    #expect(old.policyReport?.notes.count == 1)
    try studio.publish(2)
    try studio.change { _ = try $0.rollBack(studio.channel) }
    let new = try studio.release(studio.latest().release)
    #expect(new.version == 3 && new.contentSecurityPolicy == old.contentSecurityPolicy)
    #expect(new.policyReport == old.policyReport)
  }

  @Test func `a rollback during a rollout gives back what all others have`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2)
    try studio.publish(3, rollout: 100)
    try studio.change { _ = try $0.rollBack(studio.channel) }
    let latest = try studio.latest()
    #expect(latest.release.version == 4 && latest.candidate == nil)
    #expect(try studio.release(latest.release).label == "1.2 again")
  }

  @Test func `a rollback skips releases with the same files, and goes where it is told to`() throws
  {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2)
    try studio.change { _ = try $0.rollBack(studio.channel) }
    let again = try studio.publisher()
    var copy = again
    let rollback = try copy.rollBack(studio.channel)
    #expect(rollback.from.document.version == 3 && rollback.to.document.version == 2)
    var other = again
    #expect(try other.rollBack(studio.channel, to: 1).to.document.version == 1)
    var wrong = again
    #expect(
      message { _ = try wrong.rollBack(studio.channel, to: 9) }?.contains("no version 9") == true)
  }

  @Test func `a rollback names the release for the case that the restored one is bad too`() throws {
    let studio = try Studio()
    for version: UInt64 in 1...4 { try studio.publish(version) }
    func older(to version: UInt64?) throws -> UInt64? {
      var copy = try studio.publisher()
      return try copy.rollBack(studio.channel, to: version).older?.document.version
    }
    #expect(try older(to: nil) == 2)
    #expect(try older(to: 2) == 1)
    #expect(try older(to: 1) == nil)
    // What is revoked is no release to go back to, and neither is one that has the files of the bad one.
    try studio.change { _ = try $0.rollBack(studio.channel, to: 3, revoking: true) }
    try studio.change { publisher in
      let release = try #require(
        try publisher.releases(of: studio.channel.package, version: 2).last)
      _ = try publisher.revoke(release)
    }
    #expect(try older(to: 3) == 1)
  }

  @Test func `a rollback to damaged files is refused before anything is written`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let document = try studio.release(studio.latest().release)
    try studio.publish(2)
    let script = try #require(document.files.first { $0.path.text == "assets/app.1.js" })
    let path = "feed/objects/\(script.digest.hexadecimal.prefix(2))/\(script.digest)"
    try studio.scratch.write("console.log(X)", to: path)
    let before = try studio.scratch.contents(of: "feed")
    let text = message { try studio.change { _ = try $0.rollBack(studio.channel) } }
    #expect(text?.contains(script.digest.hexadecimal) == true)
    #expect(try studio.scratch.contents(of: "feed") == before)
  }

  @Test func `a release is revoked, but not the one that all devices get`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let first = try Feed(studio.feed).release(of: studio.name("shop"), version: 1)
    #expect(
      message { try studio.change { _ = try $0.revoke(first) } }?.contains("rollback --revoke")
        == true)
    try studio.publish(2, rollout: 100)
    let second = try Feed(studio.feed).release(of: studio.name("shop"), version: 2)
    try studio.change { _ = try $0.revoke(second) }
    let latest = try studio.latest()
    #expect(latest.revoked == [second.digest] && latest.candidate == nil)
    #expect(latest.release.version == 1)
  }

  @Test func `a smallest version ends all revoked ones below it, and never sinks`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let first = try Feed(studio.feed).release(of: studio.name("shop"), version: 1)
    try studio.publish(2)
    try studio.change { _ = try $0.revoke(first) }
    try studio.change { try $0.setMinimumVersion(2, of: studio.channel) }
    #expect(try studio.latest().minimumVersion == 2 && studio.latest().revoked.isEmpty)
    for version: UInt64 in [1, 3] {
      #expect(throws: PublishingError.self) {
        try studio.change { try $0.setMinimumVersion(version, of: studio.channel) }
      }
    }
  }
}
