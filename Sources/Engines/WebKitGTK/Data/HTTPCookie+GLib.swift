import CWebKitGTK
import Foundation
import FoundationNetworking

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
