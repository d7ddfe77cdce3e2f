/// A file of the feed that has the bytes of many objects, one behind the other, so that a first installation needs
/// one request.
public struct ReleasePack: Hashable, Sendable {
  /// The hash of the pack's bytes, by which it is named.
  public let digest: Digest
  /// The objects, in their order.
  public let objects: [Digest]
  /// The number of the pack's bytes: the sum of its objects' sizes.
  public let size: Int

  /// Creates a pack.
  public init(digest: Digest, objects: [Digest], size: Int) {
    (self.digest, self.objects, self.size) = (digest, objects, size)
  }
}
