package import Foundation

/// An `http` or `https` URL by the [URL Standard](https://url.spec.whatwg.org), with which web pages parse theirs.
///
/// A value is normalised: the host is in its ASCII form, dot segments and the scheme's own port are removed, and
/// characters are percent-encoded as browsers do it. Text of a URL that a page has parsed stays as it is, byte by byte.
package struct WebURL: Sendable, Hashable, CustomStringConvertible {
  /// `http` or `https`.
  package let scheme: String
  /// Percent-encoded; empty if there is none.
  package private(set) var username: String
  /// Percent-encoded; empty if there is none.
  package private(set) var password: String
  /// In ASCII and lower case. An address is spelled as browsers spell it; an IPv6 address has its brackets.
  package let host: String
  /// `nil` for the scheme's own port.
  package let port: Int?
  /// Percent-encoded; begins with a slash.
  package let path: String
  /// Percent-encoded, without the question mark; `nil` if there is none.
  package let query: String?
  /// Percent-encoded, without the number sign; `nil` if there is none.
  package var fragment: String?

  /// The URL as text, in ASCII.
  package var description: String { text { $0 } }

  /// The URL without its fragment, as it is sent.
  package var withoutFragment: WebURL {
    var url = self
    url.fragment = nil
    return url
  }

  package var withoutCredentials: WebURL {
    var url = self
    (url.username, url.password) = ("", "")
    return url
  }

  package var hasCredentials: Bool { !username.isEmpty || !password.isEmpty }

  /// The host, and the port if it is not the scheme's own.
  package var authority: String { port.map { "\(host):\($0)" } ?? host }

  /// The text of the origin, such as `https://example.com:8443`.
  package var origin: String { "\(scheme)://\(authority)" }

  /// The URL of the origin: that of the root.
  package var originURL: WebURL {
    WebURL(
      scheme: scheme, username: "", password: "", host: host, port: port, path: "/", query: nil,
      fragment: nil)
  }

  /// The port, also if it is the scheme's own.
  package var effectivePort: Int { port ?? Self.defaultPort(of: scheme) }

  static func defaultPort(of scheme: String) -> Int { scheme == "https" ? 443 : 80 }
}

extension WebURL {
  /// The URL for Foundation; `nil` if the host has a character that Foundation does not allow in one.
  ///
  /// The standard allows what RFC 3986 forbids: `[ ] | ^ { } \` \ " #` in some parts, and a `%` without two digits.
  /// Foundation's URL has them escaped. Whoever sends, signs or compares URLs therefore takes ``description``.
  package var url: URL? {
    // Foundation escapes each `%` of a text in which it finds a character that it does not allow, and some versions
    // refuse the text. All versions keep a text that has none.
    isForFoundation ? URL(string: text(PercentEncodeSet.rfc3986.encodeAll)) : nil
  }

  /// Whether Foundation has a URL for this one.
  package var isForFoundation: Bool {
    host.hasPrefix("[") || !host.utf8.contains(where: PercentEncodeSet.rfc3986.contains)
  }

  /// The text, with each part but the host as a closure returns it.
  private func text(_ part: (String) -> String) -> String {
    var text = scheme
    text.reserveCapacity(host.utf8.count + path.utf8.count + (query?.utf8.count ?? 0) + 48)
    text += "://"
    if hasCredentials {
      text += part(username)
      if !password.isEmpty {
        text += ":"
        text += part(password)
      }
      text += "@"
    }
    text += authority
    text += part(path)
    if let query {
      text += "?"
      text += part(query)
    }
    if let fragment {
      text += "#"
      text += part(fragment)
    }
    return text
  }
}

/// Hosts ([URL, host parsing](https://url.spec.whatwg.org/#host-parsing)).
extension WebURL {
  /// Returns a host in its ASCII form.
  static func host(_ bytes: Bytes) throws(WebURLError) -> String {
    if bytes.first == UInt8(ascii: "[") {
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasSuffix("]"), let address = IPAddress(host: text) else { throw .badHost(text) }
      return address.urlHost
    }
    let domain = PercentEncodeSet.decode(bytes).map(lowercased)
    var host = String(decoding: domain, as: UTF8.self)
    guard domain.allSatisfy({ $0 > 127 || !PercentEncodeSet.forbiddenInDomain.contains($0) })
    else { throw .badHost(host) }
    if domain.contains(where: { $0 > 127 }) || hasInternationalLabel(domain) {
      guard let ascii = international(host) else { throw .badInternationalHost(host) }
      host = ascii
    }
    // Only a host of which a label begins with a digit can be an address.
    guard host.utf8.contains(where: { 0x30...0x39 ~= $0 }), IPAddress.endsInNumber(host)
    else { return host }
    guard let address = IPAddress(host: host) else { throw .badHost(host) }
    return address.urlHost
  }

  /// An ASCII letter in lower case, and other bytes as they are.
  static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  /// Returns whether a label begins with `xn--`.
  private static func hasInternationalLabel(_ domain: [UInt8]) -> Bool {
    domain.indices.contains { index in
      (index == 0 || domain[index - 1] == UInt8(ascii: "."))
        && domain[index...].starts(with: "xn--".utf8)
    }
  }

  /// Returns the ASCII form of an internationalized domain name, by Foundation; `nil` if it has none.
  ///
  /// Foundation maps and checks names by UTS #46, as the standard does. Unlike the standard, Foundation also refuses
  /// names with empty or long labels, and labels with a hyphen at their ends or at their third and fourth place.
  private static func international(_ domain: String) -> String? {
    // A name has at most 253 characters, and the time for a label grows with the square of its length.
    guard domain.utf8.count <= 1024 else { return nil }
    // Some characters stand for several, such as ℀ for a/c. Foundation must not see a delimiter in them.
    let mapped = domain.precomposedStringWithCompatibilityMapping
    guard mapped.utf8.allSatisfy({ $0 > 127 || !PercentEncodeSet.forbiddenInDomain.contains($0) }),
      let ascii = URLComponents(string: "http://\(domain)")?.encodedHost?.lowercased(),
      !ascii.isEmpty, !ascii.utf8.contains(where: PercentEncodeSet.forbiddenInDomain.contains),
      // Foundation takes labels that begin with `xn--` as they are. Those that stand for a name can be read.
      let name = URLComponents(string: "http://\(ascii)")?.host,
      URLComponents(string: "http://\(name)")?.encodedHost?.lowercased() == ascii
    else { return nil }
    return ascii
  }
}
