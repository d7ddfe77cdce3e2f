/// A release in the state of a store.
package struct ReleaseRecord: Codable, Equatable {
  package var digest: PackageDigest
  package var version: UInt64
  package var label: String
  package var origin: ReleaseOrigin
  /// Whether a page has confirmed the release.
  var isConfirmed = false
  /// The loads of the release that are not settled.
  var attempts: [Attempt] = []

  init(_ document: ReleaseDocument, digest: PackageDigest, origin: ReleaseOrigin) {
    (self.digest, self.origin) = (digest, origin)
    (version, label) = (document.version, document.label)
  }

  func isSame(_ other: ReleaseRecord?) -> Bool {
    digest == other?.digest && origin == other?.origin
  }

  /// The record without what is known of its loads.
  var settled: ReleaseRecord {
    var copy = self
    copy.attempts = []
    return copy
  }

  func described(in package: PackageName) -> InstalledRelease {
    InstalledRelease(
      package: package, version: version, label: label, digest: digest, origin: origin,
      isConfirmed: isConfirmed)
  }
}
