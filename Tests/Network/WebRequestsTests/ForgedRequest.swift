@testable import WebRequests

/// A request as a page that has taken over its script could describe it, and the error that it gets; `nil` where it is
/// sent, but to the listed host.
struct ForgedRequest {
  let what: String
  let page: PageRequest
  let code: RelayError.Code?

  init(_ what: String, _ page: PageRequest, _ code: RelayError.Code?) {
    (self.what, self.page, self.code) = (what, page, code)
  }

  static let api = "https://api.example/v1/"

  static let all = [
    ForgedRequest("another host", .make("GET", "https://evil.example/"), .notListed),
    ForgedRequest("another scheme", .make("GET", "http://api.example/"), .notListed),
    ForgedRequest("another port", .make("GET", "https://api.example:8443/"), .notListed),
    ForgedRequest(
      "a host with the listed one as its beginning",
      .make("GET", "https://api.example.evil.example/"), .notListed),
    ForgedRequest("a host with a dot behind it", .make("GET", "https://api.example./"), .notListed),
    ForgedRequest("a user before the host", .make("GET", "https://user@api.example/"), .badURL),
    ForgedRequest(
      "the listed host as a user", .make("GET", "https://api.example@evil.example/"), .badURL),
    ForgedRequest(
      "a host behind a backslash", .make("GET", "https://evil.example\\@api.example/"), .notListed),
    ForgedRequest(
      "a line break in the URL", .make("GET", api + "\r\nHost: evil.example"), nil
    ),
    ForgedRequest("a file", .make("GET", "file:///etc/passwd"), .badURL),
    ForgedRequest("a data: URL", .make("GET", "data:text/plain,x"), .badURL),
    ForgedRequest("a scheme of the app", .make("GET", "app://shop/index.html"), .badURL),
    ForgedRequest("a loopback address", .make("GET", "http://127.0.0.1/"), .notListed),
    ForgedRequest("a loopback address as a number", .make("GET", "http://2130706433/"), .notListed),
    ForgedRequest(
      "the address of a cloud's metadata", .make("GET", "http://169.254.169.254/latest"), .notListed
    ),
    ForgedRequest(
      "a listed name with a private address", .make("GET", "https://inner.example/"),
      .refusedAddress),
    ForgedRequest(
      "a line break in a header", .make("GET", api, headers: [["X-A", "b\r\nHost: evil.example"]]),
      .badHeader),
    ForgedRequest(
      "a line break in the name of a header",
      .make("GET", api, headers: [["X-A\r\nHost", "evil.example"]]), .badHeader),
    ForgedRequest("a NUL in a header", .make("GET", api, headers: [["X-A", "b\0c"]]), .badHeader),
    ForgedRequest(
      "a name of a header with a space", .make("GET", api, headers: [["Host ", "evil.example"]]),
      .badHeader),
    ForgedRequest(
      "another host by a header", .make("GET", api, headers: [["Host", "evil.example"]]), .badHeader
    ),
    ForgedRequest(
      "cookies by a header", .make("GET", api, headers: [["cOOkie", "session=1"]]), .badHeader),
    ForgedRequest(
      "an origin by a header", .make("GET", api, headers: [["Origin", "https://api.example"]]),
      .badHeader),
    ForgedRequest(
      "a referrer by a header", .make("GET", api, headers: [["Referer", "https://api.example"]]),
      .badHeader),
    ForgedRequest(
      "a field of the browser's own",
      .make("GET", api, headers: [["Sec-Fetch-Site", "same-origin"]]), .badHeader),
    ForgedRequest(
      "a field of proxies", .make("GET", api, headers: [["Proxy-Authorization", "x"]]), .badHeader),
    ForgedRequest(
      "two lengths", .make("POST", api, headers: [["Content-Length", "0"]]), .badHeader),
    ForgedRequest(
      "chunks", .make("POST", api, headers: [["Transfer-Encoding", "chunked"]]), .badHeader),
    ForgedRequest(
      "a method with a second request", .make("GET / HTTP/1.1\r\nX: y\r\n\r\nGET", api), .badHeader),
    ForgedRequest("the method CONNECT", .make("CONNECT", api), .badHeader),
    ForgedRequest("the method TRACE in small letters", .make("trace", api), .badHeader),
    ForgedRequest("no method", .make("", api), .badHeader),
    ForgedRequest("a kind that is none", .make("GET", api, kind: "eval"), .badURL),
    ForgedRequest("a redirect to another host", .make("GET", api + "away"), .notListed),
    ForgedRequest("a redirect to a private address", .make("GET", api + "inner"), .refusedAddress),
    ForgedRequest("a redirect to a loopback address", .make("GET", api + "loop"), .notListed),
    ForgedRequest("a redirect to a file", .make("GET", api + "file"), .badURL),
    ForgedRequest("a redirect out of the folder", .make("GET", api + "out"), .notListed),
    ForgedRequest("a redirect out by escaped dots", .make("GET", api + "dots"), .notListed),
    ForgedRequest("a redirect out by a backslash", .make("GET", api + "backslash"), .notListed),
    ForgedRequest(
      "dots out of the folder", .make("GET", "https://api.example/v1/../admin"), .notListed),
    ForgedRequest(
      "escaped dots out of the folder", .make("GET", "https://api.example/v1/x/%2E%2e/.%2e/admin"),
      .notListed),
    ForgedRequest(
      "backslashes out of the folder", .make("GET", "https://api.example/v1\\..\\admin"), .notListed
    ),
    ForgedRequest(
      "an escaped slash in a segment", .make("GET", "https://api.example/v1/..%2Fadmin"), .notListed
    ),
    ForgedRequest(
      "an escaped backslash in a segment", .make("GET", "https://api.example/v1/..%5cadmin"),
      .notListed),
    ForgedRequest(
      "a parameter of a segment", .make("GET", "https://api.example/v1/..;/admin"), .notListed),
    ForgedRequest(
      "an address in IPv6 that is translated", .make("GET", "http://[::ffff:0:7f00:1]/"), .notListed
    ),
    ForgedRequest(
      "another method of an EventSource", .make("DELETE", api, kind: "eventSource"), .badHeader),
    ForgedRequest(
      "a field of an EventSource", .make("GET", api, headers: [["X-A", "1"]], kind: "eventSource"),
      .badHeader),
    ForgedRequest(
      "the type of an EventSource's body",
      .make("GET", api, headers: [["Content-Type", "application/json"]], kind: "eventSource"),
      .badHeader),
    ForgedRequest(
      "another method of a form", .make("PUT", api, mode: .navigate, kind: "form"), .badHeader),
    ForgedRequest(
      "a field of a form",
      .make("POST", api, headers: [["X-CSRF", "1"]], mode: .navigate, kind: "form"), .badHeader),
    ForgedRequest(
      "the type of a form's body",
      .make(
        "POST", api, headers: [["Content-Type", "application/json"]], mode: .navigate, kind: "form"),
      .badHeader),
    ForgedRequest(
      "another method of a beacon", .make("PUT", api, mode: .noCORS, kind: "beacon"), .badHeader),
    ForgedRequest(
      "a field of a beacon",
      .make("POST", api, headers: [["X-A", "1"]], mode: .noCORS, kind: "beacon"), .badHeader),
    ForgedRequest("redirects without end", .make("GET", api + "circle"), .redirect),
    ForgedRequest(
      "a redirect that the page did not want", .make("GET", api + "home", redirect: .error),
      .redirect),
  ]
}
