/// A violation of a page's Content Security Policy.
public struct PolicyViolation: Sendable, Equatable {
  /// The directive that forbids it, such as `img-src`.
  public let directive: String
  /// The URL without query, fragment, user and password, or a word such as `inline`.
  public let url: String
}

extension PolicyViolation: CustomStringConvertible {
  /// The directive and what it forbids.
  public var description: String { "\(directive) forbids \(url)" }
}
