import HTTPTypes

/// The fields `Sec-Fetch-…` ([Fetch Metadata](https://w3c.github.io/webappsec-fetch-metadata/)) in a chain of redirects.
///
/// They are native facts: the origin of the document, the URLs of the chain, and the kind of the request.
struct FetchMetadata {
  private enum Relation: String {
    case sameOrigin = "same-origin", sameSite = "same-site", crossSite = "cross-site"
  }

  private let document: RelayedRequest.Document
  private let mode: PageRequest.Mode
  private var relation = Relation.sameOrigin
  /// Whether the engine leaves the fields out of this request, because CORS made it anew for another origin.
  private var isMadeAnew = false

  init(_ document: RelayedRequest.Document, mode: PageRequest.Mode, to url: WebURL) {
    (self.document, self.mode) = (document, mode)
    relate(to: url)
  }

  /// The relation to all URLs of the chain: it only becomes more distant.
  private mutating func relate(to url: WebURL) {
    if relation == .sameOrigin, url.ownOrigin != document.origin { relation = .sameSite }
    if relation == .sameSite, !Site.isSameWithScheme(url, document.origin) { relation = .crossSite }
  }

  /// Goes on to the URL of a redirect.
  mutating func follow(from old: WebURL, to new: WebURL) {
    isMadeAnew = mode == .cors && old.ownOrigin != new.ownOrigin
    relate(to: new)
  }

  /// Adds the fields of a request to a URL.
  func add(to headers: inout HTTPFields, for url: WebURL) {
    guard url.isTrustworthy, !isMadeAnew else { return }
    headers[.secFetchSite] = relation.rawValue
    headers[.secFetchMode] = mode.rawValue
    headers[.secFetchDest] =
      mode != .navigate ? "empty" : document.isMainFrame ? "document" : "iframe"
  }
}

extension WebURL {
  /// Whether a URL is potentially trustworthy: it is encrypted, or of this machine.
  fileprivate var isTrustworthy: Bool {
    scheme == "https" || host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]"
      || (host.hasPrefix("127.") && NetworkAddress(host) != nil)
  }
}
