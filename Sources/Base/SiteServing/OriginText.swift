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

/// A request of a page for the bytes of another origin, which the page may read only if the response says so.
///
/// Engines make this check (the [CORS check](https://fetch.spec.whatwg.org/#cors-check) of Fetch) for custom schemes as
/// well, except for a synchronous `XMLHttpRequest`. They state the page's origin in each request that needs the check.
package struct CrossOriginRead: Sendable {
  /// The origin of the page, as in the field `Origin`; `null` for sandboxed frames and `data:` URLs.
  package let origin: String
  private let method: String
  private let accepts: String

  /// Reads a request; `nil` if it states no origin, or the origin of its URL.
  package init?(url: String, method: String?, field: (_ name: String) -> String?) {
    guard let origin = field("Origin") else { return nil }
    guard OriginText(ofURL: url)?.text.utf8.elementsEqual(origin.lowercased().utf8) != true else {
      return nil
    }
    self.origin = origin
    self.method = method ?? "GET"
    accepts = field("Accept") ?? ""
  }

  /// Whether a response with this value of `Access-Control-Allow-Origin` may be read.
  package func isAllowed(by value: String?) -> Bool {
    guard let value else { return false }
    return value == "*" || value.utf8.elementsEqual(origin.utf8)
  }

  /// Whether the request looks like a form that a page sends to another origin. The page does not read the response:
  /// the engine shows it as a document of the other origin.
  package var looksLikeForm: Bool { method == "POST" && accepts.contains("text/html") }
}
