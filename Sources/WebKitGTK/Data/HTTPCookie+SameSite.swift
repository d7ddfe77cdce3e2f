public import FoundationNetworking

extension HTTPCookiePropertyKey {
  // Foundation's cookie on Linux throws away every property that it does not know, and of those that
  // it knows, this one alone is kept as it is and means nothing to libsoup.

  /// The cookie's policy for requests that other sites cause: a ``HTTPCookieStringPolicy`` or its
  /// name.
  ///
  /// - Note: *Differs:* the key is the same as `commentURL`, which no site has used for years, so
  ///   that a dictionary cannot hold both; and `HTTPCookie.cookies(withResponseHeaderFields:for:)`
  ///   does not read the policy.
  public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "CommentURL")
}

extension HTTPCookie {
  /// The cookie's policy for requests that other sites cause, or nil where it is sent with all of
  /// them.
  public var sameSitePolicy: HTTPCookieStringPolicy? {
    let property = properties?[.sameSitePolicy]
    let name = (property as? HTTPCookieStringPolicy)?.rawValue ?? property as? String
    return switch name?.lowercased() {
    case "lax": .sameSiteLax
    case "strict": .sameSiteStrict
    default: nil
    }
  }
}
