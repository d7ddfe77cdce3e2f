/// The origin of a URL of a custom scheme, as engines write it in the field `Origin`: the scheme, the host and the
/// port, without decoding and in lower case.
package struct OriginText: Hashable, Sendable {
  package let scheme: String
  /// The host, percent-encoded as in the URL, with the port if the URL has one.
  package let authority: String

  /// Reads the text of a URL; `nil` if it has no authority.
  package init?(ofURL url: String) {
    let bytes = url.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[bytes.index(after: colon)...].starts(with: "//".utf8)
    else { return nil }
    let rest = bytes[bytes.index(colon, offsetBy: 3)...]
    var authority = rest.prefix { !"/?#".utf8.contains($0) }
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      authority = authority[authority.index(after: at)...]
    }
    scheme = String(url[..<colon]).lowercased()
    self.authority = String(Substring(authority)).lowercased()
  }

  package var text: String { "\(scheme)://\(authority)" }
}
