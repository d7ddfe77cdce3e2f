import Foundation
import TestSupport
import Testing

@testable import WebBridge

extension Conformance {
  /// A bridge in a content world of the app: page scripts get what the app's scripts hand out, and nothing else.
  @MainActor @Suite struct IsolatedWorldTests {
    /// The names of all globals that a page's scripts see.
    private static let globals = """
      const names = new Set();
      for (let o = window; o; o = Object.getPrototypeOf(o)) {
        for (const name of Reflect.ownKeys(o)) names.add(String(name));
      }
      return [...names].sort().join(' ');
      """

    @Test func `a page finds the same globals as one without a bridge`() async throws {
      let bare = try await WebKitPage()
      try await bare.load("")
      let isolated = try await IsolatedPage()
      try await isolated.page.load("")
      let globals = try await isolated.page.run(Self.globals)
      #expect(try await bare.run(Self.globals) == globals)
      #expect(
        try await isolated.page.run(
          "return [typeof bridge, typeof __webbridge__, typeof webkit, Symbol.for('webbridge') in window]"
        ) == ["undefined", "undefined", "undefined", false])
      #expect(try await isolated.trusted("return typeof bridge.call") == "function")
    }

    @Test func `trusted scripts use everything that a bridge has`() async throws {
      let isolated = try await IsolatedPage(
        """
        bridge.handle('triple', (n) => 3 * n);
        bridge.handle('count', function* (n) { for (let i = 0; i < n; i++) yield i });
        window.heard = [];
        bridge.on('news', (text) => heard.push(text));
        """)
      let (page, bridge) = (isolated.page, isolated.bridge)
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try bridge.handle("later") { (text: String) async in text + "!" }
      try bridge.handle("numbers") { (count: Int) in
        AsyncStream<Int> { stream in
          for i in 0..<count { stream.yield(i) }
          stream.finish()
        }
      }
      var heard: [String] = []
      _ = bridge.on("told") { (text: String) in heard.append(text) }
      try await page.load("")
      #expect(try await isolated.trusted("return await bridge.call('later', 'a')") == "a!")
      #expect(try await isolated.trusted("return bridge.callSync('add', 1, 2)") == 3)
      #expect(
        try await isolated.trusted(
          "const all = []; for await (const n of bridge.stream('numbers', 3)) all.push(n); return all"
        ) == [0, 1, 2])
      #expect(try await bridge.call("triple", 4) == 12)
      var numbers: [Int] = []
      for try await number in bridge.stream("count", 3, as: Int.self) { numbers.append(number) }
      #expect(numbers == [0, 1, 2])
      bridge.emit("news", "first")
      #expect(try await isolated.trusted("await bridge.has('x'); return heard") == ["first"])
      _ = try await isolated.trusted("bridge.emit('told', 'it'); await bridge.has('x')")
      #expect(heard == ["it"])
    }

    @Test func `large bytes cross in both directions as text`() async throws {
      let configuration = WKWebViewConfiguration()
      configuration.prepareForBridge()
      let isolated = try await IsolatedPage(configuration: configuration)
      let bytes = Data((0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      try isolated.bridge.handle("bytes") { bytes }
      let lines = LineSizes()
      isolated.bridge.add(observer: lines)
      var received = Data()
      try isolated.bridge.handle("take") { (data: Data) in received = data }
      try await isolated.page.load("")
      _ = try await isolated.trusted("await bridge.call('take', await bridge.call('bytes'))")
      #expect(received == bytes)
      for direction in [FrameDirection.toPage, .toNative] {
        #expect(try #require(lines.largestOf[direction]) > 256 << 10)
      }
    }

    @Test func `what a page does to its built-in functions does not reach trusted scripts`()
      async throws
    {
      let isolated = try await IsolatedPage()
      try isolated.bridge.handle("add") { (a: Int, b: Int) in a + b }
      try await isolated.page.load(
        """
        window.seen = [];
        const spy = (object, name) => {
          const real = object[name];
          object[name] = function (...list) { seen.push(name); return real.apply(this, list) };
        };
        for (const name of ['then', 'catch']) spy(Promise.prototype, name);
        for (const name of ['stringify', 'parse']) spy(JSON, name);
        for (const name of ['get', 'set', 'forEach']) spy(Map.prototype, name);
        for (const name of ['indexOf', 'slice', 'startsWith']) spy(String.prototype, name);
        for (const name of ['prompt', 'fetch', 'queueMicrotask', 'setTimeout']) spy(window, name);
        for (const name of ['addEventListener', 'dispatchEvent']) spy(EventTarget.prototype, name);
        """)
      #expect(try await isolated.trusted("return await bridge.call('add', 1, 2)") == 3)
      #expect(try await isolated.trusted("return bridge.callSync('add', 2, 3)") == 5)
      // Read by the names alone, because reading as JSON would use what the page has replaced.
      let read =
        "let text = ''; for (let i = 0; i < seen.length; i++) text += seen[i] + ' '; return text"
      let webView = isolated.page.webView
      let seen = try await webView.callAsyncJavaScript(
        read, arguments: [:], in: nil, contentWorld: .page)
      #expect(seen as? String == "")
      // The page sees what its own scripts call.
      let own = try await webView.callAsyncJavaScript(
        "JSON.stringify(1); 'a'.slice(0); " + read, arguments: [:], in: nil, contentWorld: .page)
      let names = (own as? String ?? "").split(separator: " ")
      #expect(names.contains("stringify") && names.contains("slice"), "\(names)")
    }

    @Test func `a page that guesses the way to native code is refused`() async throws {
      let isolated = try await IsolatedPage()
      let raw = RawHandler()
      isolated.page.webView.configuration.userContentController.add(raw, name: "raw")
      var calls = 0
      try isolated.bridge.handle("add") { calls += 1 }
      try await isolated.page.load("")
      // The app's own handler gives the page's world a `webkit.messageHandlers`.
      let engine = try #require(isolated.bridge.engine as? WebViewEngine)
      let name = engine.handlerName
      #expect(name != PageRuntime.handlerName)
      #expect(
        try await isolated.page.run(
          """
          const handlers = webkit.messageHandlers;
          return [typeof handlers.raw, typeof handlers.webbridge, typeof handlers['\(name)']];
          """) == ["object", "undefined", "undefined"])
      for message in ["webbridge", name] {
        let answer = try await isolated.page.run(
          "return prompt('\(message)', 'sync 0123456789abcdef0123456789abcdef 0\\ncall 1 add')")
        guard case .string(let text) = answer else {
          Issue.record("\(answer)")
          continue
        }
        #expect(text.hasPrefix("close "))
      }
      #expect(calls == 0)
      _ = try await isolated.trusted("await bridge.call('add')")
      #expect(calls == 1)
    }

    @Test func `a page uses the one function that a trusted script hands out`() async throws {
      let isolated = try await IsolatedPage(
        """
        window.addEventListener('shop:add', async (event) => {
          const { id, item } = JSON.parse(event.detail);
          const count = await bridge.call('cart.add', String(item));
          const detail = JSON.stringify({ id, count });
          window.dispatchEvent(new CustomEvent('shop:added', { detail }));
        });
        """)
      var items: [String] = []
      try isolated.bridge.handle("cart.add") { (item: String) async in
        items.append(item)
        return items.count
      }
      var cleared = false
      try isolated.bridge.handle("cart.clear") { cleared = true }
      try await isolated.page.load(
        """
        let last = 0;
        window.add = (item) => new Promise((resolve) => {
          const id = ++last;
          window.addEventListener('shop:added', function hear(event) {
            const answer = JSON.parse(event.detail);
            if (answer.id !== id) return;
            window.removeEventListener('shop:added', hear);
            resolve(answer.count);
          });
          const detail = JSON.stringify({ id, item });
          window.dispatchEvent(new CustomEvent('shop:add', { detail }));
        });
        """)
      #expect(
        try await isolated.page.run("return [await add('tea'), await add('milk')]") == [1, 2])
      #expect(items == ["tea", "milk"])
      #expect(
        try await isolated.page.run(
          """
          window.dispatchEvent(new CustomEvent('shop:clear', { detail: '{}' }));
          try { await bridge.call('cart.clear') } catch (e) { return e.name }
          """) == "ReferenceError")
      #expect(!cleared)
    }

    @Test func `objects of a trusted script stay in its world, also those that events carry`()
      async throws
    {
      let isolated = try await IsolatedPage(
        """
        window.secret = { value: 1 };
        window.addEventListener('ask', () => {
          window.dispatchEvent(new CustomEvent('answer', { detail: secret }));
          document.body.secret = secret;
        });
        """)
      try await isolated.page.load("")
      #expect(
        try await isolated.page.run(
          """
          const heard = [];
          window.addEventListener('answer', (event) => heard.push(event.detail));
          window.dispatchEvent(new CustomEvent('ask'));
          if (heard[0]) heard[0].value = 2;
          return [typeof document.body.secret, typeof secret];
          """) == ["undefined", "undefined"])
      #expect(try await isolated.trusted("return secret.value") == 1)
    }

    @Test func `frames have their own trusted scripts, and their pages have no bridge`()
      async throws
    {
      let isolated = try await IsolatedPage(
        "if (window.top !== window) bridge.call('framed', location.pathname)",
        frames: .all)
      var isMain: [Bool?] = []
      try isolated.bridge.handle("framed") { (path: String) in
        isMain.append(BridgeCaller.current?.isMainFrame)
      }
      try await isolated.page.load("window.found = new Promise((r) => { window.tell = r })")
      try await isolated.page.runInFrame(
        "parent.tell([typeof bridge, typeof webkit])", at: isolated.page.origin)
      #expect(try await isolated.page.run("return await found") == ["undefined", "undefined"])
      while isMain.isEmpty { try await turn() }
      #expect(isMain == [false])
    }

    @Test func `dialects and requests of pages need the page's own world`() async throws {
      let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      let error = #expect(throws: BridgeError.self) {
        try Bridge(
          attachedTo: webView, world: IsolatedPage.world,
          policy: BridgePolicy(origins: [.anyOrigin]), parts: [.dialects([.dsBridge])])
      }
      #expect(error?.code == .badArguments)
      #expect(error?.message.contains("page's own world") == true)
      #expect(throws: BridgeError.self) {
        try Bridge(
          attachedTo: webView, world: IsolatedPage.world,
          policy: BridgePolicy(origins: [.anyOrigin]), parts: [BridgePart(Interceptor())])
      }
      // Nothing was attached, so that the view can still have a bridge.
      _ = try Bridge(
        attachedTo: webView, world: IsolatedPage.world, policy: BridgePolicy(origins: [.anyOrigin]))
    }

    @Test func `views of one controller have bridges in worlds of their own`() async throws {
      let configuration = WKWebViewConfiguration()
      let isolated = try await IsolatedPage(configuration: configuration)
      let open = try await WebKitPage(configuration: configuration)
      let bridge = try open.attach()
      try bridge.handle("name") { "open" }
      try isolated.bridge.handle("name") { "isolated" }
      try await isolated.page.load("")
      try await open.load("")
      #expect(try await open.run("return await bridge.call('name')") == "open")
      #expect(try await isolated.trusted("return await bridge.call('name')") == "isolated")
      // Scripts belong to the controller, so that a page finds the runtime of the other view's bridge, which is refused.
      #expect(
        try await isolated.page.failure(of: "await bridge.call('name')")["code"] == "unavailable")
      #expect(
        try await open.run(
          "try { await bridge.call('name') } catch (e) { return e.code }", in: IsolatedPage.world)
          == "unavailable")
    }
  }
}

/// A message handler of the app in the page's world.
@MainActor private final class RawHandler: NSObject, WKScriptMessageHandler {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) {}
}

/// An extension that intercepts requests of pages.
@MainActor private final class Interceptor: BridgeExtension {
  let name = "requests"
  let interceptsRequests = true
}
