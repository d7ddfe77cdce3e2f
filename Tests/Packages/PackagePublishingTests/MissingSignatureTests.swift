import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// Which signatures are missing, by the names of their keys.
@Suite struct MissingSignatureTests {
  private func studio(_ type: PackageDocumentType) throws -> (Studio, [SigningKey]) {
    let studio = try Studio([type: .init(keys: 3, threshold: 2)])
    return (studio, try studio.ring().keys.filter { $0.name.hasPrefix("\(type)") })
  }

  /// A release that some keys have signed.
  private func built(_ studio: Studio, _ keys: [SigningKey]) throws -> BuiltRelease {
    let built = try studio.pack(1)
    let envelope = Envelope(type: .release, payload: built.envelope.payload, signatures: [])
    try envelope.signed(by: keys).encoded()
      .write(to: built.folder.appendingPathComponent("release.json"))
    return try BuiltRelease(built.folder)
  }

  @Test(arguments: [
    (
      0,
      "“release” needs 2 signatures by version 1 of the root and has none: 2 are missing, of the keys release-1, release-2, release-3."
    ),
    (
      1,
      "“release” needs 2 signatures by version 1 of the root and has 1, of release-1: 1 is missing, of the keys release-2, release-3."
    ),
  ])
  func `publishing a release that too few have signed names the others`(
    count: Int, sentence: String
  ) throws {
    let (studio, keys) = try studio(.release)
    let release = try built(studio, Array(keys.prefix(count)))
    var publisher = try studio.publisher()
    let text = message { try publisher.publish(release, to: studio.name("stable")) }
    #expect(text?.contains(sentence) == true)
    #expect(text?.contains("webbridge sign") == true)
  }

  @Test func `a signature of a stranger is the reason, and not the ones that are missing`() throws {
    let (studio, keys) = try studio(.release)
    let release = try built(studio, [keys[0], SigningKey(name: "stranger")])
    var publisher = try studio.publisher()
    let text = message { try publisher.publish(release, to: studio.name("stable")) }
    #expect(text?.contains("may not sign") == true)
  }

  @Test func `keys without a file are named by their first digits`() throws {
    let (studio, keys) = try studio(.release)
    let root = try KeyFolder(studio.keys).chain().document
    let text = root.shortage(
      of: [keys[0].identifier], as: .release, named: KeyRing([keys[0], keys[2]]))
    #expect(text?.contains("of the keys \(keys[1].identifier.short), release-3.") == true)
  }

  @Test func `a latest that the keys at hand cannot sign names the others, and is not written`()
    throws
  {
    let (studio, keys) = try studio(.latest)
    try studio.publish(1)
    let before = try studio.scratch.contents(of: "feed")
    let others = try studio.ring().keys.filter { !keys.dropFirst().map(\.name).contains($0.name) }
    let text = message {
      var publisher = try Publisher(
        studio.feed, keys: KeyRing(others), roots: KeyFolder(studio.keys).chain())
      try publisher.renew()
      _ = try publisher.write()
    }
    #expect(text?.contains("has 1, of latest-1: 1 is missing, of the keys") == true)
    #expect(text?.contains(keys[1].identifier.short) == true)
    #expect(try studio.scratch.contents(of: "feed") == before)
  }

  #if os(macOS) || os(Linux)
    @Test(.enabled(if: CommandRunner.isPossible))
    func `pack and sign say which keys have still to sign`() throws {
      let (studio, _) = try studio(.release)
      let runner = CommandRunner(folder: studio.scratch.url)
      try studio.scratch.writePages()
      let pack = try runner.run([
        "pack", "dist", "--package", "shop", "--version", "1", "--root", "keys/root",
        "--keys", "keys/release-1.key.json",
      ])
      #expect(pack.output.contains("It is signed by release-1."))
      #expect(pack.output.contains("1 is missing, of the keys "))
      let sign = ["sign", "release", "--root", "keys/root", "--keys"]
      let again = try runner.run(sign + ["keys/release-1.key.json"])
      #expect(again.output.contains("1 is missing, of the keys "))
      let last = try runner.run(sign + ["keys/release-3.key.json"])
      #expect(last.status == 0 && !last.output.contains("missing"))
    }
  #endif
}
