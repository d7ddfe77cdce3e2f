/// A file of the feed that has the bytes of many objects, one after the other, so that a first installation needs
/// one request.
public struct ReleasePack: Hashable, Sendable {
  /// The hash of the pack's bytes, by which it is named.
  public let digest: PackageDigest
  /// The objects, in their order.
  public let objects: [PackageDigest]
  /// The number of the pack's bytes: the sum of its objects' sizes.
  public let size: Int

  /// Creates a pack.
  public init(digest: PackageDigest, objects: [PackageDigest], size: Int) {
    (self.digest, self.objects, self.size) = (digest, objects, size)
  }
}
