import Disclosure
public import Foundation
import WebBridge

/// A cookie with all attributes that decide which requests carry it and who can read it.
///
/// `HTTPCookie` of Linux has no SameSite and loses HttpOnly when its properties are copied. This type keeps all
/// attributes on every system, and two cookies are equal if their attributes are.
///
/// The description of a cookie contains no value, so that a log shows no secrets.
public struct WebCookie: Hashable, Codable, Sendable, Identifiable, CustomStringConvertible {
  /// The name, domain and path. A jar has one cookie for each.
  public let id: ID
  /// The value.
  public var value: String
  /// When the cookie expires, in whole seconds; `nil` for a session cookie, which ends with the program.
  public var expires: Date? {
    didSet { expires = expires.map(Self.wholeSeconds) }
  }
  /// Whether only requests by `https` carry the cookie.
  public var isSecure: Bool
  /// Whether the cookie is hidden from the scripts of pages.
  public var isHTTPOnly: Bool
  /// Which requests that other sites cause carry the cookie.
  public var sameSite: SameSite

  /// Creates a cookie.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The value.
  ///   - domain: The host, such as `shop.example.com`, in ASCII. A dot at its beginning is removed, and upper case
  ///     becomes lower case.
  ///   - isHostOnly: Whether only the host itself gets the cookie, and not its subdomains.
  ///   - path: The path with its first slash. URLs whose path is the same or below it carry the cookie.
  ///   - expires: When the cookie expires; `nil` for a session cookie. Fractions of a second are cut off.
  ///   - isSecure: Whether only requests by `https` carry the cookie.
  ///   - isHTTPOnly: Whether the cookie is hidden from the scripts of pages.
  ///   - sameSite: Which requests that other sites cause carry the cookie.
  ///   - isPartitioned: Whether the cookie belongs to one top-level site (`Partitioned`). A ``CookieSync`` leaves such
  ///     cookies alone.
  public init(
    name: String, value: String, domain: String, isHostOnly: Bool = true, path: String = "/",
    expires: Date? = nil, isSecure: Bool = false, isHTTPOnly: Bool = false,
    sameSite: SameSite = .none, isPartitioned: Bool = false
  ) {
    id = ID(
      name: name, domain: domain, isHostOnly: isHostOnly, path: path, isPartitioned: isPartitioned)
    self.value = value
    self.expires = expires.map(Self.wholeSeconds)
    (self.isSecure, self.isHTTPOnly, self.sameSite) = (isSecure, isHTTPOnly, sameSite)
  }

  /// The name; empty for a cookie that has none.
  public var name: String { id.name }
  /// The host, in lower case and without a dot at its beginning.
  public var domain: String { id.domain }
  /// Whether only the host itself gets the cookie, and not its subdomains.
  public var isHostOnly: Bool { id.isHostOnly }
  /// The path.
  public var path: String { id.path }
  /// Whether the cookie belongs to one top-level site.
  public var isPartitioned: Bool { id.isPartitioned }
  /// The cookie as a request carries it: `name=value`, or the value alone for a cookie without a name.
  package var pair: String { name.isEmpty ? value : "\(name)=\(value)" }
  /// The cookie's name, domain and path, without its value.
  public var description: String { id.description }

  /// Returns whether the cookie has expired.
  ///
  /// - Parameter date: The time in question.
  public func isExpired(at date: Date = Date()) -> Bool { expires.map { $0 <= date } ?? false }

  /// Compares names, domains, paths and values by bytes, as browsers do.
  public static func == (one: WebCookie, other: WebCookie) -> Bool {
    one.id == other.id && one.value.hasSameBytes(as: other.value) && one.expires == other.expires
      && one.isSecure == other.isSecure && one.isHTTPOnly == other.isHTTPOnly
      && one.sameSite == other.sameSite
  }

  // WebKitGTK stores seconds, and other stores may not. Cut off here, a cookie is the same in all of them.
  private static func wholeSeconds(_ date: Date) -> Date {
    Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
  }
}

extension WebCookie {
  /// Which requests that other sites cause carry a cookie. A stricter value is greater.
  public enum SameSite: String, CaseIterable, Codable, Comparable, Sendable {
    /// All requests. Neither Foundation nor WebKit tells `SameSite=None` from a missing attribute.
    case none
    /// The navigations of the main frame.
    case lax
    /// No requests.
    case strict

    /// Returns whether the first value is less strict than the second.
    public static func < (one: SameSite, other: SameSite) -> Bool {
      switch (one, other) {
      case (.none, .lax), (.none, .strict), (.lax, .strict): true
      default: false
      }
    }
  }
}

extension WebCookie {
  /// Returns whether a request for a URL carries the cookie, by the rules of RFC 6265. SameSite is not considered,
  /// because a request of native code comes from no other site.
  ///
  /// - Parameters:
  ///   - url: The URL of the request.
  ///   - date: The time of the request.
  public func isSent(to url: URL, at date: Date = Date()) -> Bool {
    guard let host = url.cookieHost, !isExpired(at: date) else { return false }
    guard !isSecure || url.isSecure else { return false }
    let path = url.cookiePath
    return Self.matches(host: host, domain: domain, isHostOnly: isHostOnly)
      && (path == self.path
        || path.hasBytePrefix(self.path.hasSuffix("/") ? self.path : "\(self.path)/"))
  }

  /// Returns whether a host is the domain, or one of its subdomains if these count. An address has none, and may have
  /// its brackets or lack them.
  static func matches(host: String, domain: String, isHostOnly: Bool) -> Bool {
    if host.hasSameBytes(as: domain) { return true }
    if let address = IPAddress(host: domain) { return IPAddress(host: host) == address }
    return !isHostOnly && host.utf8.reversed().starts(with: ".\(domain)".utf8.reversed())
  }
}

extension URL {
  /// The host in lower case. An address is spelled as browsers spell it, and has no brackets.
  var cookieHost: String? {
    guard let host = host?.lowercased() else { return nil }
    return IPAddress(host: host)?.description ?? host
  }

  /// Whether the connection is encrypted.
  var isSecure: Bool { ["https", "wss"].contains(scheme?.lowercased()) }

  /// The path as a request has it: percent-encoded, and with a slash at its end if there is one, which `path` cuts off.
  var cookiePath: String {
    let path = URLComponents(url: self, resolvingAgainstBaseURL: true)?.percentEncodedPath ?? ""
    return path.isEmpty ? "/" : path
  }
}

extension WebCookie {
  /// The identity of a cookie in a jar.
  public struct ID: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// The host, in lower case and without a dot at its beginning.
    public let domain: String
    /// Whether only the host itself gets the cookie. A cookie of `example.com` alone and a cookie of `example.com` and
    /// its subdomains are two cookies.
    public let isHostOnly: Bool
    /// The path.
    public let path: String
    /// Whether the cookie belongs to one top-level site.
    public let isPartitioned: Bool

    /// Creates an identity.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - domain: The host. A dot at its beginning is removed, and upper case becomes lower case.
    ///   - isHostOnly: Whether only the host itself gets the cookie.
    ///   - path: The path with its first slash.
    ///   - isPartitioned: Whether the cookie belongs to one top-level site.
    public init(
      name: String, domain: String, isHostOnly: Bool = true, path: String = "/",
      isPartitioned: Bool = false
    ) {
      let host = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
      (self.name, self.domain, self.path) = (name, host.asciiLowercased, path)
      (self.isHostOnly, self.isPartitioned) = (isHostOnly, isPartitioned)
    }

    /// Compares bytes, as browsers do. `String` takes texts of different Unicode forms for the same.
    public static func == (one: ID, other: ID) -> Bool {
      one.name.hasSameBytes(as: other.name) && one.domain.hasSameBytes(as: other.domain)
        && one.path.hasSameBytes(as: other.path) && one.isHostOnly == other.isHostOnly
        && one.isPartitioned == other.isPartitioned
    }

    /// The name, domain and path, such as `session of .example.com/`. The dot says that subdomains get the cookie.
    public var description: String {
      "\(name) of \(isHostOnly ? "" : ".")\(domain)\(path)\(isPartitioned ? " (partitioned)" : "")"
    }
  }
}
