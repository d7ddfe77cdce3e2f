import Foundation
import OfflinePackages
import PackagePublishing
import Testing

/// What changed between releases.
@Suite struct ComparisonTests {
  private func document(_ files: [(String, String)], entry: String = "a") throws -> ReleaseDocument
  {
    let files = try files.map { path, text in
      try ReleaseFile(
        path: PackagePath(path), digest: PackageDigest(of: Data(text.utf8)), size: text.utf8.count,
        mediaType: "text/plain")
    }
    let name = try #require(PackageName("shop"))
    return try ReleaseDocument(
      package: name, version: 1, label: "1", entry: PackagePath(entry), files: files)
  }

  @Test func `added, removed and changed files, and the bytes that a device lacks`() throws {
    let old = try document([("a", "one"), ("b", "two"), ("c", "three")])
    let new = try document([
      ("a", "one"), ("b", "second"), ("d", "three"), ("e", "new"), ("f", "new"),
    ])
    let comparison = ReleaseComparison(from: old, to: new)
    #expect(
      comparison.changes.map { "\($0.kind) \($0.path)" }
        == ["changed b", "removed c", "added d", "added e", "added f"])
    #expect(comparison.unchanged == 1)
    // “three” has another path only, and “new” is one object.
    #expect(comparison.objects.count == 2 && comparison.bytes == 9)
  }

  @Test func `a first installation downloads each object once`() throws {
    let new = try document([("a", "same"), ("b", "same"), ("c", "other")])
    let comparison = ReleaseComparison(from: nil, to: new)
    #expect(comparison.bytes == 9 && comparison.count(.added) == 3)
  }

  @Test func `a release that lists old files costs nothing`() throws {
    let old = try document([("a", "one")])
    let comparison = ReleaseComparison(from: old, to: old)
    #expect(comparison.bytes == 0 && comparison.changes.isEmpty && comparison.unchanged == 1)
  }

  @Test func `other settings are named`() throws {
    let old = try document([("a", "one"), ("b", "two")])
    let new = try document([("a", "one"), ("b", "two")], entry: "b")
    #expect(ReleaseComparison(from: old, to: new).settings == ["entry"])
  }
}
