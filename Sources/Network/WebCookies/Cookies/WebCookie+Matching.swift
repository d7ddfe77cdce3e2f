import Disclosure
public import Foundation
import WebBridge

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
