import Foundation
import Testing

@testable import OfflinePackages

@Suite("Test vectors of the package format")
struct VectorTests {
  @Test func `each vector of JSON is accepted or refused as it says`() throws {
    let cases = try check("json")
    #expect(cases == 160)
  }

  @Test func `each vector of paths is accepted or refused as it says`() throws {
    let cases = try check("paths")
    #expect(cases == 183)
  }

  @Test func `each vector of texts is accepted or refused as it says`() throws {
    let cases = try check("texts")
    #expect(cases == 170)
  }

  @Test func `each vector of documents is accepted or refused as it says`() throws {
    let cases = try check("documents")
    #expect(cases == 446)
  }

  @Test func `each vector of envelopes is accepted or refused as it says`() throws {
    let cases = try check("envelopes")
    #expect(cases == 64)
  }

  @Test func `each vector of roots is accepted or refused as it says`() throws {
    let cases = try check("roots")
    #expect(cases == 31)
  }

  private func check(_ file: String) throws -> Int {
    let vectors = try Vector.all(in: file)
    for vector in vectors {
      var outcome = "accepted"
      do {
        try read(vector)
      } catch {
        outcome = error.code.rawValue
      }
      #expect(outcome == vector.outcome, "\(file).json: \(vector.name)")
    }
    return vectors.count
  }

  private func read(_ vector: Vector) throws(PackageError) {
    switch vector.kind {
    case "json": _ = try DocumentParser.parse(vector.data)
    case "path": _ = try PackagePath(vector.path ?? "")
    case "paths": try readPaths(vector.paths ?? [])
    case "document": try readDocument(vector)
    case "envelope":
      let root = try TrustedRoot(embedded: Data((vector.root ?? "").utf8))
      let type = try required(PackageDocumentType(rawValue: vector.type ?? ""))
      _ = try root.payload(of: vector.data, type: type)
    case "embeddedRoot": _ = try TrustedRoot(embedded: Data((vector.root ?? "").utf8))
    case "nextRoot":
      let root = try TrustedRoot(embedded: Data((vector.root ?? "").utf8))
      _ = try root.rotated(to: Data((vector.next ?? "").utf8))
    default: try readText(vector)
    }
  }

  private func readText(_ vector: Vector) throws(PackageError) {
    let text = vector.text ?? ""
    switch vector.kind {
    case "packageName": _ = try required(PackageName(text))
    case "hash": #expect(try required(PackageDigest(hexadecimal: text)).hexadecimal == text)
    case "instant":
      let instant = try required(PackageInstant(text))
      #expect(instant.seconds == vector.seconds)
      #expect(instant.description == text)
    case "mediaType":
      let digest = PackageDigest(of: Data())
      _ = try ReleaseFile(path: PackagePath("a"), digest: digest, size: 0, mediaType: text)
    case "address":
      guard ServedAddress.isValid(text) else { throw PackageError(.malformed, text) }
    case "bucket":
      let release = try required(PackageDigest(hexadecimal: vector.release ?? ""))
      let bucket = PackageRolloutBucket(device: vector.device ?? "", release: release)
      #expect(bucket.number == vector.bucket)
      #expect(!bucket.isWithin(bucket.number) && bucket.isWithin(bucket.number + 1))
    default: Issue.record("There is no kind “\(vector.kind)”.")
    }
  }

  private func readPaths(_ texts: [String]) throws(PackageError) {
    var files: [ReleaseFile] = []
    for text in texts {
      files.append(
        try ReleaseFile(
          path: PackagePath(text), digest: PackageDigest(of: Data()), size: 0,
          mediaType: "text/plain"))
    }
    _ = try ReleaseDocument(
      package: required(PackageName("shop")), version: 1, label: "1",
      entry: PackagePath(texts.first ?? ""), files: files)
  }

  /// What is accepted is also written and read again.
  private func readDocument(_ vector: Vector) throws(PackageError) {
    let payload = Data((vector.payload ?? "").utf8)
    switch vector.type {
    case "root":
      let root = try RootDocument(payload: payload)
      #expect(try RootDocument(payload: root.payload) == root)
    case "latest":
      let latest = try LatestDocument(payload: payload)
      #expect(try LatestDocument(payload: latest.payload) == latest)
    default:
      let release = try ReleaseDocument(payload: payload)
      #expect(try ReleaseDocument(payload: release.payload) == release)
    }
  }

  private func required<Value>(_ value: Value?) throws(PackageError) -> Value {
    guard let value else { throw PackageError(.malformed, "The text is not one.") }
    return value
  }
}
