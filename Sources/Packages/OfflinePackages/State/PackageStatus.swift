/// The releases that a device has of one package.
public struct PackageStatus: Hashable, Sendable {
  /// The release that was opened last, or that is opened next if no release is pending.
  public let current: InstalledRelease?
  /// A release that is installed and was not opened yet.
  public let pending: InstalledRelease?
  /// The newest release that a page has confirmed.
  public let lastGood: InstalledRelease?
  /// The release that the app brings.
  public let embedded: InstalledRelease?
  /// Releases that failed on this device and are out of use for a time, and why.
  public let quarantined: [PackageDigest: PackageFailureReason]
  /// Releases that the publisher has revoked.
  public let revoked: Set<PackageDigest>
  /// The channel of the last update.
  public let channel: PackageName?
  /// Whether the newest accepted `latest` has expired: what is installed stays in use.
  public let isStale: Bool
}

extension PackageStatus: CustomStringConvertible {
  /// The releases that there are, and what speaks against others, in one line.
  public var description: String {
    var parts = [
      ("current", current), ("pending", pending), ("last good", lastGood), ("embedded", embedded),
    ].compactMap { role, release in release.map { "\(role): \($0)" } }
    if parts.isEmpty { parts.append("no release") }
    let quarantined = quarantined.sorted { $0.key < $1.key }
    parts += quarantined.map { "quarantined: \($0.hexadecimal.prefix(8))… (\($1))" }
    parts += revoked.sorted().map { "revoked: \($0.hexadecimal.prefix(8))…" }
    if let channel { parts.append("channel: \(channel)") }
    if isStale { parts.append("stale") }
    return parts.joined(separator: ", ")
  }
}
