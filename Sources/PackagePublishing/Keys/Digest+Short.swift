package import OfflinePackages

extension Digest {
  /// The first digits, for tables.
  package var short: String { String(hexadecimal.prefix(12)) }
}
