import Testing

@testable import BridgeCore

extension Conformance {
  /// Pages that replace everything that they can reach, before or after the bridge is used.
  @MainActor @Suite struct Hostile {
    /// Replaces functions of the platform by versions that record their arguments and fail.
    static let patches = """
      window.seen = '';
      const { apply, defineProperty } = Reflect, text = String;
      const spy = (label, f) => function () {
        try {
          seen += '|' + label + ' ' + text(this);
          for (let i = 0; i < arguments.length; i++) seen += ' ' + text(arguments[i]);
        } catch {}
        return apply(f, this, arguments);
      };
      Promise.prototype.then = spy('then', Promise.prototype.then);
      Promise.prototype.catch = spy('catch', Promise.prototype.catch);
      Object.defineProperty(Promise.prototype, 'constructor',
        { get() { seen += '|constructor'; return class extends Promise {} } });
      Promise.resolve = spy('resolve', Promise.resolve);
      JSON.stringify = spy('stringify', JSON.stringify);
      JSON.parse = spy('parse', JSON.parse);
      Array.prototype[Symbol.iterator] = spy('iterator', Array.prototype[Symbol.iterator]);
      for (const name of ['push', 'map', 'join', 'forEach', 'slice', 'concat']) {
        Array.prototype[name] = spy(name, Array.prototype[name]);
      }
      for (const name of ['indexOf', 'slice', 'split', 'charCodeAt', 'startsWith', 'substring']) {
        String.prototype[name] = spy(name, String.prototype[name]);
      }
      for (const name of ['get', 'set', 'has', 'delete', 'forEach']) {
        Map.prototype[name] = spy('map ' + name, Map.prototype[name]);
      }
      RegExp.prototype.exec = spy('exec', RegExp.prototype.exec);
      RegExp.prototype.test = spy('test', RegExp.prototype.test);
      Function.prototype.call = spy('call', Function.prototype.call);
      Function.prototype.bind = spy('bind', Function.prototype.bind);
      Reflect.apply = spy('reflect', Reflect.apply);
      Object.defineProperty = spy('define', Object.defineProperty);
      window.queueMicrotask = spy('soon', window.queueMicrotask);
      try { webkit.messageHandlers.webbridge.postMessage = spy('post', () => {}); } catch {}
      try { Object.getPrototypeOf(webkit.messageHandlers.webbridge).postMessage = spy('post', () => {}); } catch {}
      try { window.webkit = { messageHandlers: {} }; } catch {}
      for (const key of ['get', 'set', 'value', 'then', 'data', 'cause', 'signal', 'timeout', '0', '1']) {
        defineProperty(Object.prototype, key, {
          __proto__: null,
          configurable: true,
          set(v) {
            seen += '|setter ' + key + ' ' + text(v);
            defineProperty(this, key, {
              __proto__: null, value: v, writable: true, configurable: true, enumerable: true,
            });
          },
          get() { return undefined },
        });
      }
      """

    // In WebKit only, because there the page replaces the platform and not the scripts of the in-memory window.
    @Test func `a page that patches the platform breaks nothing and sees no secret`() async throws {
      for before in [true, false] {
        let page = try await Engine.webKit.page()
        let bridge = try page.attach()
        var seen: [String] = []
        bridge.on("seen") { (text: String) in seen.append(text) }
        try bridge.handle("add") { (a: Int, b: Int) in a + b }
        try bridge.handle("later") { () async in "later" }
        try bridge.handle("throws") { throw BridgeError("own", "own") }
        let use = """
          bridge.handle('double', (n) => n * 2);
          bridge.handle('async', async (n) => n * 2);
          bridge.on('finish', () => {
            bridge.emit('seen', seen);
          });
          window.ok = bridge.call('add', 1, 2);
          """
        try await page.load(before ? Self.patches + use : use + Self.patches)
        #expect(try await bridge.call("double", 4) == 8)
        #expect(try await bridge.call("async", 5) == 10)
        let sum = try await bridge.callBack(page)
        #expect(sum == 3)
        let token = try #require(bridge.session.mainDocument?.token)
        let secret = try #require(bridge.session.secret?.text)
        bridge.emit("finish")
        #expect(try await bridge.call("double", 1) == 2)
        #expect(seen.count == 1)
        for text in seen {
          #expect(!text.contains(secret), "the secret was seen")
          #expect(!text.contains(token), "the token was seen")
          #expect(!text.contains("batch ") && !text.contains("poll "), "a text was seen")
        }
      }
    }

    @Test func `a page that patches the platform sees nothing of the bridge at work`() async throws
    {
      let page = try await Engine.webKit.page()
      let bridge = try page.attach()
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try bridge.handle("later") { () async in "later" }
      bridge.on("value") { (_: BridgeValue) in }
      try await page.load(
        Self.patches + """
          const { call, emit, has, handle, on } = bridge;
          const bytes = new Uint8Array([1]), date = new Date(0);
          let answered = 0;
          handle('double', (n) => n * 2);
          handle('bytes', () => ({ bytes, date, list: [1, undefined, { $x: 1n }] }));
          handle('start', () => {
            seen = '';
            call('add', 1, 2); call('with space', 1, [undefined]); call('later', { a: [NaN] });
            emit('value', { bytes, date }); has('x');
          });
          handle('report', () => { const copy = seen; seen = ''; return copy; });
          """)
      try await bridge.call("start")
      #expect(try await bridge.call("double", 4) == 8)
      _ = try await bridge.call("bytes", as: BridgeValue.self)
      bridge.emit("nobody", [Double.nan])
      #expect(try await bridge.has("double"))
      #expect(try await bridge.call("double", 5) == 10)
      #expect(try await bridge.call("report") == "")
    }

    @Test func `a page that patches what streams and functions use sees no secret`() async throws {
      let page = try await Engine.webKit.page()
      let bridge = try page.attach()
      var seen = ""
      bridge.on("seen") { (text: String) in seen = text }
      try bridge.handle("count") { (n: Int) in Ticker(n) { $0 } }
      try bridge.handle("apply") { (f: BridgeFunction) async throws -> Int in try await f(20) }
      try bridge.handle("sum") { (numbers: BridgeStream<Int>) async throws in
        var sum = 0
        for try await n in numbers { sum += n }
        return sum
      }
      try await page.load(
        Self.patches + """
          const patch = (prototype, name) => { prototype[name] = spy(name, prototype[name]) };
          patch(FinalizationRegistry.prototype, 'register');
          patch(FinalizationRegistry.prototype, 'unregister');
          patch(AbortController.prototype, 'abort');
          patch(EventTarget.prototype, 'addEventListener');
          patch(Object.getPrototypeOf(function* () {}).prototype, 'next');
          patch(Object.getPrototypeOf(async function* () {}).prototype, 'next');
          window.FinalizationRegistry = window.AbortController = class {};
          bridge.handle('numbers', async function* (n) { for (let i = 0; i < n; i++) yield i });
          bridge.handle('give', (f) => f(1));
          bridge.handle('use', async () => {
            let sum = 0;
            for await (const n of bridge.stream('count', 10)) sum += n;
            sum += await bridge.call('apply', (n) => n + 1);
            return sum + await bridge.call('sum', (function* () { yield 1; yield 2 })());
          });
          bridge.handle('report', () => { bridge.emit('seen', seen) });
          """)
      #expect(try await bridge.call("use") == 45 + 21 + 3)
      var numbers: [Int] = []
      for try await n in bridge.stream("numbers", 5, as: Int.self) { numbers.append(n) }
      #expect(numbers == [0, 1, 2, 3, 4])
      #expect(try await bridge.call("give", BridgeFunction { (n: Int) in n + 1 }) == 2)
      try await bridge.call("report")
      let token = try #require(bridge.session.mainDocument?.token)
      let secret = try #require(bridge.session.secret?.text)
      #expect(seen.contains("next"))
      for word in [token, secret, "batch ", "poll ", "credit ", "stream 1"] {
        #expect(!seen.contains(word), "\(word)")
      }
    }

    @Test func `document.open in a patched window shows no secret either`() async throws {
      let page = try await Engine.webKit.page()
      let bridge = try page.attach()
      var seen = ""
      bridge.on("seen") { (text: String) in seen = text }
      try await page.load(
        Self.patches + """
          bridge.handle('open', () => { document.open(); document.close(); });
          bridge.handle('report', () => { bridge.emit('seen', seen) });
          """)
      try await bridge.call("open")
      try await bridge.call("report")
      let secret = try #require(bridge.session.secret?.text)
      #expect(!seen.isEmpty)
      #expect(!seen.contains(secret))
    }

    @Test(arguments: Engine.allCases)
    func `the global is soft, the symbol is not, and neither can be changed from within`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      _ = try page.attach()
      try await page.load("const bridge = 'my own'; window.mine = bridge;")
      let outcome = try await page.run(
        """
        const kept = window[Symbol.for('webbridge')];
        const attempt = (body) => { 'use strict'; try { body(); return 'done' } catch (e) { return e.name } };
        return [
          mine, Object.keys(window).includes('bridge'),
          attempt(() => { 'use strict'; kept.call = 1 }),
          attempt(() => { 'use strict'; delete window[Symbol.for('webbridge')] }),
          attempt(() => { 'use strict'; kept.BridgeError.prototype.x = 1 }),
          attempt(() => { 'use strict'; window.__webbridge__ = null }),
          kept === window[Symbol.for('webbridge')], typeof kept.call, kept.call.toString().includes('secret'),
        ]
        """)
      #expect(
        outcome == [
          "my own", false, "TypeError", "TypeError", "TypeError", "TypeError", true, "function",
          false,
        ])
    }

    @Test(arguments: Engine.allCases)
    func `events that a page makes up neither end nor revive the bridge`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load("bridge.handle('one', () => 1)")
      let document = try #require(bridge.frames.first)
      _ = try await page.run(
        """
        for (const type of ['pagehide', 'pageshow', 'load']) {
          window.dispatchEvent(new Event(type));
          window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        }
        window.__webbridge__();
        """)
      #expect(try await bridge.call("one") == 1)
      #expect(bridge.frames.first == document)
    }

    @Test(arguments: Engine.allCases)
    func `random bytes as frames are refused and harm nothing`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try await page.load("bridge.handle('one', () => 1)")
      let token = try #require(bridge.session.mainDocument?.token)
      var generator = SystemRandomNumberGenerator()
      for round in 0..<200 {
        let bytes = (0..<Int.random(in: 0...200)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        let noise = String(decoding: bytes, as: UTF8.self)
        for text in [
          noise, "hello \(noise)", "batch \(noise)", "goodbye \(noise)", "poll a 1\n\(noise)",
        ] {
          let reply = await bridge.session.reply(to: text)
          #expect(reply.isEmpty || reply.hasPrefix("close "), "round \(round): \(reply)")
        }
      }
      // With the right token, invalid lines are logged and the other lines are answered.
      let document = try #require(bridge.session.mainDocument)
      for line in [
        "", "call", "call x y []", "call 1", "call 1 add", "call 1 \"add []", "call -1 add []",
        "call 99999999999999999999 add []", "done", "done 1", "done 12345 1", "fail 12345 {}",
        "fail 12345 [", "cancel", "cancel 7", "next 1 1", "credit 1 1", "event", "event x", "has 1",
        "nonsense 1 2 3", "call 5 add [1", "call 6 add {}", "call 7 add ~[{\"$x\":1}]",
        "call 8 add \(String(repeating: "[", count: 5000))", "\u{0}", "call 9 add \u{0}",
      ] {
        document.read(Array(line.utf8)[...])
      }
      #expect(bridge.session.mainDocument?.token == token)
      #expect(try await bridge.call("one") == 1)
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
    }
  }
}

extension Bridge {
  /// Returns the result of the page's own call of `add`.
  fileprivate func callBack(_ page: any TestPage) async throws -> Int? {
    guard case .int(let sum) = try await page.run("return await ok") else { return nil }
    return sum
  }
}

extension PageSession {
  /// Returns the answer to a text that a document without a token posts.
  fileprivate func reply(to text: String) async -> String {
    await withCheckedContinuation { continuation in
      receive(text, from: MessageSource()) { continuation.resume(returning: $0) }
    }
  }
}
