import Foundation
import Testing

@testable import OfflinePackages

@Suite("Documents with a changed byte")
struct ChangedByteTests {
  /// A signed document, and what reads it as a device does.
  private struct Signed {
    let name: String
    let file: Data
    /// The codes with which a changed file may be refused.
    var codes: Set<PackageError.Code> = [.malformed, .wrongType, .untrusted]
    let read: (Data) throws -> Void

    /// Why another file is accepted or refused with another code; `nil` where it is refused as it should be.
    func objection(to file: Data) -> String? {
      do {
        try read(file)
        return "accepted"
      } catch {
        guard let error = error as? PackageError else { return "\(error)" }
        return codes.contains(error.code) ? nil : "\(error)"
      }
    }
  }

  private func documents() throws -> [Signed] {
    let feed = try SampleFeed()
    let trusted = try feed.trusted()
    let next = try SampleFeed.root(
      version: 2, rootKeys: [feed.online], online: feed.online, offline: feed.offline)
    return [
      // The app's own root is read to know its keys, so that more can be wrong with it than its signatures.
      Signed(
        name: "root/1.json", file: try SampleFeed.sign(.root, feed.root.payload, feed.rootKeys),
        codes: [.malformed, .wrongType, .untrusted, .incompatible],
        read: { _ = try TrustedRoot(embedded: $0) }),
      Signed(
        name: "root/2.json",
        file: try SampleFeed.sign(.root, next.payload, feed.rootKeys + [feed.online]),
        read: { _ = try trusted.rotated(to: $0) }),
      Signed(
        name: "latest", file: try SampleFeed.sign(.latest, feed.latest.payload, [feed.online]),
        read: { _ = try LatestDocument(payload: trusted.payload(of: $0, type: .latest)) }),
      Signed(
        name: "release",
        file: try SampleFeed.sign(.release, feed.release.payload, feed.offline),
        read: { _ = try ReleaseDocument(payload: trusted.payload(of: $0, type: .release)) }),
    ]
  }

  @Test("Each single bit of each signed document is flipped, and the document refused")
  func bits() throws {
    var cases = 0
    for document in try documents() {
      try document.read(document.file)
      var objections: [String] = []
      for place in document.file.indices {
        for bit in 0..<8 {
          var file = document.file
          file[place] ^= 1 << bit
          if let objection = document.objection(to: file) {
            objections.append("bit \(bit) of byte \(place): \(objection)")
          }
          cases += 1
        }
      }
      #expect(objections.isEmpty, "\(document.name)")
    }
    #expect(cases == 43_016)
  }

  @Test("A document that is cut at any byte, or has a byte more anywhere, is refused")
  func lengths() throws {
    var cases = 0
    for document in try documents() {
      var objections: [String] = []
      func expectRefusal(_ file: Data, _ change: String) {
        cases += 1
        if let objection = document.objection(to: file) {
          objections.append("\(change): \(objection)")
        }
      }
      for place in document.file.indices {
        expectRefusal(document.file.prefix(place), "cut at \(place)")
        var missing = document.file
        missing.remove(at: place)
        expectRefusal(missing, "without byte \(place)")
        for byte in [0x20, 0x0A, 0x41, document.file[place]] as [UInt8] {
          var longer = document.file
          longer.insert(byte, at: place)
          expectRefusal(longer, "\(byte) more at \(place)")
        }
      }
      #expect(objections.isEmpty, "\(document.name)")
    }
    #expect(cases == 32_262)
  }
}
