import Disclosure
import WebBridge

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
