/// The keys that may sign documents of one type, and the number of signatures that a document needs.
public struct PackageRole: Hashable, Sendable {
  /// The keys, by their names.
  public let keys: Set<PackageKeyIdentifier>
  /// The number of keys that have to sign.
  public let threshold: Int

  /// Creates a role.
  public init(keys: Set<PackageKeyIdentifier>, threshold: Int) {
    (self.keys, self.threshold) = (keys, threshold)
  }
}
