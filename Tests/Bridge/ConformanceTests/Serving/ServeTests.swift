import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// The pages of a folder in a web view.
  @MainActor @Suite struct ServeTests {
    private static let html = "<!doctype html><meta charset=utf-8><title>A page</title><body>"

    private func page(
      _ files: [String: String], fallback: String? = nil, path: String = ""
    ) async throws -> (WebKitPage, Bridge, WebFolder, FolderSite) {
      let web = try WebFolder(["index.html": Self.html].merging(files) { $1 })
      let (page, bridge, site) = try await WebKitPage.serving(web, fallback: fallback, path: path)
      return (page, bridge, web, site)
    }

    @Test func `a page of a folder has the bridge, modules and relative URLs`() async throws {
      let (page, bridge, web, site) = try await page(
        [
          "help/index.html": Self.html
            + "<script>var sum = new Promise((done) => { window.ready = done })</script>"
            + "<script type=module src=main.mjs></script>",
          "help/main.mjs": "import { two } from '../lib/two.js'; window.ready(two + 1);",
          "lib/two.js": "export const two = 2;",
        ], path: "help/")
      defer { web.remove() }
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      #expect(site.url.absoluteString == "app://localhost/")
      #expect(
        try await page.run("return [await sum, await bridge.call('add', 1, 2), location.href]")
          == [3, 3, "app://localhost/help/"])
    }

    @Test func `a folder without a slash leads to the one with it`() async throws {
      let (page, _, web, _) = try await page([
        "help/index.html": Self.html + "<script src=a.js></script>",
        "help/a.js": "window.answer = 42",
      ])
      defer { web.remove() }
      let seen = try await page.run(
        """
        const frame = document.createElement('iframe');
        frame.src = '/help?q=1#top';
        await new Promise((resolve) => {
          addEventListener('message', resolve, { once: true });
          frame.onload = () => { if (frame.contentWindow.answer) postMessage('') };
          document.body.append(frame);
        });
        return [frame.contentWindow.answer, frame.contentWindow.location.href];
        """)
      #expect(seen == [42, "app://localhost/help/?q=1#top"])
    }

    @Test func `web assembly compiles while it is fetched`() async throws {
      let (page, _, web, _) = try await page([:])
      defer { web.remove() }
      try web.write(Data([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]), to: "a.wasm")
      #expect(
        try await page.run(
          "return (await WebAssembly.compileStreaming(fetch('a.wasm'))) instanceof WebAssembly.Module"
        ) == true)
    }

    @Test func `ranges, conditions and methods are those of HTTP`() async throws {
      let (page, _, web, _) = try await page(["a.txt": "0123456789", "empty.js": ""])
      defer { web.remove() }
      let seen = try await page.run(
        """
        const ask = async (headers, method = 'GET', url = 'a.txt') => {
          const r = await fetch(url, { headers, method, cache: 'no-store' });
          return [r.status, await r.text(), r.headers.get('Content-Range')];
        };
        const first = await fetch('a.txt');
        const tag = first.headers.get('ETag'), date = first.headers.get('Last-Modified');
        window.fields = ['Content-Type', 'Content-Length', 'Accept-Ranges', 'Cache-Control',
          'X-Content-Type-Options'].map((name) => first.headers.get(name));
        const head = await fetch('a.txt', { method: 'HEAD' });
        window.head = [head.status, await head.text(), head.headers.get('Content-Length')];
        const none = await fetch('none.txt', { method: 'HEAD' });
        window.none = [none.status, await none.text()];
        const post = await fetch('a.txt', { method: 'POST', body: 'x' });
        window.post = [post.status, post.headers.get('Allow')];
        return [
          await ask({ Range: 'bytes=2-4' }), await ask({ Range: 'bytes=-2' }),
          await ask({ Range: 'bytes=7-' }), await ask({ Range: 'bytes=8-99' }),
          await ask({ Range: 'bytes=1-2,4-5' }),
          await ask({ Range: 'bytes=2-4', 'If-Range': tag }),
          await ask({ Range: 'bytes=2-4', 'If-Range': date }),
          await ask({ Range: 'bytes=2-4', 'If-Range': '"other"' }),
          await ask({ 'If-None-Match': tag }), await ask({ 'If-None-Match': '"x", W/' + tag }),
          await ask({ 'If-None-Match': '"x"' }), await ask({ 'If-Modified-Since': date }),
          await ask({}, 'GET', 'empty.js'),
        ];
        """)
      let whole: BridgeValue = [200, "0123456789", nil]
      let part: BridgeValue = [206, "234", "bytes 2-4/10"]
      #expect(
        seen == [
          part, [206, "89", "bytes 8-9/10"], [206, "789", "bytes 7-9/10"],
          [206, "89", "bytes 8-9/10"], whole, part, part, whole, [304, "", nil], [304, "", nil],
          whole, [304, "", nil], [200, "", nil],
        ])
      #expect(
        try await page.run("return fields")
          == ["text/plain; charset=utf-8", "10", "bytes", "no-cache", "nosniff"])
      #expect(try await page.run("return head") == [200, "", "10"])
      #expect(try await page.run("return none") == [404, ""])
      #expect(try await page.run("return post") == [405, "GET, HEAD"])
      #expect(
        try await page.run(
          """
          const r = await fetch('a.txt', { headers: { Range: 'bytes=10-' } });
          return [r.status, r.headers.get('Content-Range')];
          """) == [416, "bytes */10"])
    }

    @Test func `the fallback is for pages alone`() async throws {
      let (page, _, web, site) = try await page(["a.txt": "a"], fallback: "index.html")
      defer { web.remove() }
      try await page.load(site.url(for: "users/42"))
      #expect(
        try await page.run("return [document.title, location.pathname]") == ["A page", "/users/42"])
      #expect(
        try await page.run(
          """
          const html = { headers: { Accept: 'text/html' } };
          return [(await fetch('/none.js')).status, (await fetch('/users/42')).status,
            (await fetch('/users/42', html)).status, (await fetch('/users/j.doe', html)).status];
          """) == [404, 404, 200, 200])
    }

    /// The log says what was looked for. Users see no text that is not the app's.
    @Test(arguments: [false, true])
    func `a missing page is the folder's 404 page, or empty`(hasPage: Bool) async throws {
      let (page, _, web, site) = try await page(
        hasPage ? ["404.html": "<!doctype html><title>Gone</title><p>Not here"] : [:])
      defer { web.remove() }
      try await page.load(site.url(for: "none/<b>.html"))
      #expect(
        try await page.run(
          "return [document.title, document.body.innerText, document.contentType]")
          == [hasPage ? "Gone" : "", hasPage ? "Not here" : "", "text/html"])
      #expect(
        try await page.run(
          "const r = await fetch('none.js'); return [r.status, await r.text()]") == [404, ""])
    }

    /// What static hosts do with these paths: see `SiteRules`.
    @Test(
      arguments: [
        ("about", "/about", "About"), ("about/", "/about", "About"), ("docs", "/docs/", "Docs 1"),
        ("docs/", "/docs/", "Docs 1"), ("docs/index.html", "/docs/index.html", "Docs 1"),
        ("docs/a", "/docs/a", "Docs a 1"), ("v1.2", "/v1.2", "Dotted"),
      ] as [(String, String, String)])
    func `a path of a page is found as on a static host, and its relative URLs work`(
      path: String, location: String, text: String
    ) async throws {
      let title = "<!doctype html><meta charset=utf-8><script src=../lib.js></script>"
      let (page, _, web, site) = try await page([
        "about.html": "<!doctype html><title>About</title>",
        "docs/index.html": title + "<script>document.title = 'Docs ' + lib</script>",
        "docs/a.html": title + "<script>document.title = 'Docs a ' + lib</script>",
        "v1.2.html": "<!doctype html><title>Dotted</title>", "lib.js": "var lib = 1",
      ])
      defer { web.remove() }
      try await page.load(try #require(URL(string: site.url.absoluteString + path + "?q=1#top")))
      let found = "return [location.pathname, document.title, location.search + location.hash]"
      // A page that leads to another one finishes first.
      let expected: BridgeValue = [.string(location), .string(text), "?q=1#top"]
      while try await page.run(found) != expected { try await turn() }
    }

    @Test
    func `pages of other origins read no file, and other spellings are no page of the folder`()
      async throws
    {
      let (page, _, web, _) = try await page([
        "a.txt": "secret", "own.html": Self.html + "<script type=module src=m.js></script>",
        "m.js": "document.title = 'ran'",
      ])
      defer { web.remove() }
      let ask = """
        const x = new XMLHttpRequest(); x.open('GET', 'app://localhost/a.txt', false);
        try { x.send(); return x.status + x.responseText } catch (error) { return error.name }
        """
      #expect(try await page.run(ask) == "200secret")
      for other in ["app://localhos%74/", "app://localhost:80/", "app://other/"] {
        try await page.load(try #require(URL(string: other)))
        #expect(try await page.run(ask) == "NetworkError", "\(other)")
        #expect(try await page.run("return document.title") != "A page", "\(other)")
      }
      try await page.load(try #require(URL(string: "app://localhost/own.html")))
      // WebKit may report the end of the load before a module runs.
      #expect(
        try await page.run(
          """
          if (document.readyState !== 'complete') await new Promise((done) => { onload = done; });
          return document.title;
          """) == "ran")
    }

    @Test func `a hundred requests at once are all answered`() async throws {
      let (page, _, web, _) = try await page([:])
      defer { web.remove() }
      for i in 0..<100 { try web.write(Data("\(i)".utf8), to: "n/\(i).txt") }
      let sum = try await page.run(
        """
        const all = Array.from({ length: 100 }, async (_, i) =>
          Number(await (await fetch(`n/${i}.txt`)).text()));
        return (await Promise.all(all)).reduce((a, b) => a + b);
        """)
      #expect(sum == 4950)
    }

    @Test func `a folder's responses have the fields of its rules`() async throws {
      let web = try WebFolder(["index.html": Self.html, "a.txt": "a"])
      defer { web.remove() }
      let configuration = WKWebViewConfiguration()
      let site = try configuration.serve(
        folder: web.url,
        headers: [.crossOriginIsolated, ResponseHeaders("/a.txt", ["Cache-Control": "no-store"])])
      let page = try await WebKitPage(configuration: configuration)
      let bridge = try page.attach(origins: [.scheme("app")])
      try await page.load(site.url)
      let found = try await page.run(
        """
        const names = ['cross-origin-opener-policy', 'cross-origin-embedder-policy', 'cache-control'];
        const said = [];
        for (const path of ['/', '/a.txt']) {
          const response = await fetch(path);
          said.push(names.map((name) => response.headers.get(name)).join(' '));
        }
        return said;
        """)
      #expect(found == ["same-origin require-corp no-cache", "same-origin require-corp no-store"])
      withExtendedLifetime(bridge) {}
    }

    @Test(
      arguments: [
        ("/*", ["Content-Type": "a"]), ("/*", ["content-length": "1"]), ("/*", ["Set-Cookie": "a"]),
        ("/*", ["ETag": "a"]), ("/*", ["Location": "/"]), ("/*", ["X A": "a"]), ("/*", ["X-A": ""]),
        ("/*", ["X-A": "a\r\nSet-Cookie: b"]), ("/*", ["X-A": "é"]), ("*", ["X-A": "a"]),
        ("/*/*", ["X-A": "a"]), ("", ["X-A": "a"]), ("/*", ["X-A": "a", "x-a": "b"]),
      ] as [(String, [String: String])])
    func `fields that the server decides, and what is no field, are refused`(
      path: String, fields: [String: String]
    ) throws {
      let web = try WebFolder([:])
      defer { web.remove() }
      let error = #expect(throws: BridgeError.self) {
        try WKWebViewConfiguration().serve(
          folder: web.url, headers: [ResponseHeaders(path, fields)])
      }
      #expect(error?.code == .badArguments)
    }

    @Test func `what a page stores is there after a reload`() async throws {
      let (page, _, web, site) = try await page(["b.html": Self.html])
      defer { web.remove() }
      _ = try await page.run("localStorage.setItem('k', 'v')")
      try await page.load(site.url(for: "b.html"))
      #expect(try await page.run("return localStorage.getItem('k')") == "v")
    }

    @Test func `misuse is an error with a code`() throws {
      let web = try WebFolder(["a.txt": "a"])
      defer { web.remove() }
      let configuration = WKWebViewConfiguration()
      for (folder, scheme) in [
        (web.url.appendingPathComponent("none"), "app"),
        (web.url.appendingPathComponent("a.txt"), "app"), (web.url, "https"), (web.url, "file"),
        (web.url, "webbridge"), (web.url, "my app"), (web.url, ""),
      ] {
        let error = #expect(throws: BridgeError.self) {
          try configuration.serve(folder: folder, scheme: scheme)
        }
        #expect(error?.code == .badArguments)
      }
      try configuration.serve(folder: web.url, scheme: "APP")
      let error = #expect(throws: BridgeError.self) { try configuration.serve(folder: web.url) }
      #expect(error?.code == .duplicateName)
      #expect(configuration.urlSchemeHandler(forURLScheme: "webbridge") != nil)
    }
  }
}
