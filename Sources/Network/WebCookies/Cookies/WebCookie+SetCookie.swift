public import Foundation
import WebBridge

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension WebCookie {
  /// Returns the cookies that a response sets, by the rules of RFC 6265.
  ///
  /// A cookie that the response deletes is in the list as well; it has expired. Cookies that the response may not set
  /// are left out: those of other hosts, and Secure cookies of a response that did not come by `https`.
  ///
  /// `HTTPURLResponse` joins several fields of one name by a comma and a space. A value that has these, a name and an
  /// equals sign therefore reads as two cookies.
  ///
  /// - Parameters:
  ///   - response: The response. Its URL decides which domains it may set.
  ///   - date: When the response came, from which `Max-Age` counts.
  public static func cookies(in response: HTTPURLResponse, at date: Date = Date()) -> [WebCookie] {
    guard let url = response.url, let field = response.value(forHTTPHeaderField: "Set-Cookie")
    else { return [] }
    return fields(joined: field).compactMap { WebCookie(setCookie: $0, from: url, at: date) }
  }

  /// Splits Set-Cookie fields that Foundation has joined to one.
  package static func fields(joined text: String) -> [String] { SetCookieField.split(text) }

  /// Reads one cookie as a server sets it.
  ///
  /// - Parameters:
  ///   - text: The value of a Set-Cookie field, such as `session=1; Path=/; HttpOnly`.
  ///   - url: The URL of the response.
  ///   - date: When the response came, from which `Max-Age` counts.
  /// - Returns: The cookie, which has expired if the server deletes it; `nil` if the text sets none.
  public init?(setCookie text: String, from url: URL, at date: Date = Date()) {
    guard let host = url.cookieHost, let field = SetCookieField(text) else { return nil }
    var (domain, isHostOnly) = (host, true)
    let address = IPAddress(host: host)
    if let named = field.domain, address == nil || IPAddress(host: named) != address {
      guard Self.matches(host: host, domain: named, isHostOnly: false) else { return nil }
      if PublicSuffix.contains(named) {
        // The subdomains belong to others. A host that is such a name itself may name itself.
        guard named == host else { return nil }
      } else {
        (domain, isHostOnly) = (named, false)
      }
    }
    self.init(
      name: field.name, value: field.value, domain: domain, isHostOnly: isHostOnly,
      path: field.path ?? Self.folder(of: url), expires: field.expires(at: date),
      isSecure: field.isSecure, isHTTPOnly: field.isHTTPOnly, sameSite: field.sameSite,
      isPartitioned: field.isPartitioned)
    guard !isSecure || url.isSecure else { return nil }
    // Servers that compare names without regard to case would take the promise of another case for theirs.
    let promise = (name.isEmpty ? value : name).lowercased()
    if promise.hasPrefix("__secure-"), name.isEmpty || !isSecure { return nil }
    if promise.hasPrefix("__host-"), name.isEmpty || !isSecure || !isHostOnly || path != "/" {
      return nil
    }
  }

  /// The path of cookies that name none: the folder of the URL, without its last slash.
  private static func folder(of url: URL) -> String {
    let path = url.cookiePath
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
