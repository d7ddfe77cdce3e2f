import CWebKitGTK
import Foundation
import FoundationNetworking

/// A cookie that came from a store.
///
/// On Linux, no equal cookie can be made from the properties of Foundation's cookie, because they
/// lack HttpOnly and Foundation cannot read the value that it writes for Secure. Foundation's
/// cookie is also equal only to itself.
//
// The superclass is `@unchecked Sendable`, which Swift requires a subclass to restate.
final class StoredCookie: HTTPCookie, @unchecked Sendable {
  /// Copies a libsoup cookie.
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
  /// The key of a property that Foundation on Linux reads but does not declare.
  fileprivate static let httpOnly = HTTPCookiePropertyKey(rawValue: "HttpOnly")
}
