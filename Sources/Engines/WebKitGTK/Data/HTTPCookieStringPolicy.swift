/// A rule for when a cookie is sent with requests that other sites cause.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  /// The policy's name.
  public let rawValue: String

  /// Makes a policy from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The cookie is sent when the user follows a link from another site, but not with requests that
  /// the other site's pages make.
  public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")

  /// The cookie is sent only with requests of its own site.
  public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}
