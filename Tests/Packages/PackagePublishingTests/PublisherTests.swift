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
}
