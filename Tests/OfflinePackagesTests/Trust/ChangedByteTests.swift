import Foundation
import Testing

@testable import OfflinePackages

@Suite("Documents with a changed byte")
struct ChangedByteTests {
  /// The sample feed's documents: each file, and what reads it as a device does.
  private func documents() throws -> [(name: String, file: Data, read: (Data) throws -> Void)] {
    let feed = try SampleFeed()
    let trusted = try feed.trusted()
    let next = try SampleFeed.root(
      version: 2, rootKeys: [feed.online], online: feed.online, offline: feed.offline)
    return [
      (
        "root/1.json", try SampleFeed.sign(.root, feed.root.payload, feed.rootKeys),
        { _ = try TrustedRoot(embedded: $0) }
      ),
      (
        "root/2.json",
        try SampleFeed.sign(.root, next.payload, feed.rootKeys + [feed.online]),
        { _ = try trusted.rotated(to: $0) }
      ),
      (
        "latest", try SampleFeed.sign(.latest, feed.latest.payload, [feed.online]),
        { _ = try LatestDocument(payload: trusted.payload(of: $0, type: .latest)) }
      ),
      (
        "release", try SampleFeed.sign(.release, feed.release.payload, feed.offline),
        { _ = try ReleaseDocument(payload: trusted.payload(of: $0, type: .release)) }
      ),
    ]
  }

  private func isRefused(_ file: Data, _ read: (Data) throws -> Void) -> Bool {
    do {
      try read(file)
      return false
    } catch {
      return error is PackageError
    }
  }

  @Test("Each single bit of each signed document is flipped, and the document refused")
  func bits() throws {
    for document in try documents() {
      try document.read(document.file)
      var accepted: [String] = []
      for place in document.file.indices {
        for bit in 0..<8 {
          var file = document.file
          file[place] ^= 1 << bit
          if !isRefused(file, document.read) { accepted.append("bit \(bit) of byte \(place)") }
        }
      }
      #expect(accepted.isEmpty, "\(document.name)")
      print("\(document.name): \(document.file.count) bytes, \(document.file.count * 8) flips")
    }
  }

  @Test("A document that is cut at any byte, or has a byte more anywhere, is refused")
  func lengths() throws {
    for document in try documents() {
      var accepted: [String] = []
      for place in document.file.indices {
        if !isRefused(document.file.prefix(place), document.read) {
          accepted.append("cut at \(place)")
        }
        var missing = document.file
        missing.remove(at: place)
        if !isRefused(missing, document.read) { accepted.append("without byte \(place)") }
        for byte in [0x20, 0x0A, 0x41, document.file[place]] as [UInt8] {
          var longer = document.file
          longer.insert(byte, at: place)
          if !isRefused(longer, document.read) { accepted.append("\(byte) more at \(place)") }
        }
      }
      #expect(accepted.isEmpty, "\(document.name)")
    }
  }
}
