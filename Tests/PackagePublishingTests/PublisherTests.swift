import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// What a feed says after each step of a release engineer.
@Suite struct PublisherTests {
  @Test func `the first release goes to all devices, with all its files`() throws {
    let studio = try Studio()
    let written = try studio.publish(1, packs: true)
    let latest = try studio.latest()
    #expect(latest.sequence == 1 && latest.release.version == 1 && latest.candidate == nil)
    #expect(latest.expires.seconds - studio.now.seconds == 14 * 86_400)
    let document = try studio.release(latest.release)
    for (digest, size) in document.objectSizes {
      let url = studio.feed.appendingPathComponent(
        "objects/\(digest.hexadecimal.prefix(2))/\(digest)")
      #expect(try Data(contentsOf: url).count == size)
    }
    #expect(written.paths.last == "latest/shop/stable.json")
    #expect(written.paths.contains("root/1.json"))
    #expect(try studio.findings().all.isEmpty)
  }

  @Test func `a hotfix writes what is new, and keeps the old release`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let first = try studio.latest().release
    let written = try studio.publish(2)
    #expect(written.paths.count { $0.hasPrefix("objects/") } == 1)
    #expect(written.present == 3)
    let latest = try studio.latest()
    #expect(latest.sequence == 2 && latest.release.version == 2)
    #expect(try studio.release(first).version == 1)
    #expect(try studio.findings().all.isEmpty)
  }

  @Test func `a rollout grows and is promoted`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2, rollout: 500)
    var latest = try studio.latest()
    #expect(latest.release.version == 1 && latest.candidate?.release.version == 2)
    #expect(latest.candidate?.rollout == 500)
    try studio.change { try $0.setRollout(5_000, of: studio.channel) }
    #expect(try studio.latest().candidate?.rollout == 5_000)
    try studio.change { try $0.promote(studio.channel) }
    latest = try studio.latest()
    #expect(latest.release.version == 2 && latest.candidate == nil && latest.sequence == 4)
    #expect(throws: PublishingError.self) {
      try studio.change { try $0.promote(studio.channel) }
    }
  }

  @Test func `a rollout that is withdrawn leaves what others have, and says who keeps it`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2, rollout: 500)
    let publisher = try studio.change { try $0.withdraw(studio.channel) }
    #expect(try studio.latest().candidate == nil)
    #expect(publisher.notes.contains { $0.contains("keep it") })
  }

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

  @Test func `a lower version is refused`() throws {
    let studio = try Studio()
    try studio.publish(5)
    let before = try studio.scratch.contents(of: "feed")
    #expect(message { try studio.publish(4) }?.contains("not above version 5") == true)
    #expect(message { try studio.publish(5, script: "other") }?.contains("not above") == true)
    #expect(try studio.scratch.contents(of: "feed") == before)
  }

  @Test func `the first release of a channel is no rollout`() throws {
    let studio = try Studio()
    #expect(message { try studio.publish(1, rollout: 10) }?.contains("without --rollout") == true)
    #expect(!studio.scratch.has("feed"))
  }

  @Test func `a release that is not signed, or by other keys, is refused`() throws {
    let studio = try Studio()
    let other = try Studio()
    let built = try other.pack(1)
    var publisher = try studio.publisher()
    #expect(
      message { try publisher.publish(built, to: studio.name("stable")) }?
        .contains("webbridge sign") == true)
  }

  @Test func `a release with a changed object is refused`() throws {
    let studio = try Studio()
    let built = try studio.pack(1)
    let file = built.document.files[0]
    var bytes = try Data(contentsOf: built.url(of: file.digest))
    bytes[0] ^= 1
    try bytes.write(to: built.url(of: file.digest))
    var publisher = try studio.publisher()
    #expect(
      message { try publisher.publish(built, to: studio.name("stable")) }?
        .contains(file.digest.hexadecimal) == true)
    #expect(!studio.scratch.has("feed"))
  }

  @Test func `a damaged object of the feed is replaced when its release comes again`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let file = try studio.release(studio.latest().release).files[0]
    let path = "objects/\(file.digest.hexadecimal.prefix(2))/\(file.digest)"
    var bytes = try Data(contentsOf: studio.feed.appendingPathComponent(path))
    bytes[0] ^= 1
    try bytes.write(to: studio.feed.appendingPathComponent(path))
    #expect(!(try studio.findings().problems.isEmpty))
    try studio.publish(2, script: "1")
    #expect(try studio.findings().problems.isEmpty)
  }

  @Test func `renewing signs latest again and changes nothing else`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let before = try studio.latest()
    try studio.change { try $0.renew() }
    let after = try studio.latest()
    #expect(after.sequence == before.sequence + 1 && after.release == before.release)
  }

  @Test func `after a rotation, what the new keys do not stand behind is signed again`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2, rollout: 1_000)
    try rotate([.release, .latest], in: studio)
    let publisher = try studio.change { try $0.renew() }
    let latest = try studio.latest()
    #expect(latest.release.version == 3 && latest.candidate?.release.version == 4)
    #expect(try studio.release(latest.release).label == "1.1")
    #expect(publisher.notes.count == 2)
    #expect(try studio.findings().problems.isEmpty)
  }

  @Test func `a rotation of the latest key alone keeps the releases`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let before = try studio.latest().release
    try rotate([.latest], in: studio)
    try studio.publish(2)
    #expect(try studio.release(before).version == 1)
    #expect(try studio.latest().release.version == 2)
    #expect(try studio.findings().problems.isEmpty)
  }

  @Test func `keys of another feed are refused`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let other = try Studio()
    #expect(
      message {
        _ = try Publisher(studio.feed, keys: other.ring(), roots: KeyFolder(other.keys).chain())
      }?.contains("not the one of the feed") == true)
  }

  @Test func `missing keys are said before anything is written`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let before = try studio.scratch.contents(of: "feed")
    let text = message {
      var publisher = try Publisher(studio.feed, keys: KeyRing([]), roots: nil)
      try publisher.renew()
      _ = try publisher.write()
    }
    #expect(text?.contains("--keys") == true)
    #expect(try studio.scratch.contents(of: "feed") == before)
  }

  @Test func `a second publisher waits outside`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let first = try studio.publisher()
    #expect(message { _ = try studio.publisher() }?.contains("Another process") == true)
    withExtendedLifetime(first) {}
  }

  @Test func `a feed that cannot be written keeps the latest that it had`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let before = try studio.latest()
    // A folder in the place of the release's file stops the writer between objects and latest.
    let built = try studio.pack(2)
    try FileManager.default.createDirectory(
      at: studio.feed.appendingPathComponent("releases/\(built.digest).json/x"),
      withIntermediateDirectories: true)
    #expect(throws: PublishingError.self) {
      var publisher = try studio.publisher()
      try publisher.publish(built, to: studio.name("stable"))
      _ = try publisher.write()
    }
    #expect(try studio.latest() == before)
    let left = try FileManager.default.subpathsOfDirectory(atPath: studio.feed.path)
    #expect(!left.contains { $0.hasSuffix(NewFile.suffix) })
    #expect(!(try studio.scratch.contents(of: "feed/objects").isEmpty))
  }

  @Test(arguments: [
    ("5%", 500), ("12.5%", 1_250), ("0.25 %", 25), ("100", 10_000), ("0%", 0), ("101%", nil),
    ("-1%", nil), ("1.234%", nil), ("a", nil), ("", nil), (".5%", nil),
  ])
  func `parts of devices are read`(text: String, rollout: Int?) {
    #expect(Rollout.parse(text) == rollout)
  }

  /// Replaces the keys of roles.
  private func rotate(_ types: [DocumentType], in studio: Studio) throws {
    let folder = KeyFolder(studio.keys)
    let previous = try folder.chain().document
    var rotation = RootRotation(after: previous)
    var fresh: [SigningKey] = []
    for type in types {
      let old = previous.roles[type]?.keys ?? []
      let new = SigningKey(name: folder.freeName(for: type))
      for key in old { rotation.remove(key, from: type) }
      rotation.add(new.publicKey.key, to: type)
      fresh.append(new)
    }
    let next = try rotation.document()
    let ring = KeyRing(try studio.ring().keys + fresh)
    let (envelope, missing) = try RootRotation.sign(next, after: previous, with: ring)
    #expect(missing.isEmpty)
    _ = try folder.save(next, envelope, newKeys: fresh)
  }
}
