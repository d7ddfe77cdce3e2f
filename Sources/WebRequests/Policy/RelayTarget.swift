import Foundation

/// The parts of a URL that the policy decides on.
struct RelayTarget: Sendable, Hashable {
  let scheme: String
  /// In lower case. An address is spelled as browsers spell it; an IPv6 address has its brackets.
  let host: String
  let port: Int
  /// As it stands in the URL, percent-encoded.
  let path: String

  /// - Throws: ``RelayError`` with the code `badURL` if the URL cannot be relayed.
  init(_ url: URL) throws {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https"
    else {
      throw RelayError(
        .badURL,
        "Only http and https URLs are relayed, and not \(url.scheme ?? "a URL without a scheme").")
    }
    guard parts.user == nil, parts.password == nil else {
      throw RelayError(.badURL, "A URL with credentials is not relayed.")
    }
    guard let host = parts.percentEncodedHost?.lowercased(), !host.isEmpty, !host.contains("%"),
      host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw RelayError(.badURL, "The URL has no host, or one that is not in its ASCII form.") }
    let address = IPAddress(host: host)
    guard address != nil || !IPAddress.endsInNumber(host) else {
      throw RelayError(.badURL, "The host \(host) ends in a number and is no address.")
    }
    self.scheme = scheme
    self.host = address?.urlHost ?? host
    port = parts.port ?? (scheme == "https" ? 443 : 80)
    path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
  }

  /// The host for a resolver: an IPv6 address has no brackets.
  var name: String { host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host }

  /// The host, and the port if it is not the scheme's own.
  var authority: String { port == (scheme == "https" ? 443 : 80) ? host : "\(host):\(port)" }

  var origin: Origin { Origin("\(scheme)://\(authority)") }
}
