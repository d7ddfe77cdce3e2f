/// How much of an update has come.
public struct UpdateProgress: Sendable, Hashable {
  /// How many bytes have come, with those that an earlier attempt has left.
  public let bytes: Int
  /// How many bytes there are.
  public let totalBytes: Int
  /// How many objects are complete.
  public let objects: Int
  /// How many objects there are.
  public let totalObjects: Int

  /// The part that has come, from 0 to 1.
  public var fraction: Double {
    totalBytes == 0 ? 1 : min(1, max(0, Double(bytes) / Double(totalBytes)))
  }
}
