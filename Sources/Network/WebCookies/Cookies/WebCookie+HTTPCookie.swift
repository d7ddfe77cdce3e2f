#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension WebCookie {
  /// Creates a cookie from Foundation's.
  ///
  /// - Parameter cookie: A cookie of `HTTPCookieStorage` or of `WKHTTPCookieStore`.
  public init(_ cookie: HTTPCookie) {
    let sameSite: SameSite =
      switch cookie.sameSitePolicy {
      case .some(.sameSiteStrict): .strict
      case .some(.sameSiteLax): .lax
      default: .none
      }
    self.init(
      name: cookie.name, value: cookie.value, domain: cookie.domain,
      isHostOnly: !cookie.domain.hasPrefix("."), path: cookie.path,
      expires: cookie.isSessionOnly ? nil : cookie.expiresDate, isSecure: cookie.isSecure,
      isHTTPOnly: cookie.isHTTPOnly, sameSite: sameSite,
      isPartitioned: cookie.properties?[.partition] != nil)
  }

  /// The cookie as Foundation's, for a `WKHTTPCookieStore` or a `HTTPCookieStorage`.
  ///
  /// The property is `nil` if Foundation cannot hold the cookie: if it is partitioned, has no name, or would lose its
  /// domain, Secure, HttpOnly or SameSite.
  public var httpCookie: HTTPCookie? {
    guard !isPartitioned, let cookie = HTTPCookie(properties: properties) else { return nil }
    // A cookie that is open to more requests or scripts than this one must never reach a store.
    let copy = WebCookie(cookie)
    let isFaithful =
      copy.id == id && copy.isSecure == isSecure && copy.isHTTPOnly == isHTTPOnly
      && copy.sameSite == sameSite
    return isFaithful ? cookie : nil
  }

  private var properties: [HTTPCookiePropertyKey: Any] {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .path: path, .domain: isHostOnly ? domain : ".\(domain)",
    ]
    properties[.expires] = expires
    if isSecure { properties[.secure] = "TRUE" }
    if isHTTPOnly { properties[.httpOnly] = "TRUE" }
    switch sameSite {
    case .none: break
    // By their names, because Linux's Foundation stores no other type of this property on the disk.
    case .lax: properties[.sameSitePolicy] = HTTPCookieStringPolicy.sameSiteLax.rawValue
    case .strict: properties[.sameSitePolicy] = HTTPCookieStringPolicy.sameSiteStrict.rawValue
    }
    return properties
  }
}

extension HTTPCookiePropertyKey {
  /// Foundation reads this property on all systems, and declares it on none.
  fileprivate static let httpOnly = HTTPCookiePropertyKey(rawValue: "HttpOnly")
  /// The top-level site of a partitioned cookie, on Apple's systems. WebKitGTK does not know partitions.
  fileprivate static let partition = HTTPCookiePropertyKey(rawValue: "StoragePartition")
}
