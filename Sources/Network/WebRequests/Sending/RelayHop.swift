import Disclosure
import Foundation
import HTTPTypes

/// One request of a chain of redirects, by the Fetch standard.
struct RelayHop {
  let page: PageRequest
  /// The URL, with the page's fragment.
  private(set) var url: WebURL
  private(set) var method: String
  private(set) var fields: HTTPFields
  private(set) var body: BodyKeeper?
  let document: RelayedRequest.Document
  private(set) var count = 0
  let mode: PageRequest.Mode
  /// Whether the page waits for the response. The engine then sends no `Sec-Fetch-…`.
  private let isSynchronous: Bool
  private var referrer: Referrer
  private var origin: OriginField
  private var metadata: FetchMetadata
  private(set) var hasLeftOrigin = false

  init(
    page: PageRequest, url: WebURL, fields: HTTPFields, body: BodyKeeper?,
    document: RelayedRequest.Document, isSynchronous: Bool
  ) {
    (self.page, self.url, self.method, self.fields) = (page, url, page.method, fields)
    (self.body, self.document, self.isSynchronous) = (body, document, isSynchronous)
    mode = page.ownMode
    referrer = Referrer(page, from: document)
    referrer.go(to: url)
    origin = OriginField(
      document.origin, mode: mode, method: method, to: url, policy: referrer.policy)
    metadata = FetchMetadata(document, mode: mode, to: url)
  }

  private var isSameOrigin: Bool { url.ownOrigin == document.origin }

  /// The origin as CORS tells it to servers.
  var shownOrigin: String { origin.shown }

  var hasCredentials: Bool {
    switch page.credentials {
    case .include: true
    case .sameOrigin: isSameOrigin && !hasLeftOrigin
    case .omit: false
    }
  }

  var responseKind: PageResponse.Kind {
    switch mode {
    case .navigate: .basic
    case _ where isSameOrigin && !hasLeftOrigin: .basic
    case .noCORS: .opaque
    case .cors, .sameOrigin: .cors
    }
  }

  /// - Throws: ``RelayError`` with the code `redirect`, if the page asked for its own origin alone.
  func checkMode() throws {
    guard mode != .sameOrigin || isSameOrigin else {
      throw RelayError(.redirect, "The request's mode is same-origin.")
    }
  }

  private var isEventSource: Bool {
    page.kind == RelayedRequest.Kind.eventSource.rawValue
  }

  /// The page's fields, and those that the engine would add.
  var headers: HTTPFields {
    var headers = fields
    headers.setDefault(
      .accept,
      mode == .navigate
        ? "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
        : isEventSource ? "text/event-stream" : "*/*")
    headers.setDefault(.userAgent, page.agent)
    if let language = document.language { headers.setDefault(.acceptLanguage, language) }
    headers[.referer] = referrer.field(to: url, navigates: mode == .navigate)
    headers[.origin] = origin.value
    if !isSynchronous { metadata.add(to: &headers, for: url) }
    if mode == .navigate { headers[.upgradeInsecureRequests] = "1" }
    switch isEventSource ? "no-store" : page.cache {
    case "no-store", "reload":
      headers.setDefault(.cacheControl, "no-cache")
      headers.setDefault(.pragma, "no-cache")
    case "no-cache": headers.setDefault(.cacheControl, "max-age=0")
    default: break
    }
    return headers
  }

  /// The URL to which a response redirects; `nil` if it does not.
  func location(of response: RelayedResponse) -> Location? {
    // Not decoded: the engine reads one character for each byte, and several fields as one.
    guard [301, 302, 303, 307, 308].contains(response.status.code),
      let text = response.headerFields.latin1(.location)
    else { return nil }
    let policies = response.headerFields[fields: .referrerPolicy].map(\.latin1)
    return Location(text: text, policy: policies.joined(separator: ","))
  }

  struct Location {
    let text: String
    /// The referrer policy for what follows; empty if the response names none.
    let policy: String
  }

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
        "The server redirects to \(ReportedURL.of(location.text.prefix(200)).debugDescription), which is no URL. \(error)"
      )
    }
    if next.fragment == nil { next.fragment = url.fragment }
    let (old, new) = (url.ownOrigin, next.ownOrigin)
    if status == 303 ? method != "GET" && method != "HEAD" : method == "POST" && status < 303 {
      method = "GET"
      body = nil
      for name: HTTPField.Name in [
        .contentEncoding, .contentLanguage, .contentLocation, .contentType, .contentLength,
      ] {
        fields[name] = nil
      }
    } else if body?.isStream == true {
      throw RelayError(.redirect, "The body was a stream, which cannot be sent again.")
    }
    if old != new {
      fields[.authorization] = nil
      hasLeftOrigin = hasLeftOrigin || old != document.origin || new != document.origin
    }
    referrer.obey(location.policy)
    referrer.go(to: next)
    origin.follow(from: url, to: next, method: method)
    metadata.follow(from: url, to: next)
    url = next
    count += 1
  }
}

extension PageRequest {
  /// Returns whether the method and the fields are those that a page can give a request of its kind. Every server takes
  /// such requests from every page, so that they need no preflight.
  func isAsItsKind(_ fields: HTTPFields) -> Bool {
    let names = fields.map(\.name)
    switch RelayedRequest.Kind(rawValue: kind) {
    case .eventSource: return method == "GET" && (names.isEmpty || names == [.lastEventID])
    case .form:
      return ["GET", "POST"].contains(method) && (names.isEmpty || names == [.contentType])
        && fields.allSatisfy(CORSSafelist.isSafe)
    case .beacon: return method == "POST" && (names.isEmpty || names == [.contentType])
    case .fetch, .xmlHTTPRequest, nil: return true
    }
  }

  /// The mode of the request's kind. A page chooses the mode of `fetch` alone.
  var ownMode: Mode {
    switch RelayedRequest.Kind(rawValue: kind) {
    case .fetch, nil: mode ?? .cors
    case .form: .navigate
    case .xmlHTTPRequest, .eventSource: .cors
    case .beacon: hasSimpleType ? .noCORS : .cors
    }
  }

  /// Whether every page may send the media type of the body to other origins.
  private var hasSimpleType: Bool {
    guard let type = headers.first(where: { $0.first?.lowercased() == "content-type" })?.last
    else { return true }
    return CORSSafelist.isSafe(HTTPField(name: .contentType, value: type))
  }
}
