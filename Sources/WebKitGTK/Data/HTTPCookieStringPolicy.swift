/// When a cookie is sent along with requests that other sites cause.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  /// The policy's name.
  public let rawValue: String

  /// Makes a policy from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sent when the user follows a link from another site, but not with the requests of its pages.
  public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")

  /// Sent with requests of the cookie's own site only.
  public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}
