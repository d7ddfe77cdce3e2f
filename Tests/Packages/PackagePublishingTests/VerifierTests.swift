import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// What the verifier finds, and where.
@Suite struct VerifierTests {
  /// A feed with two releases, a rollout and a pack.
  private func studio() throws -> Studio {
    let studio = try Studio()
    try studio.publish(1, packs: true)
    try studio.publish(2, rollout: 500)
    return studio
  }

  private func files(of folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !Disk.isFolder(folder.appendingPathComponent($0)) }.sorted()
  }

  @Test func `a whole feed has no findings`() throws {
    let findings = try studio().findings()
    #expect(findings.all.isEmpty)
    #expect(findings.documents == 4 && findings.objects == 6)
  }

  @Test func `one changed byte in any file is found, with the file's name`() throws {
    let studio = try studio()
    var cases = 0
    for path in try files(of: studio.feed) {
      let url = studio.feed.appendingPathComponent(path)
      let original = try Data(contentsOf: url)
      let step = max(1, original.count / 40)
      for index in stride(from: 0, to: original.count, by: step) {
        var bytes = original
        bytes[index] ^= 1
        try bytes.write(to: url)
        let findings = try studio.findings()
        #expect(findings.problems.contains { $0.path == path }, "\(path) byte \(index)")
        cases += 1
      }
      try original.write(to: url)
    }
    #expect(cases > 200)
    #expect(try studio.findings().all.isEmpty)
  }

  @Test func `any missing file is found by its name`() throws {
    let studio = try studio()
    for path in try files(of: studio.feed) where !path.hasPrefix("latest/") {
      let url = studio.feed.appendingPathComponent(path)
      let original = try Data(contentsOf: url)
      try FileManager.default.removeItem(at: url)
      #expect(try studio.findings().problems.contains { $0.path == path } || path == "root/1.json")
      try original.write(to: url)
    }
  }

  @Test func `all findings are shown, and not only the first one`() throws {
    let studio = try studio()
    let paths = try files(of: studio.feed).filter { $0.hasPrefix("objects/") }
    for path in paths { try studio.scratch.write("wrong", to: "feed/\(path)") }
    let found = Set(try studio.findings().problems.map(\.path))
    #expect(found.isSuperset(of: paths))
  }

  @Test func `a latest that has expired is a problem, and one that will soon a warning`() throws {
    let studio = try studio()
    func verify(days: Int64) throws -> Findings {
      try FeedVerifier.verify(
        studio.feed, root: studio.root, now: studio.now.advanced(by: days * 86_400))
    }
    #expect(try verify(days: 13).problems.isEmpty)
    #expect(try verify(days: 13).all.contains { $0.path == "latest/shop/stable.json" })
    #expect(try verify(days: 14).problems.map(\.path) == ["latest/shop/stable.json"])
  }

  @Test func `a feed of other keys is found out by the app's root`() throws {
    let (studio, other) = (try studio(), try Studio())
    let findings = try FeedVerifier.verify(studio.feed, root: other.root)
    #expect(findings.problems.contains { $0.path == "root/1.json" })
    #expect(findings.problems.contains { $0.path == "latest/shop/stable.json" })
  }

  @Test func `a document under another name is found`() throws {
    let studio = try studio()
    try FileManager.default.copyItem(
      at: studio.scratch["feed/latest/shop/stable.json"],
      to: studio.scratch["feed/latest/shop/beta.json"])
    let findings = try studio.findings()
    #expect(findings.problems.map(\.path) == ["latest/shop/beta.json"])
  }

  @Test func `strangers and leftovers are warnings, and links are problems`() throws {
    let studio = try studio()
    try studio.scratch.write("x", to: "feed/objects/ab/.123.partial")
    try studio.scratch.write("x", to: "feed/notes.txt")
    try FileManager.default.createSymbolicLink(
      at: studio.scratch["feed/objects/link"], withDestinationURL: studio.scratch["keys"])
    let findings = try studio.findings()
    #expect(findings.problems.map(\.path) == ["objects/link"])
    let warnings = findings.all.filter { $0.severity == .warning }.map(\.path)
    #expect(Set(warnings) == ["objects/ab/.123.partial", "notes.txt"])
  }

  @Test func `a release's folder is checked by the app's root`() throws {
    let studio = try Studio()
    let built = try studio.pack(1, packs: true)
    #expect(try ReleaseVerifier.verify(built.folder, root: studio.root).all.isEmpty)
    #expect(!(try ReleaseVerifier.verify(built.folder, root: Studio().root).problems.isEmpty))
    for path in try files(of: built.folder) {
      let url = built.folder.appendingPathComponent(path)
      var bytes = try Data(contentsOf: url)
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: url)
      let findings = try ReleaseVerifier.verify(built.folder, root: studio.root)
      #expect(findings.problems.contains { $0.path == path }, "\(path)")
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: url)
    }
  }
}
