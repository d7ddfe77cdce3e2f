import BridgeCore
import Testing

extension Conformance {
  /// `bridge.native`, and objects that the page exposes.
  @MainActor @Suite struct Objects {
    @Test(arguments: Engine.allCases)
    func `the app's handlers are called like methods`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try bridge.handle("device.camera.takePhoto") { (quality: Double?) in quality ?? 0.5 }
      try await page.load()
      #expect(try await page.run("return await bridge.native.add(1, 2)") == 3)
      #expect(try await page.run("return await bridge.native.device.camera.takePhoto(0.8)") == 0.8)
      #expect(
        try await page.run(
          "const { camera } = bridge.native.device; return await camera.takePhoto()") == 0.5)
      #expect(
        try await page.failure(of: "await bridge.native.nobody.here()")["code"] == "unknownMethod")
      let slow = "await bridge.with({ signal: AbortSignal.abort() }).native.add(1, 2)"
      #expect(try await page.failure(of: slow)["code"] == "cancelled")
    }

    @Test(arguments: Engine.allCases)
    func `what stands for a name is nothing but that`(engine: Engine) async throws {
      let page = try await engine.page()
      _ = try page.attach()
      try await page.load()
      #expect(
        try await page.run(
          """
          const camera = bridge.native.device.camera;
          const same = await camera === camera;
          return [same, 'x' in camera, typeof camera, String(camera[Symbol.toStringTag]),
            bridge.native.then === undefined];
          """) == [true, false, "function", "undefined", true])
      for act in [
        "camera.x = 1", "delete camera.x", "new camera()", "Object.defineProperty(camera, 'x', {})",
      ] {
        let error = try await page.failure(of: "const camera = bridge.native.device.camera; \(act)")
        #expect(error["code"] == "badArguments", "\(act)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a method that is a stream is iterated, with or without awaiting it`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("device.frames") { (count: Int) in
        AsyncStream<Int> { stream in
          for number in 0..<count { stream.yield(number) }
          stream.finish()
        }
      }
      try bridge.handle("one") { 1 }
      try await page.load()
      #expect(
        try await page.run(
          """
          const { device } = bridge.native, seen = [];
          for await (const number of device.frames(100)) seen.push(number);
          const stream = await device.frames(3);
          for await (const number of stream) seen.push(number);
          for await (const number of device.frames(50)) { if (number > 1) break; seen.push(number) }
          return [seen.length, seen.slice(-5)];
          """) == [105, [0, 1, 2, 0, 1]])
      #expect(
        try await page.failure(of: "for await (const x of bridge.native.one()) ;")["code"]
          == "badResult")
      #expect(
        try await page.failure(of: "for await (const x of bridge.native.nobody()) ;")["code"]
          == "unknownMethod")
    }

    @Test(arguments: Engine.allCases)
    func `the methods of an object answer native`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        class Base { inherited() { return 'inherited by ' + this.name } }
        class Cart extends Base {
          name = 'cart';
          field = (x) => x + 1;
          get trap() { throw new Error('a getter was asked') }
          total(a, b) { return this.name + (a + b) }
          async later() { return 'later' }
          _hidden() {}
        }
        bridge.expose('cart', new Cart());
        bridge.expose('plain', { ping: () => 'pong', value: 3 });
        """)
      #expect(try await bridge.call("cart.total", 1, 2) == "cart3")
      #expect(try await bridge.call("cart.inherited") == "inherited by cart")
      #expect(try await bridge.call("cart.later") == "later")
      #expect(try await bridge.call("cart.field", 1) == 2)
      #expect(try await bridge.call("plain.ping") == "pong")
      for name in [
        "cart._hidden", "cart.constructor", "cart.name", "cart.trap", "plain.value",
        "cart.toString",
      ] {
        #expect(try await bridge.has(name) == false, "\(name)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `an object is exposed whole or not at all, and withdrawn whole`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load("bridge.handle('cart.add', () => 'first')")
      let twice = "bridge.expose('cart', { total: () => 1, add: () => 'second' })"
      #expect(try await page.failure(of: twice)["code"] == "duplicateName")
      #expect(try await bridge.has("cart.total") == false)
      #expect(try await bridge.call("cart.add") == "first")
      _ = try await page.run(
        "bridge.expose('cart', { total: () => 1, add: () => 'second' }, { replacing: true })")
      #expect(try await bridge.call("cart.add") == "second")
      _ = try await page.run("bridge.expose('cart', { add: () => 'third' }, { replacing: true })")
      #expect(try await bridge.has("cart.total") == false)
      #expect(try await bridge.call("cart.add") == "third")
      #expect(
        try await page.run("return [bridge.remove('cart'), bridge.remove('cart')]") == [
          true, false,
        ])
      #expect(try await bridge.has("cart.add") == false)
      for bad in [
        "'x', 1", "'x', null", "'x', {}", "'', { a() {} }", "'x', { 'a.'() {} }",
        "'x', { ''() {} }",
      ] {
        let code = try await page.failure(of: "bridge.expose(\(bad))")["code"]
        #expect(
          code == "badArguments" || code == "invalidName", "\(bad): \(String(describing: code))")
      }
    }
  }
}
