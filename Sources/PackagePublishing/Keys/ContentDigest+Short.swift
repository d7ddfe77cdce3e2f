package import OfflinePackages

extension ContentDigest {
  /// The first digits, for tables.
  package var short: String { String(hexadecimal.prefix(12)) }
}
