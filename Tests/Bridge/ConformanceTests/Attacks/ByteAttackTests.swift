import Foundation
import TestSupport
import Testing

@testable import WebBridge

extension Conformance {
  /// URLs of bytes in the hands of scripts that were not given them, or that ask for more.
  @MainActor @Suite struct ByteAttackTests {
    /// The page has `url`, a blob of ten bytes that it was given, and `other`, another one. An attack gives statuses.
    private static let attacks = [
      Attack("a key of zeros", "[await status(url.replace(key, '0'.repeat(32)))]", gets: "[404]"),
      Attack(
        "a key in capitals", "[await status(url.replace(key, key.toUpperCase()))]", gets: "[404]"),
      Attack(
        "the beginning of a key", "[await status(url.replace(key, key.slice(0, 31)))]",
        gets: "[404]"),
      Attack(
        "a key with a digit more", "[await status(url.replace(key, key + '0'))]", gets: "[404]"),
      Attack(
        "a key with a NUL behind it", "[await status(url.replace(key, key + '%00'))]", gets: "[404]"
      ),
      Attack(
        "no key", "[await status('webbridge://bytes//1'), await status('webbridge://bytes/1')]",
        gets: "[404,404]"),
      Attack(
        "one blob's number with another one's key",
        "[await status(other.replace(/[^/]*$/, url.match(/[^/]*$/)[0]))]", gets: "[404]"),
      Attack(
        "numbers that are none",
        "[await status(at('x')), await status(at('-1')), await status(at('0')), await status(at('1e0')), await status(at('9'.repeat(30)))]",
        gets: "[404,404,404,404,404]"),
      Attack(
        "more parts of a path",
        "[await status(url + '/1'), await status(url + '/..%2f1'), await status(url + '%00')]",
        gets: "[404,404,404]"),
      Attack(
        "other hosts",
        "[await status(url.replace('bytes', 'other')), await status(url.replace('bytes', 'bytes.evil'))]",
        gets: "[404,404]"),
      Attack(
        "other methods",
        "[await status(url, 'DELETE'), await status(url, 'PUT'), await status(url, 'PATCH'), await status(url, 'OPTIONS')]",
        gets: "[405,405,405,405]"),
      Attack("a post to a blob", "[await status(url, 'POST', 'x')]", gets: "[413]"),
      Attack(
        "a post with a key of zeros",
        "[await status('webbridge://bytes/' + '0'.repeat(32) + '/1', 'POST', 'x')]",
        gets: "[413]"),
      Attack(
        "a range behind the end", "await ranges('bytes=10-', 'bytes=99-100')",
        gets: "[[200,10],[200,10]]"),
      Attack(
        "ranges that run backwards", "await ranges('bytes=5-2', 'bytes=-0')",
        gets: "[[200,10],[200,10]]"),
      Attack(
        "ranges of numbers beyond 64 bits",
        "await ranges('bytes=0-99999999999999999999', 'bytes=-99999999999999999999')",
        gets: "[[200,10],[200,10]]"),
      Attack(
        "ranges of signs",
        "await ranges('bytes=--5', 'bytes=-1-5', 'bytes=+0-+2', 'bytes=0-5,7-8')",
        gets: "[[200,10],[200,10],[206,3],[200,10]]"),
      Attack(
        "parts by queries that lead out",
        "[await length(url + '?0-99'), await length(url + '?99-100'), await length(url + '?-5-5'), await length(url + '?x')]",
        gets: "[10,10,10,10]"),
      Attack(
        "a blob that was released",
        "await (async () => { const b = await bridge.call('blob'); const u = b.url; b.release(); await bridge.has('x'); return [await status(u)] })()",
        gets: "[404]"),
      Attack(
        "the blob as a page of a frame",
        """
        await (async () => {
          const page = await bridge.call('page');
          const f = document.createElement('iframe');
          const told = new Promise((done) => { onmessage = (e) => done(e.data); f.onload = () => setTimeout(() => done('nothing ran'), 50) });
          f.src = page.url;
          document.body.append(f);
          return [await told];
        })()
        """, gets: "[\"nothing ran\"]"),
      Attack(
        "listeners for the events that bring bytes",
        """
        await (async () => {
          let seen = [];
          const add = visualViewport.addEventListener, dispatch = visualViewport.dispatchEvent;
          EventTarget.prototype.addEventListener = function (type) { seen.push(type); return add.apply(this, arguments) };
          EventTarget.prototype.dispatchEvent = function (e) { seen.push(e.type); return dispatch.apply(this, arguments) };
          const bytes = await bridge.call('bytes');
          EventTarget.prototype.addEventListener = add;
          EventTarget.prototype.dispatchEvent = dispatch;
          return [bytes.length, seen.filter((t) => /^[0-9a-f]{32}$/.test(t)).length];
        })()
        """, gets: "[300000,0]"),
      Attack(
        "forged events that bring bytes",
        """
        await (async () => {
          for (const type of ['', 'message', 'webbridge', '0'.repeat(32)]) {
            visualViewport.dispatchEvent(new MessageEvent(type, { lastEventId: key + '/1', data: 'AAAA' }));
          }
          return [(await bridge.call('bytes')).length];
        })()
        """, gets: "[300000]"),
    ]

    private static let tools = """
      bridge.handle('double', (n) => n * 2);
      const status = (url, method, body) => fetch(url, { method, body }).then((r) => r.status, () => 'refused');
      const length = async (url) => (await (await fetch(url)).arrayBuffer()).byteLength;
      let url, other, key;
      const at = (number) => url.replace(/[^/]*$/, number);
      const ranges = (...fields) => Promise.all(fields.map(async (field) => {
        const response = await fetch(url, { headers: { Range: field } });
        return [response.status, (await response.arrayBuffer()).byteLength];
      }));
      window.begin = async () => {
        window.kept = [await bridge.call('blob'), await bridge.call('blob')];
        [url, other] = kept.map((b) => b.url);
        key = url.match(/[0-9a-f]{32}/)[0];
      };

      """

    private func attach(_ page: WebKitPage) throws -> Bridge {
      let bridge = try page.attach(frames: .all)
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try bridge.handle("blob") { BridgeBlob(Data("abcdefghij".utf8)) }
      try bridge.handle("bytes") { Data(count: 300_000) }
      try bridge.handle("page") {
        BridgeBlob(Data("<script>parent.postMessage('ran', '*')</script>".utf8), type: "text/html")
      }
      return bridge
    }

    private func prepared() async throws -> WebKitPage {
      let configuration = WKWebViewConfiguration()
      configuration.prepareForBridge()
      return try await WebKitPage(configuration: configuration)
    }

    private func check(_ page: WebKitPage, _ bridge: Bridge, _ what: Comment) async throws {
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3, what)
      #expect(try await bridge.call("double", 4) == 8, what)
      #expect(try await page.run("return (await bridge.call('bytes')).length") == 300_000, what)
    }

    @Test func `URLs of bytes give what the page was given, and nothing else`() async throws {
      let page = try await prepared()
      let bridge = try attach(page)
      try await page.load(Self.tools)
      _ = try await page.run("await begin()")
      for attack in Self.attacks {
        let what = Comment(rawValue: attack.description)
        #expect(
          try await page.run("return \(attack.script)") == BridgeValue(parsing: attack.gets), what)
        try await check(page, bridge, what)
      }
      let cases = Self.attacks.count
      #expect(cases == 22)
    }

    @Test func `URLs of bytes end with their document, and belong to one view`() async throws {
      let (page, other) = (try await prepared(), try await prepared())
      let (bridge, others) = (try attach(page), try attach(other))
      try await page.load(Self.tools)
      try await other.load(Self.tools)
      let value = try await page.run("await begin(); return url")
      guard case .string(let url) = value else { Issue.record("no URL: \(value)"); return }
      _ = try await other.run("await begin()")
      #expect(try await page.run("return await status('\(url)')") == 200)
      // Another view's page that has learned the URL.
      #expect(try await other.run("return await status('\(url)')") == 404)
      try await check(other, others, "another view")
      // A later document of the same view.
      try await page.load(Self.tools)
      #expect(try await page.run("return await status('\(url)')") == 404)
      try await check(page, bridge, "a later document")
      // A bridge that was detached.
      #expect(try await page.run("await begin(); return await status(url)") == 200)
      bridge.detach()
      #expect(try await page.run("return await status(url)") == 404)
      let cases = 3
      #expect(cases == 3)
    }
  }
}
