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
