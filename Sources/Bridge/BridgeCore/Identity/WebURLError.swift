/// Why a text is no URL of `http` or `https`.
package enum WebURLError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The URL has another scheme, in lower case. What follows the scheme was not read.
  case otherScheme(String)
  /// The text has no scheme, and there is no URL that it could be relative to.
  case relative
  /// The URL has no host.
  case noHost
  /// The host is no name and no address that a URL may have.
  case badHost(String)
  /// The host has characters or labels that are not ASCII, and they make no internationalized domain name.
  case badInternationalHost(String)
  /// The port is no number from 0 to 65535.
  case badPort(String)

  package var description: String {
    // The text of a page or a server is escaped, so that it can neither end nor reorder the line of a log.
    func quoted(_ text: String) -> String {
      "\"\(text.unicodeScalars.prefix(100).map { $0.escaped(asASCII: true) }.joined())\""
    }
    switch self {
    case .otherScheme(let scheme):
      return "It has the scheme \(quoted(scheme)), and not http or https."
    case .relative: return "It has no scheme, and there is no URL that it could be relative to."
    case .noHost: return "It has no host."
    case .badHost(let host): return "\(quoted(host)) is not a host."
    case .badInternationalHost(let host):
      return "\(quoted(host)) is not an internationalized host name."
    case .badPort(let port): return "\(quoted(port)) is not a port."
    }
  }
}
