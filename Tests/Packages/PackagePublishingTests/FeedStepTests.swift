import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Steps of a release engineer that are refused, or that change nothing twice.
@Suite struct FeedStepTests {
  @Test func `the release of a rollout may be published again, and to all devices`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2, rollout: 100)
    try studio.publish(2, rollout: 200)
    #expect(try studio.latest().candidate?.rollout == 200)
    let built = try studio.pack(2)
    let publisher = try studio.change { try $0.publish(built, to: studio.name("stable")) }
    let latest = try studio.latest()
    #expect(latest.release.version == 2 && latest.candidate == nil && latest.sequence == 4)
    // The rollout went on to all devices, so that nothing of it ended.
    #expect(publisher.notes.isEmpty)
    #expect(try studio.findings().all.isEmpty)
  }

  @Test func `the release that all devices get cannot become a rollout`() throws {
    let studio = try Studio()
    try studio.publish(1)
    #expect(message { try studio.publish(1, rollout: 100) }?.contains("take it away") == true)
    try studio.publish(1)
    #expect(try studio.latest().sequence == 2)
  }

  @Test func `a release above the rollout ends it, and says so`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(3, rollout: 250)
    #expect(message { try studio.publish(2) }?.contains("not above version 3") == true)
    let built = try studio.pack(4)
    let publisher = try studio.change { try $0.publish(built, to: studio.name("stable")) }
    #expect(try studio.latest().candidate == nil && studio.latest().release.version == 4)
    #expect(
      publisher.notes == ["Version 3, which 2.5% of devices had, ends with this release."])
  }

  @Test func `a revoked release, or one below the smallest version, is not published`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(3)
    try studio.change { try $0.setMinimumVersion(3, of: studio.channel) }
    let first = try Feed(studio.feed).release(of: studio.name("shop"), version: 1)
    try studio.change { _ = try $0.revoke(first) }
    #expect(message { try studio.publish(1) }?.contains("is revoked") == true)
  }

  @Test func `an object may be in the feed already, and has to be there whole`() throws {
    let studio = try Studio()
    try studio.publish(1)
    func publish(_ change: (BuiltRelease) throws -> Void) throws {
      let built = try studio.pack(2, script: "1", packs: true)
      try change(built)
      var publisher = try studio.publisher()
      try publisher.publish(built, to: studio.name("stable"))
      _ = try publisher.write()
    }
    func objects(_ built: BuiltRelease) throws -> [URL] {
      built.document.objectSizes.keys.sorted().map(built.url)
    }
    let path = FeedPath.object(
      try #require(try studio.pack(2, script: "1").document.objectSizes.keys.min())
    ).text
    let whole = try Data(contentsOf: studio.feed.appendingPathComponent(path))
    let before = try studio.latest()
    for bytes in [whole + Data([0]), Data(whole.dropLast()) + Data([0x7F])] {
      try bytes.write(to: studio.feed.appendingPathComponent(path))
      let text = message {
        try publish { for url in try objects($0) { try FileManager.default.removeItem(at: url) } }
      }
      #expect(text?.contains("is missing or has another size") == true)
      #expect(try studio.latest() == before)
    }
    try whole.write(to: studio.feed.appendingPathComponent(path))
    #expect(
      message {
        try publish { built in
          for pack in built.document.packs {
            try FileManager.default.removeItem(at: built.url(of: pack))
          }
        }
      }?.contains("pack") == true)
    #expect(try studio.latest() == before)
    try publish { for url in try objects($0) { try FileManager.default.removeItem(at: url) } }
    #expect(try studio.latest().release.version == 2)
    #expect(try studio.findings().all.isEmpty)
  }

  @Test func `one channel is renewed by its name, and a channel that is not there is named`() throws
  {
    let studio = try Studio()
    try studio.publish(1)
    let built = try studio.pack(1)
    try studio.change { try $0.publish(built, to: studio.name("beta")) }
    let beta = Feed.Channel(try studio.name("shop"), try studio.name("beta"))
    #expect(try Feed(studio.feed).channels() == [beta, studio.channel])
    try studio.change { try $0.renew(studio.channel) }
    #expect(try studio.latest().sequence == 2)
    #expect(try Feed(studio.feed).latest(beta)?.document.sequence == 1)
    let nightly = Feed.Channel(try studio.name("shop"), try studio.name("nightly"))
    #expect(
      message { try studio.change { try $0.renew(nightly) } }?
        .contains("shop/beta, shop/stable") == true)
    #expect(
      message {
        var publisher = try Publisher(
          studio.scratch["empty"], keys: studio.ring(), roots: KeyFolder(studio.keys).chain())
        try publisher.renew()
      }?.contains("no channel to renew") == true)
  }

  @Test func `a smaller rollout says that devices keep the release`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2, rollout: 500)
    for (rollout, count) in [(500, 0), (501, 0), (499, 1)] {
      let publisher = try studio.change { try $0.setRollout(rollout, of: studio.channel) }
      #expect(publisher.notes.count == count)
      #expect(try studio.latest().candidate?.rollout == rollout)
    }
  }

  @Test func `a rollback to what is revoked, or to what all devices have, is refused`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2)
    let first = try Feed(studio.feed).release(of: studio.name("shop"), version: 1)
    try studio.change { _ = try $0.revoke(first) }
    let before = try studio.scratch.contents(of: "feed")
    for (version, words) in [(1, "is revoked"), (2, "is what is to be replaced")] {
      #expect(
        message {
          try studio.change { _ = try $0.rollBack(studio.channel, to: UInt64(version)) }
        }?.contains(words) == true)
    }
    // No release is left below version 2.
    #expect(
      message { try studio.change { _ = try $0.rollBack(studio.channel) } }?
        .contains("no version of shop below 2") == true)
    #expect(try studio.scratch.contents(of: "feed") == before)
  }

  @Test func `a rollback that revokes nothing leaves the list, and a second revocation as well`()
    throws
  {
    let studio = try Studio()
    for version in 1...2 as ClosedRange<UInt64> { try studio.publish(version) }
    try studio.change { _ = try $0.rollBack(studio.channel) }
    #expect(try studio.latest().revoked.isEmpty)
    let second = try Feed(studio.feed).release(of: studio.name("shop"), version: 2)
    for _ in 1...2 { try studio.change { _ = try $0.revoke(second) } }
    #expect(try studio.latest().revoked == [second.digest])
  }

  @Test func `a revocation changes the channels that are named, and else all of the package`()
    throws
  {
    let studio = try Studio()
    try studio.publish(1)
    let old = try Feed(studio.feed).release(of: studio.name("shop"), version: 1)
    let built = try studio.pack(2)
    for name in ["stable", "beta"] {
      try studio.change { try $0.publish(built, to: studio.name(name)) }
    }
    let beta = Feed.Channel(try studio.name("shop"), try studio.name("beta"))
    func revoked(_ channel: Feed.Channel) throws -> Int? {
      try Feed(studio.feed).latest(channel)?.document.revoked.count
    }
    var changed: [Feed.Channel] = []
    try studio.change { changed = try $0.revoke(old, in: [studio.name("beta")]) }
    #expect(changed == [beta])
    #expect(try revoked(beta) == 1 && revoked(studio.channel) == 0)
    try studio.change { changed = try $0.revoke(old) }
    #expect(try changed == [beta, studio.channel])
    #expect(try revoked(beta) == 1 && revoked(studio.channel) == 1)
  }

  @Test func `a label of 100 characters stays one after a rollback`() throws {
    let studio = try Studio()
    try studio.publish(1)
    try studio.publish(2)
    for version in 3...40 as ClosedRange<UInt64> {
      try studio.change { _ = try $0.rollBack(studio.channel) }
      #expect(try studio.latest().release.version == version)
    }
    let label = try studio.release(studio.latest().release).label
    #expect(label.count == 100 && label.hasPrefix("1."))
  }

  @Test func `a latest holds for 1 to 366 days`() throws {
    let studio = try Studio()
    let built = try studio.pack(1)
    for (days, isAllowed) in [(0, false), (1, true), (366, true), (367, false)] {
      let text = message {
        var publisher = try Publisher(
          studio.scratch["feed-\(days)"], keys: studio.ring(),
          roots: KeyFolder(studio.keys).chain(), now: studio.now, days: days)
        try publisher.publish(built, to: studio.name("stable"))
        #expect(
          try publisher.write().paths.last == "latest/shop/stable.json")
      }
      #expect((text == nil) == isAllowed, "\(days): \(text ?? "")")
    }
  }

  @Test func `parts of devices are written as people read them`() {
    for (rollout, text) in [
      (0, "0%"), (5, "0.05%"), (25, "0.25%"), (50, "0.5%"), (500, "5%"), (1_250, "12.5%"),
      (10_000, "100%"),
    ] {
      #expect(Rollout.text(rollout) == text)
      #expect(Rollout.parse(text) == rollout)
    }
    for text in ["5%%", "1.2.3", "5.", "100.01%", "100.5", "1e1", "+5", "٥%", "5.x"] {
      #expect(Rollout.parse(text) == nil, "\(text)")
    }
  }

  @Test func `after a rotation, channels with one release get one new version`() throws {
    let studio = try Studio()
    try studio.publish(1)
    let built = try studio.pack(1)
    try studio.change { try $0.publish(built, to: studio.name("beta")) }
    try studio.rotate([.release])
    let publisher = try studio.change { try $0.renew() }
    let beta = Feed.Channel(try studio.name("shop"), try studio.name("beta"))
    let one = try studio.latest().release
    #expect(one.version == 2)
    #expect(try Feed(studio.feed).latest(beta)?.document.release == one)
    #expect(publisher.notes.count == 1)
    #expect(try studio.findings().problems.isEmpty)
  }
}
