import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Whose keys sign what a publisher writes, also after a rotation.
@Suite struct PublisherKeyTests {
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
    try studio.rotate([.release, .latest])
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
    try studio.rotate([.latest])
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
}
