import Foundation
import TestSupport
import Testing
import WebCookies

@testable import WebRequests

/// Cookies with SameSite of a frame: the site of the page around it counts.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct SameSiteFrameTests {
  /// A server that sets three cookies with `/set`, and whose `/frame` tells its parent which of them came with a request.
  private static func server() throws -> WireServer {
    try WireServer { connection in
      let path = connection.request.split(separator: " ").dropFirst().first ?? ""
      var fields = "Content-Type: text/html\r\nCache-Control: no-store\r\nConnection: close\r\n"
      var body = "<p>page"
      switch path {
      case "/set":
        for (name, kind) in [("none", "None"), ("lax", "Lax"), ("strict", "Strict")] {
          fields += "Set-Cookie: \(name)=1; Path=/; SameSite=\(kind)\r\n"
        }
      case "/cookies":
        let line = connection.request.components(separatedBy: "\r\n").first {
          $0.lowercased().hasPrefix("cookie:")
        }
        body = line.map { String($0.dropFirst(8)) } ?? "none at all"
      case "/frame":
        body =
          "<script>fetch('/cookies').then((r) => r.text()).then((t) => parent.postMessage(t, '*'))</script>"
      default: break
      }
      connection.send(
        "HTTP/1.1 200 OK\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
  }

  /// The page around the frame.
  enum Top: CaseIterable { case own, ownBlob, foreign, foreignBlob }

  @Test(arguments: [false, true], Top.allCases)
  func `a frame in a page of another site sends only cookies that every site may cause`(
    isRelayed: Bool, top: Top
  ) async throws {
    let server = try Self.server()
    let address = String(server.url.absoluteString.dropLast())
    let other = address.replacingOccurrences(of: "127.0.0.1", with: "localhost")
    let page = try await RelayPage(
      frames: .all, origins: [OriginPattern(address), OriginPattern(other)], at: address,
      isRelayed
        ? { address in
          var relay = try RelayPage.relay(address)
          relay.cookies = .jar(MemoryCookieJar())
          return relay
        } : nil)
    try await page.load()
    _ = try await page.run("await fetch('/set', { credentials: 'include' })")
    if top == .foreign || top == .foreignBlob {
      _ = try await page.leave(by: "location.href = '\(other)/page'")
    }
    if top == .ownBlob || top == .foreignBlob {
      _ = try await page.leave(
        by: "location.href = URL.createObjectURL(new Blob(['<p>blob'], { type: 'text/html' }))")
    }
    let cookies = try await page.run(
      """
      return await new Promise((done) => {
        addEventListener('message', (event) => done(event.data.split('; ').filter((pair) => /^(none|lax|strict)=/.test(pair)).sort().join()));
        const frame = document.createElement('iframe');
        frame.src = '\(address)/frame'; document.body.append(frame);
      })
      """)
    // WebKitGTK takes a page of a Blob for one of every site, whoever made it.
    let isOwn = top == .own || top == .ownBlob || top == .foreignBlob && !isRelayed
    #expect(cookies == (isOwn ? #""lax=1,none=1,strict=1""# : #""none=1""#))
  }
}
