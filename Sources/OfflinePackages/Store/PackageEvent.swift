/// An event of a store.
public enum PackageEvent: Hashable, Sendable {
  /// A release was installed.
  case installed(InstalledRelease)
  /// A release was opened.
  case opened(InstalledRelease)
  /// A page has confirmed a release.
  case confirmed(InstalledRelease)
  /// A release failed once.
  case failed(InstalledRelease, reason: PackageFailureReason)
  /// The store opens another release than the one that was to be opened.
  case fellBack(from: InstalledRelease, to: InstalledRelease?, reason: PackageFallbackReason)
  /// A release failed too often, and is neither opened nor installed again.
  case quarantined(InstalledRelease, reason: PackageFailureReason)
  /// The publisher has revoked an installed release.
  case revoked(InstalledRelease)
  /// A file of a release is missing or has other bytes than the release states. The next update repairs it.
  case corrupted(package: PackageName, path: PackagePath, object: PackageDigest)
  /// Both slots of the state are unreadable: the store starts again from the embedded packages.
  case stateLost
  /// A collection removed what no release uses.
  case collected(PackageGarbage)
}
