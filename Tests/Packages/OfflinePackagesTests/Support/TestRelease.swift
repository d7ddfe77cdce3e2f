import Foundation

@testable import OfflinePackages

/// A release with its bytes.
struct TestRelease: Sendable {
  let document: ReleaseDocument
  let file: Data
  let files: [String: Data]

  var digest: PackageDigest { PackageDigest(of: file) }
  var reference: ReleaseReference {
    ReleaseReference(version: document.version, length: file.count, digest: digest)
  }
  var objects: [PackageDigest: Data] {
    Dictionary(files.values.map { (PackageDigest(of: $0), $0) }) { first, _ in first }
  }

  /// Small pages: some files stay the same in all versions, others are different in each.
  static func pages(_ version: UInt64, large: Int = 10_000) -> [String: Data] {
    [
      "index.html": Data("<p>version \(version)</p>".utf8),
      "app.js": Data("run(\(version))".utf8),
      "same.css": Data("p { color: red }".utf8),
      "same.svg": Data("<svg/>".utf8),
      "empty.txt": Data(),
      "large.bin": Data((0..<large).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ Int(version)) }),
    ]
  }

  /// Writes the release as an app embeds it.
  func embed(in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for (digest, bytes) in objects {
      let place = folder.appendingPathComponent("objects/\(digest.hexadecimal.prefix(2))")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try bytes.write(to: place.appendingPathComponent(digest.hexadecimal))
    }
    try file.write(to: folder.appendingPathComponent("release.json"))
  }
}
