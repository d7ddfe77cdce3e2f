/// Why the store opens another release than the one that was to be opened.
public enum FallbackReason: Hashable, Sendable {
  /// The release failed too often.
  case quarantined(FailureReason)
  /// The publisher has revoked the release.
  case revoked
  /// The publisher has raised `minVersion` above the release.
  case belowMinimum
  /// The app does not have what the release needs.
  case incompatible
  /// The release's document or one of its files is missing or damaged.
  case damaged
}
