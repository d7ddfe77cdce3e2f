/// Why the store opens another release than the one that was to be opened.
public enum PackageFallbackReason: Hashable, Sendable {
  /// The release failed too often.
  case quarantined(PackageFailureReason)
  /// The publisher has revoked the release.
  case revoked
  /// The publisher has raised `minVersion` above the release.
  case belowMinimum
  /// The app does not have what the release needs.
  case incompatible
  /// The release's document or one of its files is missing or damaged.
  case damaged
}

extension PackageFallbackReason: CustomStringConvertible {
  /// The reason in words, such as `it failed too often (crash)`.
  public var description: String {
    switch self {
    case .quarantined(let reason): "it failed too often (\(reason))"
    case .revoked: "it was revoked"
    case .belowMinimum: "it is older than the publisher's minimum version"
    case .incompatible: "the app lacks what it needs"
    case .damaged: "its files are missing or damaged"
    }
  }
}
