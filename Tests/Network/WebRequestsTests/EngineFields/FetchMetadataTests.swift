import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// `Sec-Fetch-Site`, `-Mode` and `-Dest` of relayed requests are those of the engine.
@MainActor @Suite(.serialized, .timeLimit(.minutes(3))) struct FetchMetadataTests {
  @Test func `each kind of request tells its site, its mode and its destination`() async throws {
    try await FieldPages.shared().compare(
      count: 13 * 3,
      """
      for (const way in ways) {
        if (way === 'sameOrigin') continue;
        for (const path of ['A', 'B', 'C']) await send(way, way, path);
      }
      """)
  }

  @Test func `a redirect never brings a request nearer`() async throws {
    try await FieldPages.shared().compare(
      count: 7 * 8 + 2 * 3,
      """
      for (const way of ['fetch', 'post', 'noCORS', 'noCORSPost', 'xhr', 'source', 'keepalive']) {
        for (const path of possible(way, ['A A', 'A B', 'B A', 'B B', 'A C', 'C A', 'C C', 'A C A', 'A C A A', 'C B B', 'A B B'])) {
          await send(way, way, path);
        }
      }
      """)
  }

  @Test func `beacons have the mode of their type`() async throws {
    try await FieldPages.shared().compare(
      count: 12,
      """
      const form = new FormData();
      form.append('a', '1');
      const bodies = { nothing: undefined, text: 'x', parameters: new URLSearchParams('a=1'), form, bytes: new Uint8Array(3),
        untyped: new Blob(['x']), '"wrong"': new Blob(['x'], { type: 'text' }) };
      for (const type of ['text/plain;charset=utf-8', 'TEXT/plain', 'text/html', 'text/plain;a=' + 'b'.repeat(130), 'text/plain;a="b"']) {
        bodies[type] = new Blob(['x'], { type });
      }
      for (const name in bodies) await send(name, (url) => navigator.sendBeacon(url, bodies[name]), 'A');
      """)
  }

  @Test func `a page cannot write fields of the engine's own`() async throws {
    try await FieldPages.shared().compare(
      count: 6,
      """
      const names = ['Sec-Fetch-Site', 'sec-fetch-mode', 'SEC-FETCH-DEST', 'Sec-Fetch-User', 'Referer', 'Origin'];
      await send('object', (url) => fetch(url, { headers: Object.fromEntries(names.map((name) => [name, 'none'])) }), 'B');
      await send('list', (url) => fetch(url, { headers: names.map((name) => [name, 'none']) }), 'A');
      await send('Headers', (url) => fetch(new Request(url, { headers: new Headers(names.map((name) => [name, 'none'])) })), 'A');
      await send('append', (url) => { const r = new Request(url); for (const name of names) r.headers.append(name, 'none'); return fetch(r); }, 'A');
      await send('XMLHttpRequest', (url) => new Promise((done) => {
        const x = new XMLHttpRequest();
        x.onloadend = done;
        x.open('GET', url);
        for (const name of names) x.setRequestHeader(name, 'none');
        x.send();
      }), 'A');
      await send('mode', (url) => fetch(url, { mode: 'navigate' }).catch(() => fetch(url)), 'A');
      """)
  }

  @Test(arguments: ["post", "get"], ["A", "B", "C"])
  func `a form navigates, and says so`(method: String, target: String) async throws {
    var rows: [[[String]]] = []
    let pages = try await FieldPages.shared()
    for page in [pages.relayed, pages.plain] {
      try await page.load(FieldPages.path([("h", "Referrer-Policy: unsafe-url")]))
      let id = method + target + String(rows.count)
      let base =
        ["A": pages.server.address, "B": pages.server.other][target] ?? pages.server.foreign
      _ = try await page.leave(
        by: """
          const form = document.createElement('form');
          form.method = '\(method)';
          const values = { id: '\(id)', end: '', type: 'text/html' };
          form.action = '\(base)/x' + (form.method === 'post' ? '?' + new URLSearchParams(values) : '');
          if (form.method === 'get') for (const name in values) {
            const field = document.createElement('input');
            field.name = name;
            field.value = values[name];
            form.append(field);
          }
          document.body.append(form);
          form.submit();
          """)
      try await page.load()
      rows.append(
        try FieldPages.rows(
          try await page.run("return await (await fetch('/seen?of=\(id)')).json()")))
    }
    #expect(rows[0] == rows[1])
    #expect(rows[1].first?.first?.contains("sec-fetch-mode=navigate") == true)
  }

  @Test(arguments: ["localhost", "a.localhost", "a.b.LOCALHOST", "127.1"])
  func `a name of this machine is told the fields as the engine tells it`(host: String) async throws
  {
    let server = try FieldServer()
    var rows: [[[String]]] = []
    for isRelayed in [true, false] {
      let relay = { (address: String) in
        let names = ["http://localhost:*", "http://*.localhost:*", "http://127.0.0.1:*"]
        return RequestRelay(
          rules: [
            RelayRule(
              try names.map { try RelayPattern($0) }, from: [OriginPattern(address)],
              addresses: AddressRange.loopback)
          ])
      }
      let page = try await RelayPage(at: server.address, isRelayed ? relay : nil)
      try await page.load("/page")
      rows.append(
        try FieldPages.rows(
          try await page.run(
            FieldScript(server: server).rows(
              """
              const at = (url) => url.replace('127.0.0.1', '\(host)');
              await send('no-cors', (url) => fetch(at(url), { mode: 'no-cors' }), 'A');
              await send('cors', (url) => fetch(at(url)), 'A');
              await send('beacon', (url) => navigator.sendBeacon(at(url), 'x'), 'A');
              """))))
    }
    let cases = rows[1].count
    #expect(cases == 3)
    #expect(
      rows[1].allSatisfy { $0.count == 2 && $0[1].contains("sec-fetch-site=") }, "\(rows[1])")
    #expect(rows[0] == rows[1])
  }

  @Test func `a document of the app's scheme is of no site, and refers from nothing`() async throws
  {
    let server = try FieldServer()
    var rows: [[[String]]] = []
    for isRelayed in [true, false] {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = RelayPage.store
      configuration.setURLSchemeHandler(OnePage(), forURLScheme: "app")
      if isRelayed {
        try configuration.relay(
          through: RequestRelay(
            rules: [
              RelayRule(
                ["http://127.0.0.1:*", "http://localhost:*"],
                from: [.scheme("app")], addresses: AddressRange.loopback)
            ]))
      }
      let page = try RelayPage(
        configuration, at: "app://shop", bridge: isRelayed ? [.scheme("app")] : nil)
      try await page.load("/index.html")
      rows.append(
        try FieldPages.rows(
          try await page.run(
            FieldScript(server: server).rows(
              """
              for (const way in ways) if (way !== 'sameOrigin') await send(way, way, 'A');
              for (const way of ['fetch', 'noCORS', 'xhr']) {
                for (const path of ['A A', 'A B', 'A C']) await send(way, way, path);
              }
              await send('referrer', (url) => fetch(url, { referrer: '/x', referrerPolicy: 'unsafe-url' }), 'A');
              """))))
    }
    #expect(rows[0].count == 13 + 9 + 1)
    for (relayed, plain) in zip(rows[0], rows[1]) { #expect(relayed == plain) }
  }
}

/// Answers every request of a scheme with one page.
private final class OnePage: NSObject, WKURLSchemeHandler {
  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
    guard let url = task.request.url else { return }
    task.didReceive(
      URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)
    )
    task.didReceive(Data("<!doctype html><p>page".utf8))
    task.didFinish()
  }

  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {}
}
