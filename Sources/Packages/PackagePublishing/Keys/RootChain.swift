package import Foundation
package import OfflinePackages

/// All roots from the first to the newest, each signed by the keys of the one before it.
package struct RootChain: Sendable {
  /// At least one.
  package private(set) var roots: [TrustedRoot]

  package var newest: TrustedRoot { roots[roots.count - 1] }
  package var document: RootDocument { newest.document }

  /// Begins a chain.
  package init(first file: Data) throws(PackageError) { roots = [try TrustedRoot(embedded: file)] }

  package mutating func append(_ file: Data) throws(PackageError) {
    roots.append(try newest.rotated(to: file))
  }

  /// Reads `1.json`, `2.json`… of a folder; `nil` if there is no first one.
  package init?(in folder: URL) throws(PublishingError) {
    func url(_ version: Int) -> URL { folder.appendingPathComponent("\(version).json") }
    guard Disk.exists(url(1)) else { return nil }
    let first = try Disk.read(url(1))
    do {
      self = try RootChain(first: first)
    } catch {
      throw PublishingError(.check, "\(url(1).shown): \(error.message)")
    }
    while Disk.exists(url(roots.count + 1)) {
      let next = url(roots.count + 1)
      let file = try Disk.read(next)
      do {
        try append(file)
      } catch {
        throw PublishingError(
          .check,
          "\(next.shown): \(error.message) Add signatures with “webbridge sign \(next.shown)”.")
      }
    }
  }

  /// The chain of both: one has to begin as the other does.
  package func merged(with other: RootChain) throws(PublishingError) -> RootChain {
    for (one, two) in zip(roots, other.roots) where one.file != two.file {
      throw PublishingError(
        .check,
        "Version \(one.document.version) of the root beside the keys is not the one of the feed: use the keys that belong to the feed."
      )
    }
    return roots.count >= other.roots.count ? self : other
  }

  /// Returns the bytes of a document that the newest root trusts.
  package func payload(of file: Data, type: PackageDocumentType) throws(PackageError) -> Data {
    try newest.payload(of: file, type: type)
  }

  /// Returns the bytes of a document that any of the roots trusts: the newest one that does.
  package func anyPayload(of file: Data, type: PackageDocumentType) throws(PackageError) -> Data {
    for root in roots.dropFirst().reversed() {
      if let payload = try? root.payload(of: file, type: type) { return payload }
    }
    return try roots[0].payload(of: file, type: type)
  }
}
