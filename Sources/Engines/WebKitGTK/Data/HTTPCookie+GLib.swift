import CWebKitGTK
import Foundation
public import FoundationNetworking

extension HTTPCookie {
  /// Makes a libsoup cookie, or returns nil if no header can carry the cookie.
  func makeSoupCookie() -> Boxed? {
    guard isValid, let cookie = soup_cookie_new(name, value, domain, path, -1) else { return nil }
    let boxed = Boxed(taking: cookie, free: soup_cookie_free)
    soup_cookie_set_secure(cookie, isSecure ? 1 : 0)
    soup_cookie_set_http_only(cookie, isHTTPOnly ? 1 : 0)
    soup_cookie_set_same_site_policy(cookie, soupPolicy)
    if !isSessionOnly, let expiresDate {
      // The latest date that libsoup can write.
      let latest = 253_370_764_800.0
      let seconds = min(max(expiresDate.timeIntervalSince1970, 0), latest)
      let date = g_date_time_new_from_unix_utc(gint64(seconds))
      soup_cookie_set_expires(cookie, date)
      g_date_time_unref(date)
    }
    return boxed
  }

  private var soupPolicy: SoupSameSitePolicy {
    switch sameSitePolicy {
    case .sameSiteLax: SOUP_SAME_SITE_POLICY_LAX
    case .sameSiteStrict: SOUP_SAME_SITE_POLICY_STRICT
    default: SOUP_SAME_SITE_POLICY_NONE
    }
  }

  /// Whether the cookie can be written into a header and read from it again.
  private var isValid: Bool {
    let parts = [name, value, domain, path]
    return !domain.isEmpty && !name.contains("=")
      && parts.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x3B } }
  }
}

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
