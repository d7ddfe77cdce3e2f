import WebBridge

/// A domain whose cookies are meant: those of the host itself and those of its subdomains.
///
/// `example.com` contains the cookies of `example.com` and `shop.example.com`, whether subdomains get them or not. It
/// does not contain those of `badexample.com`. The domain `shop.example.com` does not contain cookies that
/// `example.com` shares with its subdomains. The address of a host, such as `127.0.0.1`, contains only itself.
///
/// A domain in a program is a text, which is checked when the program runs:
///
/// ```swift
/// let sync = CookieSync(between: jar, and: store, domains: ["example.com"])
/// ```
public struct CookieDomain: Hashable, Sendable, CustomStringConvertible {
  /// The host, in lower case and without a dot at its beginning. An address is spelled as browsers spell it.
  public let host: String

  /// Creates a domain.
  ///
  /// - Parameter host: A host, such as `example.com`, an IPv4 address, or an IPv6 address in brackets, such as `[::1]`.
  ///   International names are written in ASCII (`xn--…`). A dot at its beginning is ignored.
  /// - Returns: The domain; `nil` if the text is no host, such as a URL, a pattern with `*`, or a host with a port.
  public init?(_ host: String) {
    let name = (host.hasPrefix(".") ? String(host.dropFirst()) : host).lowercased()
    if let address = IPAddress(host: name) {
      self.host = address.urlHost
    } else {
      guard Self.isName(name), !IPAddress.endsInNumber(name) else { return nil }
      self.host = name
    }
  }

  /// Returns whether a cookie's domain is the host or one of its subdomains.
  ///
  /// - Parameter domain: The domain of a cookie, in lower case and without a dot at its beginning.
  public func contains(_ domain: String) -> Bool {
    WebCookie.matches(host: domain, domain: host, isHostOnly: false)
  }

  /// The host.
  public var description: String { host }

  private static func isName(_ host: String) -> Bool {
    host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty
        && label.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
          default: false
          }
        }
    }
  }
}

extension CookieDomain: ExpressibleByStringLiteral {
  /// Creates a domain from a text of the program. A text that is no host ends the program.
  public init(stringLiteral host: String) {
    guard let domain = Self(host) else {
      preconditionFailure("“\(host)” is no domain: write a host, such as example.com.")
    }
    self = domain
  }
}
