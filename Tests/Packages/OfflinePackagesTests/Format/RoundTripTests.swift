import Foundation
import Testing

@testable import OfflinePackages

@Suite("What is written is read again")
struct RoundTripTests {
  @Test("2,000 random values are read as they were written")
  func values() throws {
    var documents = RandomDocuments(seed: 1)
    for _ in 0..<2_000 {
      let value = documents.value(depth: 6)
      let data = DocumentWriter.write(value.written)
      #expect(try DocumentParser.parse(data) == value)
      #expect(try DocumentWriter.write(DocumentParser.parse(data).written) == data)
    }
  }

  @Test("300 random documents of each type are read as they were written")
  func documents() throws {
    var documents = RandomDocuments(seed: 2)
    for _ in 0..<300 {
      let latest = try documents.latest()
      #expect(try LatestDocument(payload: latest.payload) == latest)
      let release = try documents.release()
      #expect(try ReleaseDocument(payload: release.payload) == release)
      let root = try documents.root()
      #expect(try RootDocument(payload: root.payload) == root)
    }
  }

  @Test("Envelopes are read as they were written, from a slice of other bytes as well")
  func envelopes() throws {
    var documents = RandomDocuments(seed: 3)
    for count in 0...32 {
      let payload = try documents.latest().payload
      let signatures = (0..<count).map { _ in
        Envelope.Signature(key: documents.digest(), bytes: Data((0..<64).map(UInt8.init)))
      }
      let envelope = Envelope(type: .latest, payload: payload, signatures: signatures)
      let file = envelope.encoded()
      let slice = (Data("before".utf8) + file + Data("behind".utf8)).dropFirst(6).dropLast(6)
      #expect(try Envelope(file, expecting: .latest) == envelope)
      #expect(try Envelope(slice, expecting: .latest) == envelope)
      #expect(try Envelope(slice, expecting: .latest).encoded() == file)
    }
  }

  @Test("Hashes are the same as their digits and have the order of their digits")
  func hashes() throws {
    var documents = RandomDocuments(seed: 4)
    let digests = (0..<500).map { _ in documents.digest() }
    for digest in digests {
      #expect(PackageDigest(hexadecimal: digest.hexadecimal) == digest)
      #expect(digest.hexadecimal.utf8.count == 64)
    }
    #expect(digests.sorted().map(\.hexadecimal) == digests.map(\.hexadecimal).sorted())
    #expect(
      PackageDigest(of: Data("abc".utf8)).hexadecimal
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
