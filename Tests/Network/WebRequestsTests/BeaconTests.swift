import FlyingFox
import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// Requests that pages make when they are left.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct BeaconTests {
  nonisolated private static let bodies = [
    ("text", "'é'"), ("nothing", "undefined"), ("parameters", "new URLSearchParams('a=1&a=2')"),
    ("buffer", "new Uint8Array([1, 2, 255]).buffer"),
    ("view", "new Uint8Array([9, 0, 255, 9]).subarray(1, 3)"),
    ("blob", "new Blob([JSON.stringify({ a: 'é' })], { type: 'application/json' })"),
    (
      "bytes",
      "new Blob([new Uint8Array([0, 255]), 'x', new Blob(['y']), new DataView(new ArrayBuffer(2))])"
    ),
    (
      "form",
      "(() => { const f = new FormData(); f.append('a', '1\\n'); f.append('a', 'é'); return f; })()"
    ),
    (
      "files",
      "(() => { const f = new FormData(); f.append('f', new File([new Uint8Array([0, 255])], 'n.txt', { type: 'text/css' })); f.append('a', new Blob(['b'])); f.set('c', new Blob(['c']), 'c.txt'); return f; })()"
    ),
    ("large", "'x'.repeat(60000)"),
  ]

  /// How a page is left: the event that it hears, and the script.
  nonisolated private static let leaves = [
    ("beforeunload", "location.href = '/page?next'"), ("beforeunload", "location.reload()"),
    ("visibilitychange", "location.href = '/page?next'"), ("visibilitychange", "location.reload()"),
    ("pagehide", "location.href = '/page?next'"), ("pagehide", "location.reload()"),
    // A page that goes into the back/forward cache hears no unload.
    ("unload", "location.reload()"),
    (
      "pagehide", "document.body.append(document.createElement('form')); document.forms[0].submit()"
    ),
  ]

  private static var lastKey = 0

  /// What the server gets of a request with each body that a page makes in an event, and what the page gets.
  private func received(
    _ send: String, in event: String, by script: String, _ page: RelayPage
  ) async throws -> [String] {
    var lines: [String] = []
    for (name, body) in Self.bodies {
      Self.lastKey += 1
      let key = "beacon\(Self.lastKey)"
      try await page.load()
      _ = try await page.run(
        """
        sessionStorage.removeItem('seen');
        const url = '/head?keep=\(key)', body = \(body);
        const target = '\(event)' === 'visibilitychange' ? document : window;
        target.addEventListener('\(event)', () => { sessionStorage.setItem('seen', \(send)); }, { once: true });
        return 0;
        """)
      _ = try await page.leave(by: script)
      while await TestServer.shared.request(of: key) == nil { try await turn() }
      let request = try #require(await TestServer.shared.request(of: key))
      let fields = ["Content-Type", "Referer", "Origin", "X-A"].map {
        request.headers[HTTPHeader($0)] ?? "none"
      }
      let data = await TestServer.shared.body(of: key) ?? Data()
      var text = "\(name) \(request.method.rawValue) \(fields) \(data.map(\.description))"
      if let boundary = request.headers[.contentType]?.components(separatedBy: "boundary=").last,
        fields[0].hasPrefix("multipart")
      {
        text =
          "\(name) \(request.method.rawValue) \(fields.dropFirst()) "
          + String(decoding: data, as: UTF8.self).replacingOccurrences(of: boundary, with: "BOUND")
      }
      lines.append(text + (try await page.run("return sessionStorage.getItem('seen')")))
    }
    return lines
  }

  private static var pages: (RelayPage, RelayPage, Window, Window)?

  /// A relayed page and one of the engine alone, in windows: only a page that is visible can become hidden.
  private func pages() async throws -> [RelayPage] {
    if let (relayed, plain, _, _) = Self.pages { return [relayed, plain] }
    let relayed = try await RelayPage { try RelayPage.relay($0) }
    let plain = try await RelayPage(nil)
    let windows = [relayed, plain].map { Window($0.webView) }
    for window in windows { window.show() }
    Self.pages = (relayed, plain, windows[0], windows[1])
    return [relayed, plain]
  }

  /// What the server and the page get, relayed and by the engine alone.
  private func seen(of send: String, in event: String, by script: String) async throws -> [[String]]
  {
    let pages = try await pages()
    async let relayed = received(send, in: event, by: script, pages[0])
    async let plain = received(send, in: event, by: script, pages[1])
    return try await [relayed, plain]
  }

  @Test(arguments: leaves)
  func `a beacon of a page that is left is sent, as by the engine`(
    event: String, script: String
  ) async throws {
    let seen = try await seen(of: "navigator.sendBeacon(url, body)", in: event, by: script)
    #expect(seen[0] == seen[1])
    #expect(seen[0].allSatisfy { $0.hasSuffix("\"true\"") })
  }

  @Test(arguments: leaves)
  func `a keepalive fetch of a page that is left is sent, as by the engine`(
    event: String, script: String
  ) async throws {
    let send =
      "(fetch(url, { method: 'PUT', body, keepalive: true, headers: { 'x-a': '1' } }), 'sent')"
    let seen = try await seen(of: send, in: event, by: script)
    #expect(seen[0] == seen[1])
  }
}
