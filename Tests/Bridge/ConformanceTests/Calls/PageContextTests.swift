import Testing
import WebBridge

extension Conformance {
  /// What the page's handlers and listeners know about their call, and when they end.
  @MainActor @Suite struct PageContexts {
    @Test(arguments: Engine.allCases)
    func `every kind of handler finds its call in the bridge's context`(engine: Engine) async throws
    {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        const name = () => bridge.context?.name;
        bridge.handle('arrow', () => name());
        bridge.handle('later', async () => { const own = name(); await null; return [own, name()] });
        bridge.handle('same', function () { return this === bridge.context });
        bridge.handle('throws', () => { throw new Error(name()) });
        bridge.expose('cart', { add() { return name() } });
        bridge.handle('numbers', function* () { yield name(); yield bridge.with({}).context.name });
        """)
      #expect(try await bridge.call("arrow") == "arrow")
      // Other handlers may have run during the await.
      #expect(try await bridge.call("later", as: [String?].self) == ["later", nil])
      #expect(try await bridge.call("same") == true)
      #expect(try await bridge.call("cart.add") == "cart.add")
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("throws") }
      #expect(error?.message.contains("throws") == true)
      var names: [String] = []
      for try await name in bridge.stream("numbers", as: String.self) { names.append(name) }
      #expect(names == ["numbers", "numbers"])
      #expect(
        try await page.run(
          "return [bridge.context === undefined, bridge.isAvailable, bridge.BridgeError.name]")
          == [true, true, "BridgeError"])
    }

    @Test(arguments: Engine.allCases)
    func `the signal of an arrow function aborts when Swift gives up`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('wait', () => {
          const { signal } = bridge.context;
          bridge.emit('waiting');
          return new Promise(() => signal.addEventListener('abort', () => bridge.emit('aborted')));
        });
        """)
      var waiting = bridge.events("waiting", as: BridgeValue.self).makeAsyncIterator()
      var aborted = bridge.events("aborted", as: BridgeValue.self).makeAsyncIterator()
      let call = Task { try await bridge.call("wait") }
      _ = await waiting.next()
      call.cancel()
      #expect(await aborted.next() != nil)
    }

    @Test(arguments: Engine.allCases)
    func `a listener hears one event with once, and none when its signal has aborted`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        window.heard = [];
        const controller = new AbortController();
        window.stop = () => controller.abort();
        const gone = new AbortController();
        gone.abort();
        bridge.on('tick', (n) => heard.push('once ' + n), { once: true });
        bridge.on('tick', (n) => heard.push('signal ' + n), { signal: controller.signal });
        bridge.on('tick', (n) => heard.push('aborted ' + n), { signal: gone.signal });
        bridge.on('tick', (n) => { heard.push('nested ' + n); bridge.emit('again') },
          { once: true, signal: controller.signal });
        const off = bridge.on('tick', (n) => heard.push('never ' + n), { once: true });
        off();
        const kept = (n) => heard.push('kept ' + n);
        bridge.on('tick', kept, { once: true });
        bridge.off('tick', kept);
        """)
      bridge.emit("tick", 1)
      bridge.emit("tick", 2)
      _ = try await page.run("await bridge.has('x'); stop()")
      bridge.emit("tick", 3)
      #expect(
        try await page.run("await bridge.has('x'); return heard") == [
          "once 1", "signal 1", "nested 1", "signal 2",
        ])
    }
  }
}
