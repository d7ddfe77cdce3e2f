import Foundation
import Testing

@testable import OfflinePackages

@Suite("Limits of documents")
struct LimitTests {
  private func code(_ body: () throws(PackageError) -> Void) -> PackageError.Code? {
    do {
      try body()
      return nil
    } catch {
      return error.code
    }
  }

  @Test("A document has at most 2^20 values")
  func values() {
    func array(_ count: Int) -> Data {
      Data(("[" + String(repeating: "0,", count: count - 2) + "0]").utf8)
    }
    #expect(code { () throws(PackageError) in _ = try DocumentParser.parse(array(1 << 20)) } == nil)
    #expect(
      code { () throws(PackageError) in _ = try DocumentParser.parse(array(1 << 20 + 1)) }
        == .overLimit)
  }

  @Test("A release has at most 65,536 files")
  func files() throws {
    let digest = PackageDigest(of: Data()).hexadecimal
    func release(_ count: Int) -> Data {
      let files = (0..<count).map {
        "{\"path\":\"\($0)\",\"sha256\":\"\(digest)\",\"size\":0,\"mime\":\"a/b\",\"priority\":0}"
      }
      return Data(
        ("{\"spec\":1,\"package\":\"shop\",\"version\":1,\"label\":\"1\",\"host\":{\"min\":0,\"max\":0},"
          + "\"entry\":\"0\",\"packs\":[],\"files\":[\(files.joined(separator: ","))]}").utf8)
    }
    #expect(try ReleaseDocument(payload: release(65_536)).files.count == 65_536)
    #expect(
      code { () throws(PackageError) in _ = try ReleaseDocument(payload: release(65_537)) }
        == .overLimit)
    #expect(
      code { () throws(PackageError) in _ = try ReleaseDocument(payload: release(0)) } == .malformed
    )
  }

  @Test("An envelope's file has at most 64 KiB or 16 MiB", arguments: PackageDocumentType.allCases)
  func envelopes(type: PackageDocumentType) throws {
    let empty = Envelope(type: type, payload: Data([0, 0, 0]), signatures: []).encoded().count
    let room = (type.largestFile - empty) / 4 * 3
    let fits = Envelope(type: type, payload: Data(count: room + 3), signatures: []).encoded()
    #expect(type.largestFile - fits.count < 4)
    #expect(try Envelope(fits, expecting: type).payload.count == room + 3)
    let over = Envelope(type: type, payload: Data(count: room + 6), signatures: []).encoded()
    #expect(
      code { () throws(PackageError) in _ = try Envelope(over, expecting: type) } == .overLimit)
  }

  @Test("A writer gets an error for a number that the format has no room for, and does not crash")
  func numbers() throws {
    let digest = PackageDigest(of: Data())
    for (size, priority) in [(-1, 5), (1 << 30 + 1, 5), (.max, 5), (0, -1), (0, 10)] {
      #expect(
        code { () throws(PackageError) in
          _ = try ReleaseFile(
            path: PackagePath("a"), digest: digest, size: size, mediaType: "a/b", priority: priority
          )
        } == .malformed)
    }
    let name = try #require(PackageName("shop"))
    let latest = LatestDocument(
      package: name, channel: name, sequence: 1, expires: PackageInstant(seconds: -5),
      release: ReleaseReference(version: 1, length: -1, digest: digest),
      candidate: .init(
        release: ReleaseReference(version: 1, length: 1, digest: digest), rollout: -1))
    #expect(
      code { () throws(PackageError) in _ = try LatestDocument(payload: latest.payload) }
        == .malformed)
  }

  @Test func `a writer gets an error for a role or a pack that the format does not have`() throws {
    let key = try SampleFeed.newKey()
    func root(_ threshold: Int) -> PackageError.Code? {
      let role = PackageRole(keys: [key.identifier], threshold: threshold)
      return code { () throws(PackageError) in
        _ = try RootDocument(
          version: 1, keys: [key], roles: [.root: role, .latest: role, .release: role])
      }
    }
    #expect([0, 1, 2].map(root) == [.malformed, nil, .malformed])

    let (one, other) = (PackageDigest(of: Data("a".utf8)), PackageDigest(of: Data("b".utf8)))
    let file = try ReleaseFile(path: PackagePath("a"), digest: one, size: 1, mediaType: "a/b")
    let name = try #require(PackageName("shop"))
    func release(_ objects: [PackageDigest], _ size: Int) -> PackageError.Code? {
      code { () throws(PackageError) in
        _ = try ReleaseDocument(
          package: name, version: 1, label: "1", entry: file.path, files: [file],
          packs: [ReleasePack(digest: other, objects: objects, size: size)])
      }
    }
    #expect(release([one], 1) == nil)
    #expect(release([one, one], 2) == .malformed)
    #expect(release([one, one], 1) == .malformed)
    #expect(release([other], 0) == .malformed)
    #expect(release([one], 2) == .malformed)
  }

  @Test(
    "A message repeats no more than 200 characters of a document, and none that controls a terminal"
  )
  func messages() throws {
    let key = "\"\\u001b[31m" + String(repeating: "a", count: 100_000) + "\""
    do {
      _ = try DocumentParser.parse(Data("{\(key):1,\(key):1}".utf8))
      Issue.record("A key that occurs twice was accepted.")
    } catch {
      #expect(error.message.utf8.count < 400)
      #expect(!error.message.unicodeScalars.contains { $0.isControl })
    }
  }
}
