import CWebKitGTK
import Foundation
import FoundationNetworking

extension HTTPCookie {
  /// Copies a cookie of libsoup's.
  convenience init?(_ cookie: Boxed) {
    let pointer = cookie.pointer
    guard
      let name = soup_cookie_get_name(pointer), let value = soup_cookie_get_value(pointer),
      let domain = soup_cookie_get_domain(pointer), let path = soup_cookie_get_path(pointer)
    else { return nil }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: String(cString: name), .value: String(cString: value),
      .domain: String(cString: domain), .path: String(cString: path),
    ]
    if soup_cookie_get_secure(pointer) != 0 { properties[.secure] = "TRUE" }
    if soup_cookie_get_http_only(pointer) != 0 { properties[.httpOnly] = "TRUE" }
    if let expires = soup_cookie_get_expires(pointer) {
      properties[.expires] = Date(timeIntervalSince1970: Double(g_date_time_to_unix(expires)))
    }
    self.init(properties: properties)
  }

  /// The cookie as libsoup's.
  func makeSoupCookie() -> Boxed? {
    guard let cookie = soup_cookie_new(name, value, domain, path, -1) else { return nil }
    let boxed = Boxed(taking: cookie, free: soup_cookie_free)
    soup_cookie_set_secure(cookie, isSecure ? 1 : 0)
    soup_cookie_set_http_only(cookie, isHTTPOnly ? 1 : 0)
    if let expiresDate,
      let date = g_date_time_new_from_unix_utc(gint64(expiresDate.timeIntervalSince1970))
    {
      soup_cookie_set_expires(cookie, date)
      g_date_time_unref(date)
    }
    return boxed
  }
}

extension HTTPCookiePropertyKey {
  /// Foundation on Linux reads this property and gives it no name.
  fileprivate static let httpOnly = HTTPCookiePropertyKey(rawValue: "HttpOnly")
}
