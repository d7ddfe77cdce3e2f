package import OfflinePackages

extension PackageDigest {
  /// The first digits, for tables.
  package var short: String { String(hexadecimal.prefix(12)) }
}
