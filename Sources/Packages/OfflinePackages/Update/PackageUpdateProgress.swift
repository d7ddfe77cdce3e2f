/// The progress of an update.
public struct PackageUpdateProgress: Sendable, Hashable {
  /// The number of bytes that have arrived, including those of earlier attempts.
  public let bytes: Int
  /// The number of all bytes.
  public let totalBytes: Int
  /// The number of complete objects.
  public let objects: Int
  /// The number of all objects.
  public let totalObjects: Int

  /// The part that has come, from 0 to 1.
  public var fraction: Double {
    totalBytes == 0 ? 1 : min(1, max(0, Double(bytes) / Double(totalBytes)))
  }
}

extension PackageUpdateProgress: CustomStringConvertible {
  /// What has come of what there is.
  public var description: String {
    "\(bytes) of \(totalBytes) bytes, \(objects) of \(totalObjects) objects"
  }
}
