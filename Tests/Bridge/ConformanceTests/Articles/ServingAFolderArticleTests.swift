import Foundation
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @Test func `serving a folder`() throws {
    let web = try WebFolder(["index.html": "<title>A page</title>"])
    defer { web.remove() }
    let folder = web.url
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(folder: folder, scheme: "app")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    webView.load(URLRequest(url: site.url))
    let help = site.url(for: "help/index.html")
    try configuration.serve(folder: folder, scheme: "shop", fallback: "index.html")
    #expect(help.absoluteString == "app://localhost/help/index.html")
    bridge.detach()
  }

  @Test func `a folder's fields`() throws {
    let web = try WebFolder([:])
    defer { web.remove() }
    let folder = web.url
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(
      folder: folder,
      headers: [
        ResponseHeaders("/*", ["Permissions-Policy": "camera=()"]),
        ResponseHeaders("/assets/*", ["Cache-Control": "max-age=3600"]),
      ])
    #expect(site.scheme == "app")
  }

  #if os(Linux)
    /// The table of what differs, and what the same engine does over http.
    @Test(arguments: [false, true])
    func `what differs from http is what the article says`(isHTTP: Bool) async throws {
      let isolated = ResponseHeaders.crossOriginIsolated
      let html = "<!doctype html><title>A page</title>"
      let web = try WebFolder(["index.html": html, "a.txt": "a"])
      defer { web.remove() }
      let configuration = WKWebViewConfiguration()
      let site = try configuration.serve(folder: web.url, headers: [isolated])
      let page = try await WebKitPage(configuration: configuration)
      _ = try page.attach(origins: [.anyOrigin])
      let http = try await Server.shared.page(html, headers: isolated.fields)
      try await page.load(isHTTP ? http : site.url)
      let found = try await page.run(
        """
        const said = [String(crossOriginIsolated)];
        const cache = await caches.open('a');
        said.push(await cache.put(location.href, new Response('a')).then(() => 'cached', (e) => e.name));
        said.push(await navigator.serviceWorker.register('/none.js').then(() => 'registered', (e) => e.name));
        await (await fetch('/a.txt')).text();
        said.push(performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('/a.txt')) ? 'timed' : 'untimed');
        said.push(Object.assign(document.createElement('a'), { href: '//cdn.example/x.js' }).href);
        return said;
        """)
      #expect(
        found
          == (isHTTP
            ? ["true", "cached", "TypeError", "timed", "http://cdn.example/x.js"]
            : ["false", "TypeError", "TypeError", "untimed", "app://cdn.example/x.js"])
      )
    }

    /// A second of silence: 8,000 samples of one byte, as a WAV file.
    private var silence: Data {
      func bytes(_ numbers: UInt32...) -> Data {
        numbers.reduce(into: Data()) { data, number in
          withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
      }
      return Data("RIFF".utf8) + bytes(36 + 8000) + Data("WAVEfmt ".utf8)
        + bytes(16, 1 | 1 << 16, 8000, 8000, 1 | 8 << 16) + Data("data".utf8) + bytes(8000)
        + Data(repeating: 128, count: 8000)
    }

    @Test func `a sound of a folder plays as a blob`() async throws {
      let web = try WebFolder(["index.html": "<!doctype html><title>A page</title>"])
      defer { web.remove() }
      try web.write(silence, to: "ding.wav")
      let (page, _, _) = try await WebKitPage.serving(web)
      // WebKit loads no media in a view that is not visible.
      let window = Window(page.webView)
      window.show()
      let script = try #require(try Article("ServingAFolder").blocks(of: "js").first)
      #expect(try await page.run(script + "return sound.duration") == 1)
      window.close()
    }
  #endif
}
