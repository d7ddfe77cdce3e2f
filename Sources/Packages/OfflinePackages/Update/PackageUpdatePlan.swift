/// The objects that an update is about to fetch.
public struct PackageUpdatePlan: Sendable, Hashable {
  /// The version of the release.
  public let version: UInt64
  /// The name of the version for people.
  public let label: String
  /// The number of objects that the device lacks.
  public let objects: Int
  /// The number of bytes of these objects.
  public let bytes: Int
  /// Whether the objects come in a pack.
  public let usesPack: Bool
}

extension PackageUpdatePlan: CustomStringConvertible {
  /// The release, and how much the device lacks.
  public var description: String {
    "\(label) (version \(version)): \(objects) objects with \(bytes) bytes\(usesPack ? " in a pack" : "")"
  }
}
