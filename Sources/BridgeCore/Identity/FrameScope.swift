/// Which frames of a page may have a bridge.
public enum FrameScope: Sendable {
  /// The main frame only.
  case main
  /// The main frame, and every subframe whose origin is allowed.
  case all
}
