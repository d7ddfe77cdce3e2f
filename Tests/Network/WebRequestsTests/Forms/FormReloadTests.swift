import Foundation
import Locking
import TestSupport
import Testing

@testable import WebRequests

/// Reloads of the page that a response to a form has become.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FormReloadTests {
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

  /// Counts the questions of each type.
  private final class Asked: NSObject, WKNavigationDelegate {
    var types: [String] = []
    let page: RelayPage
    init(_ page: RelayPage) { self.page = page }

    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      types.append("\(action.navigationType) \(action.request.httpMethod ?? "")")
      return .allow
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      page.webView(webView, didFinish: navigation)
    }
  }

  @Test(arguments: ["", "302", "303", "307", "308"])
  func `a reload of the response asks the app, and sends what the engine sends`(
    redirect: String
  ) async throws {
    var seen: [[String]] = []
    for (index, page) in try await pages().enumerated() {
      let asked = Asked(page)
      page.webView.navigationDelegate = asked
      defer { page.webView.navigationDelegate = page }
      let key = "reload\(redirect)\(index)"
      let place = "/page?log=\(key)&body=made"
      let first =
        redirect.isEmpty
        ? place : "/redirect?log=\(key)&status=\(redirect)&to=\(Self.escaped(place))"
      try await page.load(
        "/page?body="
          + Self.escaped(
            "<form id=f method=post action='\(first)'><input name=a value=1></form>"))
      _ = try await page.leave(by: "f.submit()")
      let length = try await page.run("return history.length")
      try await page.move { $0.reload() }
      #expect(try await page.run("return history.length") == length)
      let sent = await TestServer.shared.logs[key] ?? []
      seen.append(
        (sent + asked.types).map { $0.replacingOccurrences(of: key + "&", with: "key&") })
    }
    // The app is asked about a redirect as about another navigation, or not at all.
    switch redirect {
    case "302", "303":
      #expect(seen[1][5] == "formSubmitted GET")
      seen[1][5] = "other GET"
    case "307", "308": #expect(seen[1].remove(at: 5) == "formSubmitted POST")
    default: break
    }
    #expect(seen[0] == seen[1])
  }

  @Test(arguments: [
    "/text?type=text/plain&text=x", "/text?type=application/json&text=1",
    "/base64?type=text/html;charset=gbk&data=PHA+xOM8L3A+",
    "/text?type=image/svg%2Bxml&text=<svg/>",
    "/page?body=made", "/page?ids[]=1&q=caf%C3%A9&a|b^c=%7B{}",
  ])
  func `a reload of each kind of response sends the form again`(address: String) async throws {
    var seen: [[String]] = []
    for (index, page) in try await pages().enumerated() {
      let key = "again\(index)"
      let place = address + "&log=\(key)"
      try await page.load(
        "/page?body="
          + Self.escaped("<form id=f method=post action='\(place)'><input name=a value=1></form>"))
      await TestServer.shared.forget(key)
      _ = try await page.leave(by: "f.submit()")
      try await page.move { $0.reload() }
      var lines = await TestServer.shared.logs[key] ?? []
      lines.append(try await page.run("return location.href.replace(location.origin, '')"))
      seen.append(lines.map { $0.replacingOccurrences(of: key, with: "key") })
    }
    #expect(seen[0] == seen[1])
    #expect(seen[0].count == 3)
  }

  @Test func `a reload that the server redirects goes to the text that it sent`() async throws {
    var seen: [[String]] = []
    for isRelayed in [true, false] {
      let lines = Locked<[String]>([])
      let server = try WireServer { connection in
        let line = String(connection.request.prefix { $0 != "\r\n" })
        let posts = lines.withLock { lines in
          lines.append(line)
          return lines.count { $0.hasPrefix("POST") }
        }
        _ = line.hasPrefix("POST") ? connection.read(3) : Data()
        let (status, field, body) =
          line.hasPrefix("POST") && posts > 1
          ? ("303 See Other", "Location: /done?ids[]=1&q=caf%C3%A9&a|b={}\r\n", "")
          : (
            "200 OK", "Content-Type: text/html; charset=utf-8\r\n",
            "<form id=f method=post action='/form'><input name=a value=1></form>"
          )
        connection.send(
          "HTTP/1.1 \(status)\r\n\(field)Cache-Control: no-store\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        )
      }
      let address = String(server.url.absoluteString.dropLast())
      let page = try await RelayPage(
        at: address, isRelayed ? { try RelayPage.relay($0) } : nil)
      try await page.load("/page")
      _ = try await page.leave(by: "f.submit()")
      let length = try await page.run("return history.length")
      try await page.move { $0.reload() }
      #expect(try await page.run("return history.length") == length)
      seen.append(
        lines.withLock { $0 } + [
          try await page.run("return location.href.replace(location.origin, '')")
        ])
    }
    #expect(seen[0] == seen[1])
    #expect(seen[0].last == #""/done?ids[]=1&q=caf%C3%A9&a|b={}""#)
  }

  @Test func `a form of the engine at the same URL takes the place of a relayed one`() async throws
  {
    var seen: [[String]] = []
    for (index, page) in try await pages().enumerated() {
      let key = "engines\(index)"
      // No script has an encoder for the second form.
      let html = """
        <form id=f method=post action='/page?log=\(key)&body=<form id=g method=post accept-charset=gbk><input name=b value=2></form>'>
        <input name=a value=1></form>
        """
      try await page.load("/page?body=" + Self.escaped(html))
      _ = try await page.leave(by: "f.submit()")
      _ = try await page.leave(by: "g.submit()")
      try await page.move { $0.reload() }
      seen.append(
        (await TestServer.shared.logs[key] ?? []).map {
          $0.replacingOccurrences(of: key, with: "key")
        })
    }
    #expect(seen[0] == seen[1])
    #expect(seen[0].map { $0.suffix(3) } == ["a=1", "b=2", "b=2"])
  }

  @Test func `a page that came by GET after a form at the same URL is reloaded by GET`()
    async throws
  {
    var seen: [[String]] = []
    for (index, page) in try await pages().enumerated() {
      let key = "samePlace\(index)"
      let address = "/page?log=\(key)"
      try await page.load(
        "/page?body="
          + Self.escaped("<form id=f method=post action='\(address)'><input name=a value=1></form>")
      )
      _ = try await page.leave(by: "f.submit()")
      try await page.load("/page")
      try await page.load(address)
      try await page.move { $0.reload() }
      seen.append(await TestServer.shared.logs[key] ?? [])
    }
    #expect(seen[0] == seen[1])
    #expect(seen[0].map { $0.prefix(4) } == ["POST", "GET ", "GET "])
  }
}
