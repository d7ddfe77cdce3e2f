import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// What the verifier of feeds says of each kind of wrong file.
@Suite struct FeedCheckTests {
  private let studio: Studio

  init() throws { studio = try Studio() }

  private func problems() throws -> [String] {
    try studio.findings().problems.map { "\($0.path): \($0.message)" }
  }

  private func latestPath() -> URL { studio.scratch["feed/latest/shop/stable.json"] }

  /// Writes a `latest` that the right key has signed.
  private func write(_ latest: LatestDocument) throws {
    let root = try KeyFolder(studio.keys).chain().document
    try root.sign(latest.payload, as: .latest, with: studio.ring()).write(to: latestPath())
  }

  private func changed(
    _ latest: LatestDocument, expires: PackageInstant? = nil, minimumVersion: UInt64 = 0,
    revoked: [PackageDigest] = [], release: ReleaseReference? = nil,
    candidate: LatestDocument.Candidate? = nil
  ) -> LatestDocument {
    LatestDocument(
      package: latest.package, channel: latest.channel, sequence: latest.sequence,
      expires: expires ?? latest.expires, minimumVersion: minimumVersion, revoked: revoked,
      release: release ?? latest.release, candidate: candidate)
  }

  @Test func `a latest of a release that its own members forbid is a problem`() throws {
    try studio.publish(1)
    let latest = try studio.latest()
    try write(changed(latest, minimumVersion: 1))
    #expect(try problems().isEmpty)
    for wrong in [
      changed(latest, minimumVersion: 2), changed(latest, revoked: [latest.release.digest]),
    ] {
      try write(wrong)
      #expect(try problems().count == 1)
      #expect(try problems().allSatisfy { $0.contains("is revoked or below") })
    }
  }

  @Test func `a latest that states another version or length than the document's is a problem`()
    throws
  {
    try studio.publish(1)
    let latest = try studio.latest()
    let right = latest.release
    let references = [
      ReleaseReference(version: 2, length: right.length, digest: right.digest),
      ReleaseReference(version: 1, length: right.length + 1, digest: right.digest),
    ]
    for reference in references {
      try write(changed(latest, release: reference))
      #expect(try problems().count == 1)
      #expect(try problems().allSatisfy { $0.contains("Its release is stated as version") })
      try write(changed(latest, candidate: .init(release: reference, rollout: 5)))
      #expect(try problems().count == 1)
      #expect(try problems().allSatisfy { $0.contains("Its candidate is stated as version") })
    }
  }

  @Test func `the times at which a latest is a warning and a problem`() throws {
    try studio.publish(1)
    let latest = try studio.latest()
    for (left, severity) in [
      (2 * 86_400, nil), (2 * 86_400 - 1, .warning), (1, .warning), (0, .problem), (-1, .problem),
    ] as [(Int64, Finding.Severity?)] {
      try write(changed(latest, expires: studio.now.advanced(by: left)))
      #expect(try studio.findings().all.map(\.severity) == [severity].compactMap { $0 }, "\(left)")
    }
  }

  @Test func `a release that the newest root does not trust is a problem where devices get it`()
    throws
  {
    try studio.publish(1)
    try studio.publish(2)
    try studio.rotate([.release])
    let second = try studio.latest().release
    try FileManager.default.copyItem(
      at: studio.scratch["keys/root/2.json"], to: studio.scratch["feed/root/2.json"])
    // Version 1 is old, and nobody gets it.
    let problems = try studio.findings().problems
    #expect(problems.map(\.path) == [FeedPath.release(second.digest).text])
    try studio.change { try $0.renew() }
    #expect(try studio.findings().problems.isEmpty)
  }

  @Test func `a latest of keys that a later root has dropped is a problem`() throws {
    try studio.publish(1)
    try studio.rotate([.latest])
    try FileManager.default.copyItem(
      at: studio.scratch["keys/root/2.json"], to: studio.scratch["feed/root/2.json"])
    #expect(try studio.findings().problems.map(\.path) == ["latest/shop/stable.json"])
  }

  @Test func `a pack of objects without bytes is whole`() throws {
    for place in ["a-first.txt", "z-last.txt"] {
      let studio = try Studio()
      try studio.scratch.writePages()
      try studio.scratch.write("", to: "dist/\(place)")
      var configuration = PackageConfiguration()
      (configuration.package, configuration.packs) = ("shop", true)
      for priority in [0, 9] as [UInt64] {
        configuration.priorities = [PathPattern(place): priority]
        let built = try PackageBuilder(
          studio.scratch["dist"], configuration: configuration, version: priority + 1
        ).build(
          to: studio.scratch["release"],
          sign: { (envelope) throws(PublishingError) in
            try envelope.signed(
              by: KeyRing([studio.keys.path]).keys.filter { $0.name == "release-1" })
          })
        try studio.change { try $0.publish(built, to: studio.name("stable")) }
        #expect(try studio.findings().all.isEmpty)
      }
    }
  }

  @Test func `a pipe in a feed is a problem, and an empty feed is told what it lacks`() throws {
    try studio.publish(1)
    #expect(mkfifo(studio.scratch["feed/pipe"].path, 0o600) == 0)
    #expect(try problems().count == 1 && problems()[0].hasPrefix("pipe: "))
    let empty = studio.scratch["empty"]
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let findings = try FeedVerifier.verify(empty)
    #expect(findings.all.map(\.path) == ["root/1.json", "latest"])
    #expect(
      message { _ = try FeedVerifier.verify(studio.scratch["none"]) }?.contains("no folder") == true
    )
  }

  @Test func `an object in the place of another one is named by its path`() throws {
    try studio.publish(1)
    let digest = PackageDigest(of: Data("x".utf8))
    let right = FeedPath.object(digest).text
    try studio.scratch.write("x", to: "feed/\(right)")
    try studio.scratch.write("x", to: "feed/objects/00/\(digest.hexadecimal)")
    let findings = try studio.findings()
    #expect(findings.problems.isEmpty)
    #expect(
      Set(findings.all.map { "\($0.path): \($0.message)" }) == [
        "\(right): No release lists it: it may be removed.",
        "objects/00/\(digest.hexadecimal): It is not the path of an object.",
      ])
  }

  @Test func `what does not belong to a feed is a warning wherever it stands`() throws {
    try studio.publish(1)
    let digest = try studio.latest().release.digest.hexadecimal
    let names = [
      "releases/\(digest).txt", "releases/notes.json", "latest/shop/stable.txt",
      "latest/shop/a/b.json", "latest/stable.json", "latest/Shop!/stable.json", "root/01.json",
      "root/one.json", "packs/notes", "packs/.1.partial",
    ]
    for name in names { try studio.scratch.write("x", to: "feed/\(name)") }
    let findings = try studio.findings()
    #expect(findings.problems.isEmpty)
    #expect(findings.all.map(\.path).sorted() == names.sorted())
    #expect(
      findings.all.filter { $0.message.contains("interrupted") }.map(\.path)
        == ["packs/.1.partial"])
  }

  @Test func `a root of another version in the place of the first one is a problem`() throws {
    try studio.publish(1)
    try studio.rotate([.root])
    try FileManager.default.removeItem(at: studio.scratch["feed/root/1.json"])
    try FileManager.default.copyItem(
      at: studio.scratch["keys/root/2.json"], to: studio.scratch["feed/root/1.json"])
    let findings = try FeedVerifier.verify(studio.feed, now: studio.now)
    #expect(findings.problems.map(\.path) == ["root/1.json"])
    #expect(findings.problems.first?.message.contains("It has version 2") == true)
  }

  @Test func `a root that does not follow is a problem, and no key of it counts`() throws {
    try studio.publish(1)
    for _ in 1...2 { try studio.rotate([.latest]) }
    try FileManager.default.copyItem(
      at: studio.scratch["keys/root/3.json"], to: studio.scratch["feed/root/3.json"])
    #expect(try studio.findings().problems.map(\.path) == ["root/3.json"])
  }

  @Test func `a release's folder without a root says that nobody checked the signatures`() throws {
    let built = try studio.pack(1)
    let findings = try ReleaseVerifier.verify(built.folder)
    #expect(findings.problems.isEmpty)
    #expect(findings.all.map(\.message).contains { $0.contains("not checked") })
    try studio.scratch.write("x", to: "release/notes.txt")
    #expect(
      try ReleaseVerifier.verify(built.folder, root: studio.root).all.map(\.path) == ["notes.txt"])
    let file = try #require(built.document.files.first)
    try FileManager.default.removeItem(at: built.url(of: file.digest))
    #expect(
      try ReleaseVerifier.verify(built.folder, root: studio.root).problems.map(\.path)
        == [FeedPath.object(file.digest).text])
  }
}
