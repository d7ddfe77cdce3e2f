import Crypto
import Foundation
import Testing

@testable import OfflinePackages

@Suite("Chains of roots")
struct RotationTests {
  @Test("A chain of 32 roots with new keys each is followed, and none of it may be left out")
  func chain() throws {
    let feed = try SampleFeed()
    var trusted = try feed.trusted()
    var signers = feed.rootKeys
    var files: [Data] = []
    for version in 2...33 as ClosedRange<UInt64> {
      let keys = [Curve25519.Signing.PrivateKey(), Curve25519.Signing.PrivateKey()]
      let root = try SampleFeed.root(
        version: version, rootKeys: keys, online: feed.online, offline: feed.offline)
      files.append(try SampleFeed.sign(.root, root.payload, signers + keys))
      signers = keys
    }
    for file in files {
      for later in files.drop(while: { $0 != file }).dropFirst() {
        #expect(throws: PackageError.self) { try trusted.rotated(to: later) }
      }
      trusted = try trusted.rotated(to: file)
      #expect(trusted.file == file)
    }
    #expect(trusted.document.version == 33)
  }

  @Test("After a rotation the old online key signs nothing")
  func oldKey() throws {
    let feed = try SampleFeed()
    let trusted = try feed.trusted()
    let online = Curve25519.Signing.PrivateKey()
    let root = try SampleFeed.root(
      version: 2, rootKeys: feed.rootKeys, online: online, offline: feed.offline)
    let rotated = try trusted.rotated(to: SampleFeed.sign(.root, root.payload, feed.rootKeys))
    let old = try SampleFeed.sign(.latest, feed.latest.payload, [feed.online])
    let new = try SampleFeed.sign(.latest, feed.latest.payload, [online])
    _ = try trusted.payload(of: old, type: .latest)
    _ = try rotated.payload(of: new, type: .latest)
    #expect(throws: PackageError.self) { try rotated.payload(of: old, type: .latest) }
    #expect(throws: PackageError.self) { try trusted.payload(of: new, type: .latest) }
  }

  @Test("A document's bytes as another type's are refused, whoever signed them")
  func types() throws {
    let feed = try SampleFeed()
    let trusted = try feed.trusted()
    let everybody = feed.rootKeys + [feed.online] + feed.offline
    var cases = 0
    for type in PackageDocumentType.allCases {
      for other in PackageDocumentType.allCases where other != type {
        let file = try SampleFeed.sign(type, feed.latest.payload, everybody)
        do {
          _ = try trusted.payload(of: file, type: other)
          Issue.record("A \(type) was accepted as a \(other).")
        } catch {
          #expect(error.code == .wrongType)
        }
        cases += 1
      }
    }
    #expect(cases == 6)
  }

  @Test("Signatures may be made in any order")
  func order() throws {
    let feed = try SampleFeed()
    let one = try SampleFeed.sign(.release, feed.release.payload, feed.offline)
    let other = try SampleFeed.sign(.release, feed.release.payload, feed.offline.reversed())
    _ = try feed.trusted().payload(of: one, type: .release)
    _ = try feed.trusted().payload(of: other, type: .release)
  }
}
