import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Functions of pages that have zone.js, as pages of Angular do: they run in the zone of their registration, in which
  /// the page looks for changes.
  @MainActor @Suite struct ZoneTests {
    /// As much of zone.js's interface as its users need: a current zone, forks, and `run`.
    private static let zones = """
      window.Zone = class Zone {
        static #current = new Zone('root');
        static get current() { return Zone.#current; }
        constructor(name) { this.name = name; this.runs = 0; }
        run(f, self, list) {
          const before = Zone.#current;
          Zone.#current = this;
          this.runs++;
          try { return f.apply(self, list); } finally { Zone.#current = before; }
        }
      };
      const app = new Zone('app'), seen = [];
      const see = (what) => seen.push(what + ' in ' + Zone.current.name);
      """

    @Test(arguments: Engine.allCases)
    func `listeners, handlers and functions run in the zone of their registration`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var function: BridgeFunction?
      try bridge.handle("watch") { (given: BridgeFunction) in function = given }
      try await page.load(
        Self.zones + """
          bridge.on('told', () => see('root listener'));
          app.run(() => {
            bridge.on('told', (value) => see('listener ' + value));
            bridge.on('told', () => see('once'), { once: true });
            bridge.handle('sum', function (a, b) { see('handler ' + typeof this.call); return a + b; });
            bridge.handle('fails', () => { see('fails'); throw new TypeError('bad'); });
            bridge.handle('later', async () => { see('later'); return 7; });
            bridge.handle('list', function* () { see('list'); yield 1; yield 2; });
            bridge.expose('cart', { total() { see('method'); return 3; } });
            bridge.call('watch', (n) => { see('function'); return n + 1; });
          });
          window.seen = seen;
          """)
      bridge.emit("told", 1)
      bridge.emit("told", 2)
      #expect(try await bridge.call("sum", 1, 2) == 3)
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("fails") }
      #expect(error?.code == .thrown && error?.message.contains("bad") == true)
      #expect(try await bridge.call("later") == 7)
      var elements: [Int] = []
      for try await element in bridge.stream("list", as: Int.self) { elements.append(element) }
      #expect(elements == [1, 2])
      #expect(try await bridge.call("cart.total") == 3)
      #expect(try await function?(4) == 5)
      let seen = try await page.run("return seen").decode([String].self)
      #expect(
        seen == [
          "root listener in root", "listener 1 in app", "once in app", "root listener in root",
          "listener 2 in app", "handler undefined in app", "fails in app", "later in app",
          "list in root", "method in app", "function in app",
        ], "\(seen)")
    }

    @Test(arguments: Engine.allCases)
    func `a listener is removed, and a page without zones is as before`(engine: Engine) async throws
    {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        Self.zones + """
          const heard = () => see('removed');
          app.run(() => bridge.on('told', heard));
          bridge.off('told', heard);
          bridge.handle('count', () => seen.length);
          """)
      bridge.emit("told")
      #expect(try await bridge.call("count") == 0)
    }
  }
}
