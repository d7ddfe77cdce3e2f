import Crypto
import Foundation
import Testing

@testable import OfflinePackages

/// Feeds that a publisher would not make: the update is refused, and nothing is stored.
@Suite(.timeLimit(.minutes(1))) struct RefusedFeedTests {
  private typealias Code = PackageError.Code

  /// Expects that each change of a good feed is refused with a code before the next file is asked for, and that the
  /// good feed installs afterwards.
  private func expectRefusals(
    _ changes: [(name: String, code: Code, change: (SampleSite) throws -> Void)],
    before next: String
  ) async throws -> Int {
    for (name, expected, change) in changes {
      let site = try await SampleSite()
      if next != "/latest/" { try await site.followRoot() }
      let (before, asked) = (try site.folder.storedBytes(), site.feed.requests.count)
      try change(site)
      #expect(await code { try await site.update() } == expected, "\(name)")
      #expect(try site.folder.storedBytes() == before, "\(name)")
      let requests = site.feed.requests.dropFirst(asked)
      #expect(!requests.contains { $0.url.path.hasPrefix(next) }, "\(name)")
      try await site.expectRecovery("\(name)")
    }
    return changes.count
  }

  @Test func `roots that may not follow`() async throws {
    let (new, stranger) = ([try SampleFeed.key(6), try SampleFeed.key(7)], try SampleFeed.key(9))
    func serve(
      _ site: SampleSite, version: UInt64 = 2, signers: (SampleFeed) -> [SampleSite.Key]
    ) throws {
      let root = try SampleFeed.root(
        version: version, rootKeys: new, online: site.sample.online, offline: site.sample.offline)
      site.feed.write(
        try SampleFeed.sign(.root, root.payload, signers(site.sample)),
        to: SampleSite.nextRootPath)
    }
    let cases = try await expectRefusals(
      [
        ("of strangers", .untrusted, { try serve($0) { _ in [stranger] } }),
        ("of its own keys alone", .untrusted, { try serve($0) { _ in new } }),
        ("of the old keys alone", .untrusted, { try serve($0) { $0.rootKeys } }),
        (
          "one old signature short", .untrusted,
          { try serve($0) { $0.rootKeys.dropLast() + new } }
        ),
        (
          "one new signature short", .untrusted,
          { try serve($0) { $0.rootKeys + new.dropLast() } }
        ),
        (
          "with a stranger's signature as well", .untrusted,
          { try serve($0) { $0.rootKeys + new + [stranger] } }
        ),
        (
          "with the online key's signature as well", .untrusted,
          { try serve($0) { $0.rootKeys + new + [$0.online] } }
        ),
        (
          "of the version before", .downgrade,
          { try serve($0, version: 1) { $0.rootKeys + new } }
        ),
        (
          "that leaves a version out", .downgrade,
          { try serve($0, version: 3) { $0.rootKeys + new } }
        ),
        (
          "a latest in its place", .wrongType,
          { $0.feed.write(try #require($0.feed.file($0.latestPath)), to: SampleSite.nextRootPath) }
        ),
        (
          "a release in its place", .wrongType,
          { $0.feed.write($0.release, to: SampleSite.nextRootPath) }
        ),
        ("nothing", .malformed, { $0.feed.write(Data(), to: SampleSite.nextRootPath) }),
        (
          "a login page", .badContent,
          { $0.feed.write(Data("<!doctype html>".utf8), to: SampleSite.nextRootPath) }
        ),
      ], before: "/latest/")
    #expect(cases == 13)
  }

  @Test func `latest documents that nobody may sign`() async throws {
    func serve(_ site: SampleSite, _ keys: [SampleSite.Key]) throws {
      site.feed.write(
        try SampleFeed.sign(.latest, site.latest.payload, keys), to: site.latestPath)
    }
    let cases = try await expectRefusals(
      [
        ("no signature", .untrusted, { try serve($0, []) }),
        ("a stranger's", .untrusted, { try serve($0, [try SampleFeed.key(9)]) }),
        ("the offline keys'", .untrusted, { try serve($0, $0.sample.offline) }),
        ("the root's keys'", .untrusted, { try serve($0, $0.sample.rootKeys) }),
        (
          "its key's and a stranger's", .untrusted,
          { try serve($0, [$0.sample.online, try SampleFeed.key(9)]) }
        ),
        (
          "a stranger's under the key's name", .untrusted,
          { site in
            let signed = Envelope.signedBytes(of: .latest, site.latest.payload)
            let signature = Envelope.Signature(
              key: try site.sample.online.verification.identifier,
              bytes: try SampleFeed.key(9).signature(for: signed))
            let envelope = Envelope(
              type: .latest, payload: site.latest.payload, signatures: [signature])
            site.feed.write(envelope.encoded(), to: site.latestPath)
          }
        ),
        ("a root in its place", .wrongType, { $0.feed.write($0.nextRoot, to: $0.latestPath) }),
        ("nothing", .malformed, { $0.feed.write(Data(), to: $0.latestPath) }),
        (
          "expired at the start of the update", .expired,
          { site in
            let old = site.latest
            try site.serve(
              LatestDocument(
                package: old.package, channel: old.channel, sequence: 12,
                expires: PackageInstant(.now),
                release: old.release))
          }
        ),
        (
          "below its own smallest version", .revoked,
          { site in
            let old = site.latest
            try site.serve(
              LatestDocument(
                package: old.package, channel: old.channel, sequence: 12, expires: old.expires,
                minimumVersion: 8, release: old.release))
          }
        ),
        (
          "that revokes what it names", .revoked,
          { site in
            let old = site.latest
            try site.serve(
              LatestDocument(
                package: old.package, channel: old.channel, sequence: 12, expires: old.expires,
                revoked: [old.release.digest], release: old.release))
          }
        ),
      ], before: "/releases/")
    #expect(cases == 11)
  }

  @Test func `releases that a thief of the online key names`() async throws {
    func sign(_ site: SampleSite, _ keys: [SampleSite.Key]) throws {
      try site.serve(
        release: SampleFeed.sign(.release, site.sample.release.payload, keys))
    }
    func edit(_ old: String, _ new: String) -> (SampleSite) throws -> Void {
      { site in
        let payload = String(decoding: site.sample.release.payload, as: UTF8.self)
        let edited = payload.replacingOccurrences(of: old, with: new)
        #expect(edited != payload)
        try site.serve(
          release: SampleFeed.sign(.release, Data(edited.utf8), site.sample.offline))
      }
    }
    let style = PackageDigest(of: try #require(SampleFeed.files["style.css"]))
    let cases = try await expectRefusals(
      [
        ("no signature", .untrusted, { try sign($0, []) }),
        (
          "one signature short", .untrusted,
          { try sign($0, [$0.sample.offline[0]]) }
        ),
        ("the online key's", .untrusted, { try sign($0, [$0.sample.online]) }),
        (
          "the online key's for a missing one", .untrusted,
          { try sign($0, [$0.sample.offline[0], $0.sample.online]) }
        ),
        ("the root's keys'", .untrusted, { try sign($0, $0.sample.rootKeys) }),
        ("a root in its place", .wrongType, { try $0.serve(release: $0.nextRoot) }),
        (
          "a latest in its place", .wrongType,
          { try $0.serve(release: try #require($0.feed.file($0.latestPath))) }
        ),
        ("another package's", .mismatch, edit("\"package\":\"shop\"", "\"package\":\"other\"")),
        ("another version's", .mismatch, edit("\"version\":7", "\"version\":8")),
        ("of a later format", .incompatible, edit("\"spec\":1", "\"spec\":3")),
        ("for a newer app", .incompatible, edit("\"min\":0", "\"min\":1")),
        ("with a key twice", .malformed, edit("\"version\":7", "\"version\":7,\"version\":7")),
        ("with a path out of the package", .badPath, edit("style.css", "../style.css")),
        ("with an encoded path", .badPath, edit("style.css", "..%2fstyle.css")),
        ("with two paths that differ by case", .badPath, edit("style.css", "INDEX.html")),
        (
          "with one file of two sizes", .malformed,
          edit(
            "\"size\":16",
            "\"size\":16,\"mime\":\"a/b\",\"priority\":1},"
              + "{\"path\":\"b\",\"sha256\":\"\(style)\",\"size\":17")
        ),
      ], before: "/objects/")
    #expect(cases == 16)
  }

  @Test(arguments: [-1, 1])
  func `a release that is not as long as latest states is refused`(difference: Int) async throws {
    let site = try await SampleSite()
    try await site.followRoot()
    let before = try site.folder.storedBytes()
    let old = site.latest
    try site.serve(
      LatestDocument(
        package: old.package, channel: old.channel, sequence: 12, expires: old.expires,
        release: ReleaseReference(
          version: 7, length: site.release.count + difference, digest: old.release.digest)))
    #expect(
      await code { try await site.update() } == (difference < 0 ? .overLimit : .mismatch))
    #expect(try site.folder.storedBytes() == before)
  }
}
