package import Foundation
package import OfflinePackages

/// The folder of a release: `release.json`, `objects` and `packs`. Signed, an app can embed it.
package struct BuiltRelease: Sendable {
  package let folder: URL
  /// The file of the document.
  package let file: Data
  package let envelope: Envelope
  package let document: ReleaseDocument
  package var digest: PackageDigest { PackageDigest(of: file) }

  static let documentName = "release.json"

  /// Reads the document. Neither signatures nor objects are checked.
  package init(_ folder: URL) throws(PublishingError) {
    let url = folder.appendingPathComponent(Self.documentName)
    guard Disk.exists(url) else {
      throw PublishingError(
        .input,
        "\(folder.shown) has no \(Self.documentName): name a folder that “webbridge pack” wrote.")
    }
    self.folder = folder
    file = try Disk.read(url)
    do {
      envelope = try Envelope(file, expecting: .release)
      document = try ReleaseDocument(payload: envelope.payload)
    } catch {
      throw PublishingError(.check, "\(url.shown): \(error.message)")
    }
  }

  /// Returns whether a folder is one of a release.
  package static func isPresent(at folder: URL) -> Bool {
    Disk.exists(folder.appendingPathComponent(documentName))
  }

  /// Signs the release, and returns it.
  package func signed(by keys: [SigningKey]) throws(PublishingError) -> BuiltRelease {
    let signed = try envelope.signed(by: keys)
    try NewFile.write(signed.encoded(), to: folder.appendingPathComponent(Self.documentName))
    return try BuiltRelease(folder)
  }

  package func url(of object: PackageDigest) -> URL {
    folder.appendingPathComponent(FeedPath.object(object).text)
  }

  package func url(of pack: ReleasePack) -> URL {
    folder.appendingPathComponent(FeedPath.pack(pack.digest).text)
  }

  /// - Throws: An error if the folder cannot become the folder of a release.
  static func checkPlace(_ output: URL, apartFrom source: URL) throws(PublishingError) {
    let (out, from) = (output.standardizedFileURL.path, source.standardizedFileURL.path)
    guard out != from, !out.hasPrefix(from + "/"), !from.hasPrefix(out + "/") else {
      throw PublishingError(
        .input, "\(output.shown) and \(source.shown) are in each other: name another --out.")
    }
    switch try Disk.entry(at: output) {
    case nil: break
    case .folder:
      guard try Disk.names(in: output).isEmpty || isPresent(at: output) else {
        throw PublishingError(
          .input, "\(output.shown) has other files and is not overwritten: name another --out.")
      }
    default:
      throw PublishingError(.input, "\(output.shown) is not a folder: name another --out.")
    }
  }

  /// Puts a folder in the place of another one.
  static func replace(_ output: URL, by new: URL) throws(PublishingError) {
    guard Disk.exists(output) else { return try Disk.rename(new, to: output) }
    let old = new.appendingPathExtension("old")
    try Disk.rename(output, to: old)
    do {
      try Disk.rename(new, to: output)
    } catch {
      try? Disk.rename(old, to: output)
      throw error
    }
    try Disk.remove(old)
  }
}
