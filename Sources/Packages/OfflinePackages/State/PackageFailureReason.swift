/// Why a release failed. Later versions may add reasons.
public struct PackageFailureReason: RawRepresentable, Hashable, Sendable, Codable {
  /// The text of the reason, as the store keeps it.
  public let rawValue: String

  /// Creates a reason.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The process ended, or the release was let go, before a page confirmed it.
  public static let unconfirmed = Self(rawValue: "unconfirmed")
  /// The page did not say in time that it is ready.
  public static let neverReady = Self(rawValue: "neverReady")
  /// The process of the web view ended.
  public static let crash = Self(rawValue: "crash")
  /// The page no longer answers.
  public static let hang = Self(rawValue: "hang")
  /// A script of the release threw, or was forbidden, before the page was ready, and the page did not handle it.
  public static let scriptError = Self(rawValue: "scriptError")
  /// A script, a module or a style sheet of the release could not be loaded.
  public static let loadError = Self(rawValue: "loadError")
  /// The page said that it has failed.
  public static let reported = Self(rawValue: "reported")
}

extension PackageFailureReason: CustomStringConvertible {
  /// The text of the reason.
  public var description: String { rawValue }
}

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
