import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// The page that a response to a form becomes: its history, its header fields, its encoding.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FormPageTests {
  private static var pages: [RelayPage] = []

  private func pages() async throws -> [RelayPage] {
    if Self.pages.isEmpty {
      Self.pages = [try await RelayPage { try RelayPage.relay($0) }, try await RelayPage(nil)]
    }
    return Self.pages
  }

  nonisolated private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// A response: the path, and the query of the server that makes it.
  struct Response: Sendable, CustomStringConvertible {
    let name: String
    fileprivate(set) var address: String
    let method: String

    init(_ name: String, _ path: String, _ query: [String: String], method: String = "post") {
      (self.name, self.method) = (name, method)
      address =
        path + "?"
        + query.sorted { $0.key < $1.key }.map { "\($0.key)=\(FormPageTests.escaped($0.value))" }
        .joined(separator: "&")
    }

    /// A page, with header fields.
    static func page(_ name: String, _ body: String, _ fields: String...) -> Response {
      var response = Response(name, "/page", ["body": body])
      for field in fields { response.address += "&h=\(FormPageTests.escaped(field))" }
      return response
    }

    var description: String { name }
  }

  nonisolated private static let flag = "<script>window.ran = 'plain'</script>"
  nonisolated private static let nonce =
    "<script nonce=abc>window.ran = (window.ran || '') + 'nonce'</script>"

  /// HTML whose policy must come before its scripts.
  nonisolated private static func behind(_ name: String, _ html: String) -> Response {
    var response = Response(
      "a policy behind \(name)", "/text", ["type": "text/html; charset=utf-8", "text": html])
    response.address += "&h=" + escaped("Content-Security-Policy: script-src 'none'")
    return response
  }

  nonisolated static let responses: [Response] = [
    .page("a page", "made"),
    Response("HTML without an encoding", "/text", ["type": "text/html", "text": "<p>é</p>"]),
    Response(
      "HTML in another encoding", "/base64",
      [
        "type": "text/html; charset=gbk",
        "data": Data([0x3C, 0x70, 0x3E, 0xC4, 0xE3]).base64EncodedString(),
      ]),
    Response(
      "HTML that names its encoding", "/text",
      ["type": "text/html", "text": "<!doctype html><meta charset=utf-8><p>é你</p>"]),
    Response(
      "HTML behind a byte order mark", "/text", ["type": "text/html", "text": "\u{FEFF}<p>é</p>"]),
    Response(
      "HTML with a zero", "/text", ["type": "text/html; charset=utf-8", "text": "<p>a\0b</p>"]),
    Response("quirky HTML", "/text", ["type": "text/html; charset=utf-8", "text": "<p>x</p>"]),
    Response("an empty page", "/text", ["type": "text/html; charset=utf-8"]),
    Response("a text", "/text", ["type": "text/plain; charset=utf-8", "text": "é <b>x</b>"]),
    Response("JSON", "/text", ["type": "application/json", "text": "{\"a\":1}"]),
    Response(
      "XML", "/text", ["type": "application/xml", "text": "<?xml version='1.0'?><a>x</a>"]),
    Response(
      "SVG", "/text",
      [
        "type": "image/svg+xml",
        "text": "<svg xmlns='http://www.w3.org/2000/svg'><title>t</title></svg>",
      ]),
    Response(
      "XHTML", "/text",
      [
        "type": "application/xhtml+xml",
        "text":
          "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>t</title></head><body>x</body></html>",
      ]),
    Response("a status 404", "/nowhere", ["a": "b"]),
    Response("a status 500", "/page", ["status": "500", "body": "failed"]),
    Response("a redirect", "/redirect", ["to": "/page?body=behind"]),
    Response("a redirect with 307", "/redirect", ["to": "/page?body=behind", "status": "307"]),
    Response("a GET", "/page", [:], method: "get"),
    .page(
      "a policy with a nonce", flag + nonce, "Content-Security-Policy: script-src 'nonce-abc'"),
    .page("a policy without scripts", flag + nonce, "Content-Security-Policy: script-src 'none'"),
    .page(
      "two policies", flag + nonce,
      "Content-Security-Policy: script-src 'nonce-abc', script-src 'nonce-abc' 'self'"),
    .page(
      "a policy that reports alone", flag,
      "Content-Security-Policy-Report-Only: script-src 'none'"),
    .page(
      "a policy with quotes", "\"'<&>" + flag,
      "Content-Security-Policy: default-src 'self' \"><script>window.ran = 'injected'</script>"),
    .page(
      "a policy behind comments", "<!-- <meta> -->" + flag,
      "Content-Security-Policy: script-src 'none'"),
    behind("an empty comment", "<!-->" + flag + "--><!doctype html>"),
    behind("an empty comment with a hyphen", "<!--->" + flag + "--><!doctype html>"),
    behind("a comment with another end", "<!-- --!>" + flag + "--><!doctype html>"),
    behind("an XML declaration", "<?xml version='1.0'?><!doctype html>" + flag),
    behind("a declaration that is none", "<!x><!doctype html>" + flag),
    behind("a comment without an end", "<!-- " + flag),
    behind("a section", "<![CDATA[x]]>" + flag),
    .page("a referrer policy", "made", "Referrer-Policy: no-referrer"),
    .page("referrer policies", "made", "Referrer-Policy: origin, unknown"),
    .page("a language", "made", "Content-Language: fr"),
    .page("another page's refresh", "made", "Refresh: 3600; url=/page"),
  ]

  private static let look = """
    const tell = await fetch('/head').then((r) => r.json()).then((j) => j.headers.referer, (e) => e.name);
    const place = location.href.replace(location.origin, '');
    return [place, document.contentType, document.characterSet, document.compatMode, document.title,
      document.documentElement.textContent.trim().slice(0, 80), String(window.ran), origin === location.origin,
      (tell || 'none').replace(location.origin, ''), document.querySelectorAll('script').length, document.doctype && document.doctype.name];
    """

  @Test(arguments: responses)
  func `a response to a form is the page that the engine makes of it`(
    _ response: Response
  ) async throws {
    var seen: [String] = []
    for page in try await pages() {
      try await page.load(
        "/page?body="
          + Self.escaped(
            "<form id=f method=\(response.method) action='\(response.address.replacingOccurrences(of: "'", with: "%27"))'><input name=a value=1></form>"
          ))
      _ = try await page.leave(by: "f.submit()")
      seen.append(try await page.run(Self.look))
    }
    #expect(seen[0] == seen[1])
  }

  @Test(arguments: [
    "/page?body=made", "/text?type=text/plain&text=x", "/text?type=text/html&text=x",
    "/page?body=made#part", "/nowhere?a",
  ])
  func `Back and Forward go between a form's page and its response`(address: String) async throws {
    var seen: [[String]] = []
    for page in try await pages() {
      var steps: [String] = []
      try await page.load("/page?first")
      let before = try #require(Int(try await page.run("return history.length")))
      try await page.load(
        "/page?start&body="
          + Self.escaped(
            "<form id=f method=post action='\(address)'><input name=a value=1></form>"))
      _ = try await page.leave(by: "f.submit()")
      let after = try #require(Int(try await page.run("return history.length")))
      steps.append("\(after - before)")
      try await page.move { $0.goBack() }
      steps.append(try await page.run("return location.search.slice(0, 6)"))
      try await page.move { $0.goForward() }
      steps.append(try await page.run("return location.pathname + location.hash"))
      try await page.move { $0.goBack() }
      try await page.move { $0.goBack() }
      steps.append(try await page.run("return location.search.slice(0, 6)"))
      seen.append(steps)
    }
    #expect(seen[0] == seen[1])
  }

  @Test func `an app that forbids a form's navigation keeps it from being sent`() async throws {
    final class Forbidding: NSObject, WKNavigationDelegate {
      var asked: CheckedContinuation<Void, Never>?
      func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
      ) async -> WKNavigationActionPolicy {
        asked?.resume()
        asked = nil
        return action.navigationType == .formSubmitted ? .cancel : .allow
      }
    }
    let client = StubClient()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load("/page?body=" + Self.escaped("<form id=f method=post action=/head></form>"))
    let delegate = Forbidding()
    page.webView.navigationDelegate = delegate
    await withCheckedContinuation { continuation in
      delegate.asked = continuation
      page.webView.evaluateJavaScript("f.submit()", completionHandler: nil)
    }
    let text = try await page.run("await fetch('/behind'); return location.pathname")
    #expect(text == "\"/page\"")
    #expect(client.sent.map(\.url.path) == ["/behind"])
  }

  #if !canImport(ObjectiveC)
    nonisolated private static let refused: [Response] = [
      .page("a sandbox", flag, "Content-Security-Policy: sandbox allow-scripts; default-src *"),
      other(
        "text/xsl", "<x xmlns='http://www.w3.org/1999/xhtml'><script>window.ran = 1</script></x>"),
      other("application/xml", "<x/>"), other("image/svg+xml", "<svg/>"),
      other("text/html; charset=utf-16", flag), other("text/html; charset=unicode", flag),
      other("text/html; charset=ucs-2", flag),
    ]

    nonisolated private static func other(_ type: String, _ text: String) -> Response {
      var response = Response(type, "/text", ["type": type, "text": text])
      response.address += "&h=" + escaped("Content-Security-Policy: script-src 'none'")
      return response
    }

    @Test(arguments: refused)
    func `a response whose policy cannot be kept is not shown`(_ response: Response) async throws {
      let page = try await pages()[0]
      try await page.load(
        "/page?body=" + Self.escaped("<form id=f method=post action='\(response.address)'></form>"))
      _ = try await page.leave(by: "f.submit()")
      let text = try await page.run("return [document.title, String(window.ran)]")
      #expect(text == #"["This page cannot be shown","undefined"]"#)
    }
  #endif

  @Test func `a form that cannot be sent tells the app's delegate`() async throws {
    final class Failing: NSObject, WKNavigationDelegate {
      var failed: CheckedContinuation<any Error, Never>?
      func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
      ) {
        failed?.resume(returning: error)
        failed = nil
      }
    }
    struct Refusing: RelayInterceptor {
      func intercept(
        _ request: RelayedRequest, next: RelayNext
      ) async throws -> RelayedResponse { throw URLError(.cannotConnectToHost) }
    }
    let page = try await RelayPage { try RelayPage.relay($0, interceptors: [Refusing()]) }
    let form = "<form id=f method=post action=/head><input name=a></form>"
    try await page.load("/page?body=" + Self.escaped(form))
    let delegate = Failing()
    page.webView.navigationDelegate = delegate
    let error = await withCheckedContinuation { continuation in
      delegate.failed = continuation
      page.webView.evaluateJavaScript("f.submit()", completionHandler: nil)
    }
    #expect((error as? URLError)?.code == .cannotConnectToHost)
    #expect(try await page.run("return location.pathname") == #""/page""#)
  }
}
