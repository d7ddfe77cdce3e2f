import Foundation

/// One request of a chain of redirects, by the Fetch standard.
struct RelayHop {
  let page: PageRequest
  /// The URL, with the page's fragment.
  private(set) var url: WebURL
  private(set) var method: String
  private(set) var fields: RelayHeaders
  private(set) var body: BodyKeeper?
  let document: RelayedRequest.Document
  private(set) var count = 0
  /// Whether a redirect went from one foreign origin to another one.
  private var isTainted = false
  private(set) var hasLeftOrigin = false
  /// The URL that the page refers from, as the last server was told it; empty if there is none.
  private var referrer: String

  init(
    page: PageRequest, url: WebURL, method: String, fields: RelayHeaders, body: BodyKeeper?,
    document: RelayedRequest.Document
  ) {
    (self.page, self.url, self.method, self.fields) = (page, url, method, fields)
    (self.body, self.document) = (body, document)
    referrer = page.referrer
  }

  private var isSameOrigin: Bool { url.ownOrigin == document.origin }

  /// The origin as servers are told it: `null` after a redirect between two foreign origins.
  var shownOrigin: String { isTainted ? "null" : document.origin.description }

  var hasCredentials: Bool {
    switch page.credentials {
    case .include: true
    case .sameOrigin: isSameOrigin && !hasLeftOrigin
    case .omit: false
    }
  }

  var responseKind: PageResponse.Kind {
    switch page.mode {
    case .navigate: .basic
    case _ where isSameOrigin && !hasLeftOrigin: .basic
    case .noCORS: .opaque
    case .cors, .sameOrigin: .cors
    }
  }

  /// - Throws: ``RelayError`` with the code `redirect`, if the page asked for its own origin alone.
  func checkMode() throws {
    guard page.mode != .sameOrigin || isSameOrigin else {
      throw RelayError(.redirect, "The request's mode is same-origin.")
    }
  }

  /// The page's fields, and those that the engine would add.
  var headers: RelayHeaders {
    var headers = fields
    headers.setDefault(
      "Accept",
      page.mode == .navigate
        ? "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" : "*/*")
    headers.setDefault("User-Agent", page.agent)
    if !page.languages.isEmpty { headers.setDefault("Accept-Language", page.languages) }
    if let referrer = Referrer.value(referrer, policy: page.referrerPolicy, to: url) {
      headers["Referer"] = referrer
    }
    let isSafe = method == "GET" || method == "HEAD"
    if !isSafe || page.method != "GET" && page.method != "HEAD"
      || (page.mode == .cors && (!isSameOrigin || hasLeftOrigin))
    {
      let isHidden = page.referrerPolicy == "no-referrer" && page.mode != .cors
      headers["Origin"] = isHidden ? "null" : shownOrigin
    }
    switch page.cache {
    case "no-store", "reload":
      headers.setDefault("Cache-Control", "no-cache")
      headers.setDefault("Pragma", "no-cache")
    case "no-cache": headers.setDefault("Cache-Control", "max-age=0")
    default: break
    }
    return headers
  }

  /// The URL to which a response redirects; `nil` if it does not.
  func location(of response: RelayedResponse) -> Location? {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let text = response.headers.values(of: "Location").first
    else { return nil }
    // Not decoded: the engine reads one character for each byte.
    return Location(text: text)
  }

  struct Location { let text: String }

  /// Goes on to the URL of a redirect.
  ///
  /// - Throws: ``RelayError`` with the code `redirect`.
  mutating func follow(_ location: Location, status: Int) throws {
    guard count < 20 else { throw RelayError(.redirect, "There were more than 20 redirects.") }
    var next: WebURL
    do { next = try WebURL(location.text, relativeTo: url) } catch .otherScheme(let scheme) {
      throw RelayError(
        .badURL,
        "The server redirects to the scheme \(scheme.debugDescription), which is not relayed.")
    } catch {
      throw RelayError(
        .redirect,
        "The server redirects to \(String(location.text.prefix(200)).debugDescription), which is no URL. \(error)"
      )
    }
    if next.fragment == nil { next.fragment = url.fragment }
    let (old, new) = (url.ownOrigin, next.ownOrigin)
    // What was left out for one server is left out for the next ones.
    referrer = Referrer.value(referrer, policy: page.referrerPolicy, to: url) ?? ""
    if status == 303 ? method != "GET" && method != "HEAD" : method == "POST" && status < 303 {
      method = "GET"
      body = nil
      for name in [
        "Content-Encoding", "Content-Language", "Content-Location", "Content-Type",
        "Content-Length",
      ] {
        fields[name] = nil
      }
    } else if body?.isStream == true {
      throw RelayError(.redirect, "The body was a stream, which cannot be sent again.")
    }
    if old != new {
      fields["Authorization"] = nil
      if document.origin != old { isTainted = true }
      hasLeftOrigin = hasLeftOrigin || old != document.origin || new != document.origin
    }
    url = next
    count += 1
  }
}
