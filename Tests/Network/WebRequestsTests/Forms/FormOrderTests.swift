import Foundation
import Locking
import TestSupport
import Testing

@testable import WebRequests

/// Which of several submissions and navigations are sent, and where the page goes.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FormOrderTests {
  private static var lastKey = 0
  private static var pages: [RelayPage] = []

  private func pages() async throws -> [RelayPage] {
    if Self.pages.isEmpty {
      Self.pages = [
        try await RelayPage { try RelayPage.relay($0, interceptors: [Self.forms]) },
        try await RelayPage(nil),
      ]
    }
    return Self.pages
  }

  /// Counts the forms that are relayed.
  private struct Forms: RelayInterceptor {
    let targets = Locked<[String]>([])

    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      if request.kind == .form {
        targets.withLock { $0.append("\(request.method) \(request.urlString)") }
      }
      return try await next(request)
    }
  }
  private static let forms = Forms()

  /// Loads the page of a case; returns the name of its log.
  private func load(_ order: FormOrderCase, in page: RelayPage) async throws -> (
    key: String, script: String
  ) {
    Self.lastKey += 1
    let key = "order\(Self.lastKey)"
    var (body, script) = (order.body, order.script)
    for (name, query) in [("SLOW", "n=slow&delay=400"), ("A", "n=a"), ("B", "n=b"), ("C", "n=c")] {
      let address = "'/page?\(query)&log=\(key)'"
      body = body.replacingOccurrences(of: "'\(name)'", with: address)
    }
    script =
      "const [f, g, s, l, i] = ['f', 'g', 's', 'l', 'i'].map((id) => document.getElementById(id));\n"
      + script.replacingOccurrences(of: "KEY", with: key)
    let text = body.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    try await page.load("/page?body=\(text)")
    return (key, script)
  }

  /// What came, when another page has been loaded, so that nothing is under way.
  private func log(_ key: String, _ page: RelayPage) async throws -> [String] {
    try await page.load("/page")
    return await TestServer.shared.logs[key] ?? []
  }

  @Test(arguments: FormOrderCase.leaving)
  func `the same requests are sent, and the same page is shown, relayed and on the engine alone`(
    _ order: FormOrderCase
  ) async throws {
    var seen: [[String]] = []
    Self.forms.targets.withLock { $0 = [] }
    for page in try await pages() {
      let (key, script) = try await load(order, in: page)
      _ = try await page.leave(by: script)
      let place = try await page.run(
        "const u = new URL(location.href); u.searchParams.delete('log'); u.searchParams.delete('body'); return u.pathname + u.search + u.hash"
      )
      seen.append([place] + (try await log(key, page)))
    }
    #expect(seen[0] == seen[1])
    // The server keeps no line for a GET, whose fields replace the name of the log.
    let targets = Self.forms.targets.withLock { $0 }
    #expect(targets.count { $0.hasPrefix("POST") } == seen[0].count { $0.hasPrefix("POST") })
    // Another form takes the place of one GET.
    let isGet = order.name.hasPrefix("a GET") && order.name != "a GET and a POST in one turn"
    #expect(!isGet || targets.contains { $0.hasPrefix("GET") })
  }

  /// A navigation of a frame by a form is the engine's, and takes no other form's fields.
  @Test(arguments: [
    "g.target = 'p'; g.submit(); s.submit()", "s.submit(); g.target = 'p'; g.submit()",
    "g.target = 'p'; g.requestSubmit(); s.requestSubmit()",
    "g.target = 'p'; g.action = s.action + '&more'; g.submit(); s.submit()",
  ])
  func `a form for a frame and one for the page send their own fields`(script: String) async throws
  {
    var seen: [[String]] = []
    Self.forms.targets.withLock { $0 = [] }
    for page in try await pages() {
      let order = FormOrderCase("", script, body: "<iframe name=p></iframe>")
      let (key, script) = try await load(order, in: page)
      _ = try await page.leave(by: script)
      let place = try await page.run("return new URL(location.href).searchParams.get('n')")
      // The engine gives up the frame's navigation, which a relayed form lets go on, because the page stays until it is shown.
      let lines = try await log(key, page)
      seen.append([place] + lines.filter { !$0.hasSuffix(" b=2") })
    }
    #expect(seen[0] == seen[1])
    let targets = Self.forms.targets.withLock { $0 }
    #expect(targets.count == 1 && targets[0].contains("n=slow") && !targets[0].contains("more"))
  }

  /// The app decides about a form while another one is submitted.
  private final class Slow: NSObject, WKNavigationDelegate {
    let page: RelayPage
    private var isFirst = true
    init(_ page: RelayPage) { self.page = page }

    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      guard action.navigationType == .formSubmitted, isFirst else { return .allow }
      isFirst = false
      _ = try? await webView.callAsyncJavaScript(
        "document.getElementById('g').submit(); await new Promise((done) => setTimeout(done, 30))",
        arguments: [:], in: nil, contentWorld: .page)
      return .allow
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      page.webView(webView, didFinish: navigation)
    }
  }

  @Test func `a form that is submitted while the app decides about another one has its own fields`()
    async throws
  {
    var seen: [[String]] = []
    for page in try await pages() {
      let slow = Slow(page)
      let (key, script) = try await load(FormOrderCase("", "f.submit()"), in: page)
      page.webView.navigationDelegate = slow
      _ = try await page.leave(by: script)
      page.webView.navigationDelegate = page
      let place = try await page.run("return new URL(location.href).searchParams.get('n')")
      seen.append([place] + (try await log(key, page)))
    }
    #expect(seen[0] == seen[1])
  }

  @Test(arguments: FormOrderCase.staying)
  func `a form that does not navigate sends the same, and the page stays`(
    _ order: FormOrderCase
  ) async throws {
    var seen: [[String]] = []
    for page in try await pages() {
      let (key, script) = try await load(order, in: page)
      // Later than each navigation that the script might have begun.
      let place = try await page.run(
        "\(script)\nawait new Promise((done) => setTimeout(done, 50)); return document.getElementById('l').id"
      )
      seen.append([place] + (try await log(key, page)))
    }
    #expect(seen[0] == seen[1])
  }
}
