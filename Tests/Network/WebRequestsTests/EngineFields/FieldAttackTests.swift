import HTTPTypes
import TestSupport
import Testing

@testable import WebRequests

/// What a page that has taken over its script says of itself, and what servers are told nevertheless.
@MainActor @Suite(.timeLimit(.minutes(1))) struct FieldAttackTests {
  nonisolated private static let api = "https://api.example/v1/"

  /// What a page that has taken over its script says of itself, and the fields that its request has nevertheless.
  private static let fields: [(what: String, page: PageRequest, expected: [String: String?])] = {
    let document = "https://app.example/folder/page"
    let site: [String: String?] = [
      "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty",
    ]
    let origin: [String: String?] = ["Referer": "https://app.example/"]
    func referrer(_ text: String, _ policy: String = "unsafe-url", _ kind: String = "fetch")
      -> PageRequest
    { .make("GET", api, kind: kind, referrer: text, policy: policy) }
    return [
      ("the server's own URL as its referrer", referrer(api), ["Referer": document]),
      (
        "another site's URL as its referrer", referrer("https://evil.example/x"),
        ["Referer": document]
      ),
      ("its own host by another scheme", referrer("http://app.example/x"), ["Referer": document]),
      (
        "its own host at another port", referrer("https://app.example:444/x"), ["Referer": document]
      ),
      (
        "its own host as the user of another",
        referrer("https://app.example@evil.example/"), ["Referer": document]
      ),
      (
        "credentials in its referrer", referrer("https://a:b@app.example/x#f"),
        ["Referer": "https://app.example/x"]
      ),
      (
        "a line break in its referrer", referrer("https://app.example/x\r\nHost: evil.example"),
        ["Referer": "https://app.example/xHost:%20evil.example"]
      ),
      ("a file as its referrer", referrer("file:///etc/passwd"), ["Referer": nil]),
      ("no URL as its referrer", referrer("x\r\ny"), ["Referer": nil]),
      ("a policy that is none", referrer(document, "unsafe-url, origin"), origin),
      ("a policy with a line break", referrer(document, "unsafe-url\r\nX: y"), origin),
      (
        "a referrer of 5,000 bytes",
        referrer("https://app.example/" + String(repeating: "x", count: 5000)), origin
      ),
      (
        "a site by a header of another letter case",
        .make("GET", api, headers: [["X-A", "1"], ["x-sec-fetch-site", "same-origin"]]),
        ["Sec-Fetch-Site": "cross-site"]
      ),
      (
        "no-cors for XMLHttpRequest",
        .make("GET", api, mode: .noCORS, kind: "xmlHTTPRequest"),
        site.merging(["Origin": "https://app.example"]) { $1 }
      ),
      (
        "same-origin for EventSource", .make("GET", api, mode: .sameOrigin, kind: "eventSource"),
        site.merging(["Origin": "https://app.example"]) { $1 }
      ),
      (
        "navigation for XMLHttpRequest",
        .make("POST", api, mode: .navigate, kind: "xmlHTTPRequest"),
        site.merging(["Upgrade-Insecure-Requests": nil]) { $1 }
      ),
      (
        "a beacon of JSON as no-cors",
        .make(
          "POST", api, headers: [["content-type", "application/json"]], mode: .noCORS,
          kind: "beacon", policy: "no-referrer"),
        site.merging(["Origin": "https://app.example"]) { $1 }
      ),
    ]
  }()

  @Test func `no page says for itself what the engine says of it`() async throws {
    let client = StubClient([:])
    let relay = RequestRelay(
      rules: [
        RelayRule(["https://api.example/v1/*"], from: ["https://app.example"])
      ],
      client: client, resolver: StubResolver(["api.example": [["1.1.1.1"]]]))
    for (what, page, expected) in Self.fields {
      _ = try await RelaySender(relay).send(
        page, nil,
        from: RelayedRequest.Document(
          origin: "https://app.example", url: "https://app.example/folder/page#f",
          isMainFrame: true, trimsReferrers: false), sent: { _ in })
      let headers = try #require(client.sent.last?.headerFields, "\(what)")
      for (name, value) in expected { #expect(headers[.own(name)] == value, "\(what): \(name)") }
    }
    let cases = Self.fields.count
    #expect(cases == 17)
  }

  @Test(arguments: [
    (RelayMethod.send, ["fetch", "xmlHTTPRequest", "eventSource"]), (.sendNow, ["xmlHTTPRequest"]),
    (.beacon, ["beacon"]), (.form, ["form"]),
  ])
  func `the method of the bridge decides which kind a request may be`(
    method: RelayMethod, kinds: [String]
  ) {
    for kind in ["fetch", "xmlHTTPRequest", "eventSource", "beacon", "form"] {
      for mode in [PageRequest.Mode.cors, .noCORS, .sameOrigin, .navigate] {
        let page = PageRequest.make("GET", Self.api, mode: mode, kind: kind)
        let isAdmitted = kinds.contains(kind) && (mode != .navigate || method == .form)
        #expect(((try? method.check(page)) != nil) == isAdmitted, "\(method), \(kind), \(mode)")
      }
    }
  }
}
