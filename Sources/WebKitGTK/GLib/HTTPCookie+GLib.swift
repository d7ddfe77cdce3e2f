import CWebKitGTK
import Foundation
import FoundationNetworking

extension HTTPCookie {
  /// The cookie as libsoup's, or nil where it holds what no header can carry.
  func makeSoupCookie() -> Boxed? {
    guard isValid, let cookie = soup_cookie_new(name, value, domain, path, -1) else { return nil }
    let boxed = Boxed(taking: cookie, free: soup_cookie_free)
    soup_cookie_set_secure(cookie, isSecure ? 1 : 0)
    soup_cookie_set_http_only(cookie, isHTTPOnly ? 1 : 0)
    soup_cookie_set_same_site_policy(cookie, soupPolicy)
    if !isSessionOnly, let expiresDate {
      // The years that libsoup can write.
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

/// A cookie that came from a store.
///
/// Foundation's own on Linux gives properties from which no equal cookie can be made, for it leaves
/// out HttpOnly and cannot read what it writes for Secure; and it is equal to nothing but itself.
//
// What it inherits is declared as unchecked, which the language wants to be said again.
final class StoredCookie: HTTPCookie, @unchecked Sendable {
  /// Copies a cookie of libsoup's.
  convenience init?(_ cookie: OpaquePointer) {
    guard
      let name = soup_cookie_get_name(cookie), let value = soup_cookie_get_value(cookie),
      let domain = soup_cookie_get_domain(cookie), let path = soup_cookie_get_path(cookie)
    else { return nil }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: String(cString: name), .value: String(cString: value),
      .domain: String(cString: domain), .path: String(cString: path),
    ]
    if soup_cookie_get_secure(cookie) != 0 { properties[.secure] = "TRUE" }
    if soup_cookie_get_http_only(cookie) != 0 { properties[.httpOnly] = "TRUE" }
    switch soup_cookie_get_same_site_policy(cookie) {
    case SOUP_SAME_SITE_POLICY_LAX:
      properties[.sameSitePolicy] = HTTPCookieStringPolicy.sameSiteLax
    case SOUP_SAME_SITE_POLICY_STRICT:
      properties[.sameSitePolicy] = HTTPCookieStringPolicy.sameSiteStrict
    default: break
    }
    if let expires = soup_cookie_get_expires(cookie) {
      properties[.expires] = Date(timeIntervalSince1970: Double(g_date_time_to_unix(expires)))
    } else {
      properties[.discard] = "TRUE"
    }
    self.init(properties: properties)
  }

  override var properties: [HTTPCookiePropertyKey: Any]? {
    var properties = super.properties
    properties?[.secure] = isSecure ? "TRUE" : nil
    properties?[.httpOnly] = isHTTPOnly ? "TRUE" : nil
    properties?[.discard] = isSessionOnly ? "TRUE" : "FALSE"
    properties?[.version] = "0"
    return properties
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? StoredCookie else { return false }
    return name == other.name && value == other.value && domain == other.domain
      && path == other.path && isSecure == other.isSecure && isHTTPOnly == other.isHTTPOnly
      && sameSitePolicy == other.sameSitePolicy && expiresDate == other.expiresDate
  }

  override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(domain)
    hasher.combine(path)
    return hasher.finalize()
  }
}

extension HTTPCookiePropertyKey {
  /// Foundation on Linux reads this property and gives it no name.
  fileprivate static let httpOnly = HTTPCookiePropertyKey(rawValue: "HttpOnly")
}
