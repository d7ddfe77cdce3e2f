/// What an update is about to fetch.
public struct UpdatePlan: Sendable, Hashable {
  /// The version of the release.
  public let version: UInt64
  /// What people call the version.
  public let label: String
  /// How many objects the device lacks.
  public let objects: Int
  /// How many bytes these objects have.
  public let bytes: Int
  /// Whether the objects come in a pack.
  public let usesPack: Bool
}
