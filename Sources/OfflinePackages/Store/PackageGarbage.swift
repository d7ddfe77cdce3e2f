/// The objects and files that a collection has removed.
public struct PackageGarbage: Hashable, Sendable {
  /// The number of removed objects.
  public internal(set) var objects = 0
  /// The bytes of the removed objects.
  public internal(set) var bytes = 0
  /// The number of other removed files: documents, leases, interrupted downloads, and files that do not belong there.
  public internal(set) var otherFiles = 0
  /// Whether nothing was looked at, because an update is under way.
  public internal(set) var wasPutOff = false
}

extension PackageGarbage: CustomStringConvertible {
  /// The counts in one line.
  public var description: String {
    wasPutOff
      ? "put off, because an update is under way"
      : "\(objects) objects with \(bytes) bytes, \(otherFiles) other files"
  }
}
