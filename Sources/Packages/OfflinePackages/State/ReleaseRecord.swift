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

/// A release that a device has.
public struct InstalledRelease: Hashable, Sendable {
  /// The package.
  public let package: PackageName
  /// The version.
  public let version: UInt64
  /// The name of the version for people, such as `2.4.1`.
  public let label: String
  /// The hash of the release document, by which the release is named.
  public let digest: PackageDigest
  /// The place of its files: the store or the app.
  public let origin: ReleaseOrigin
  /// Whether a page of the release has said that it is healthy.
  public let isConfirmed: Bool
}

/// The place of a release's files.
public enum ReleaseOrigin: String, Hashable, Sendable, Codable {
  /// In the store.
  case installed
  /// In the app.
  case embedded
}
