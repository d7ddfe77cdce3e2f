import FlyingFox
import Foundation
import Testing

@testable import WebRequests

@MainActor @Suite(.serialized) struct FormTests {
  private static func path(_ form: String) -> String {
    let text = form.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "/page?body=\(text)"
  }

  /// A page as the server described its request, without what differs for each request.
  private func normalized(_ page: String, _ address: String) throws -> String {
    let parts = try #require(
      JSONSerialization.jsonObject(with: Data(page.utf8)) as? [String])
    var (text, boundary) = (parts[2], "")
    if var head = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      var headers = head["headers"] as? [String: String]
    {
      var body = String(
        decoding: Data(base64Encoded: head["body"] as? String ?? "") ?? Data(), as: UTF8.self)
      if let type = headers["content-type"], let start = type.range(of: "boundary=") {
        boundary = String(type[start.upperBound...])
        body = body.replacingOccurrences(of: boundary, with: "BOUNDARY")
        headers["content-type"] = "multipart/form-data"
        headers["content-length"] = nil
        head["size"] = nil
      }
      let shown = ["content-type", "content-length", "origin", "referer", "accept", "user-agent"]
      head["headers"] = headers.filter { shown.contains($0.key) }
      head["body"] = body
      text = String(
        decoding: try JSONSerialization.data(withJSONObject: head, options: .sortedKeys),
        as: UTF8.self)
    }
    return ([parts[0], parts[1], text].joined(separator: " "))
  }

  private static var pages: (RelayPage, RelayPage)?

  private func pages() async throws -> (RelayPage, RelayPage) {
    if let pages = Self.pages { return pages }
    let pages = (try await RelayPage { try RelayPage.relay($0) }, try await RelayPage(nil))
    Self.pages = pages
    return pages
  }

  @Test(arguments: FormCase.all)
  func `a form does the same relayed and on the engine alone`(_ form: FormCase) async throws {
    let (relayed, plain) = try await pages()
    var seen: [String] = []
    for page in [relayed, plain] {
      try await page.load(Self.path(form.form))
      seen.append(try normalized(try await page.leave(by: form.script), page.address))
    }
    #expect(seen[0] == seen[1])
  }

  @Test(arguments: [
    "f.onsubmit = () => false; b.click()",
    "f.onsubmit = (e) => e.preventDefault(); f.requestSubmit()",
    "window.addEventListener('submit', (e) => e.preventDefault()); b.click()",
    "f.addEventListener('submit', (e) => { e.preventDefault(); e.stopPropagation(); }); b.click()",
    "f.addEventListener('submit', (e) => { e.preventDefault(); e.stopImmediatePropagation(); }); b.click()",
  ])
  func `a form that the page prevents is not sent`(_ script: String) async throws {
    let client = StubClient()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load(
      Self.path("<form id=f method=post action=/head><button id=b>x</button></form>"))
    // The request after it comes to the client behind the form's.
    let text = try await page.run("\(script); await fetch('/behind'); return location.pathname")
    #expect(text == "\"/page\"")
    #expect(client.sent.map(\.url.path) == ["/behind"])
  }

  @Test func `a beacon is sent with its body, and outlives its page`() async throws {
    let page = try await RelayPage { try RelayPage.relay($0) }
    try await page.load()
    let text = try await page.run(
      """
      return [navigator.sendBeacon('/head?keep=text', 'é'),
        navigator.sendBeacon('/head?keep=blob&delay=50', new Blob([new Uint8Array([0, 255])], { type: 'x/y' })),
        navigator.sendBeacon('/head?keep=large', new Uint8Array(70000))];
      """)
    #expect(text == "[true,true,false]")
    try await page.load()
    while await TestServer.shared.request(of: "blob") == nil { await Task.yield() }
    #expect(await TestServer.shared.body(of: "text") == Data("é".utf8))
    #expect(await TestServer.shared.body(of: "blob") == Data([0, 255]))
    let request = await TestServer.shared.request(of: "blob")
    #expect(request?.method == .POST)
    #expect(request?.headers[.contentType] == "x/y")
    #expect(await TestServer.shared.request(of: "large") == nil)
  }
}
