public import FoundationNetworking

extension HTTPCookiePropertyKey {
  // Foundation's cookie on Linux drops every property that it does not know. Of those that it knows,
  // this is the only one that it keeps unchanged and that libsoup ignores.

  /// The cookie's policy for requests that other sites cause: a ``HTTPCookieStringPolicy`` or its
  /// name.
  ///
  /// - Note: *Differs:* the key equals `commentURL`, which no site has used for years, so a
  ///   dictionary cannot hold both. `HTTPCookie.cookies(withResponseHeaderFields:for:)` does not
  ///   read the policy.
  public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "CommentURL")
}

extension HTTPCookie {
  /// The cookie's policy for requests that other sites cause, or nil if the cookie is sent with all
  /// of them.
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
