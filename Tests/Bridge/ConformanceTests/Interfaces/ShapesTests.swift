import Testing
import WebBridge

extension Conformance {
  /// Exposed methods of every shape, and where they run.
  @MainActor @Suite struct ExposedShapes {
    private func page(
      _ engine: Engine, _ script: String = "", _ expose: (Bridge) throws -> Void
    ) async throws -> (any TestPage, Bridge) {
      let page = try await engine.page()
      let bridge = try page.attach()
      try expose(bridge)
      try await page.load(script)
      return (page, bridge)
    }

    @Test(arguments: Engine.allCases)
    func `bytes, streams and functions are arguments as any other`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { try $0.expose(Shapes()) }
      #expect(
        try await page.run(
          """
          const bytes = await bridge.call(
            'shapes.joined', new Uint8Array([1, 2]), new Uint8Array([3, 4]));
          return [bytes instanceof Uint8Array, ...bytes];
          """) == [true, 1, 2, 4, 3])
      #expect(
        try await page.run(
          """
          async function* chunks() { yield new Uint8Array(3); yield new Uint8Array(4) }
          return await bridge.call('shapes.size', chunks());
          """) == 7)
      #expect(
        try await page.run("return await bridge.call('shapes.twice', (x) => x + 2, 1)") == 5)
    }

    @Test(arguments: Engine.allCases)
    func `defaults, optionals and errors of every kind are the method's own`(
      engine: Engine
    ) async throws {
      let (page, _) = try await page(engine) { try $0.expose(Shapes()) }
      #expect(
        try await page.run("return await bridge.call('shapes.list')") == ["a\n  b", "1", "2"])
      #expect(try await page.run("return await bridge.call('shapes.list', 'c', [])") == ["c"])
      #expect(try await page.run("return await bridge.call('shapes.implicit')") == .null)
      #expect(try await page.run("return await bridge.call('shapes.implicit', 'a')") == "a")
      #expect(try await page.run("return await bridge.call('shapes.opaque')") == ["a": 1])
      #expect(try await page.run("return await bridge.call('shapes.old')") == 1)
      #expect(try await page.run("return await bridge.call('shapes.typed', false)") == 1)
      #expect(
        try await page.failure(of: "await bridge.call('shapes.typed', true)")["code"] == "thrown")
      #expect(
        try await page.run("return await bridge.call('shapes.end', false) === undefined") == true)
      #expect(
        try await page.failure(of: "await bridge.call('shapes.end', true)")["code"] == "failed")
    }

    @Test(arguments: Engine.allCases)
    func `synchronous methods serve synchronous calls, and others say that they do not`(
      engine: Engine
    ) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(Shapes())
        try bridge.expose(MainPlaces())
      }
      #expect(try await page.run("return bridge.callSync('shapes.battery')") == 50)
      #expect(try await page.run("return bridge.callSync('shapes.battery', 3)") == 1.5)
      #expect(try await page.run("return bridge.callSync('places.main.now')") == true)
      func code(_ name: String) async throws -> BridgeValue? {
        try await page.failure(of: "bridge.callSync('\(name)')")["code"]
      }
      #expect(try await code("shapes.broken") == "broken")
      for name in ["shapes.opaque", "places.main.later", "places.main.answer"] {
        #expect(try await code(name) == "notSynchronous", "\(name)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `the page's proxy calls methods and reads streams`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(Camera())
        try bridge.expose(Reports())
      }
      #expect(
        try await page.run(
          """
          const { camera } = bridge.native.device;
          const all = [(await camera.takePhoto(0.5)).quality];
          for await (const frame of camera.frames(2)) all.push(frame[0]);
          for await (const step of bridge.native.reports.steps(3)) { all.push(step); break }
          return all;
          """) == [0.5, 0, 1, 1])
    }

    @Test(arguments: Engine.allCases)
    func `types of every isolation run where they belong`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(MainPlaces())
        try bridge.expose(OtherPlaces())
        try bridge.expose(SendablePlaces())
        try bridge.expose(ActorPlaces())
        try bridge.expose(PlainPlaces())
      }
      let calls: [(String, BridgeValue)] = [
        ("main.now", true), ("main.later", true), ("main.answer", true),
        ("other.now", false), ("other.later", false), ("other.answer", false),
        ("sendable.now", true), ("sendable.later", false), ("sendable.answer", true),
        ("actor.now", false), ("actor.later", false), ("actor.answer", false),
        ("plain.now", true), ("plain.answer", true),
      ]
      for (name, isOnMain) in calls {
        #expect(
          try await page.run("return await bridge.call('places.\(name)')") == isOnMain, "\(name)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `an app's own names stand in the way of nothing`(engine: Engine) async throws {
      let script = """
        bridge.handle('shadows.sum', (...numbers) => numbers.reduce((a, b) => 10 * a + b));
        bridge.handle('shadows.call', () => ({ text: 'page' }));
        bridge.handle('shadows.init', () => {});
        """
      let (page, bridge) = try await page(engine, script) { try $0.expose(Shadows.Object()) }
      #expect(try await page.run("return await bridge.call('shadows.sum')") == 42)
      #expect(try await page.run("return (await bridge.call('shadows.answer')).text") == "shadow")
      #expect(try await page.run("return (await bridge.call('shadows.later')).text") == "later")
      #expect(
        try await page.run("return await bridge.call('shadows.default', 1, 2, 3, 4)")
          == [1, 2, 3, 4])
      #expect(try await page.run("return await bridge.call('shadows.exposeMethods')") == 1)
      #expect(
        try await page.run(
          """
          for await (const step of bridge.stream('shadows.steps', 7)) return step;
          """) == 7)
      let client = bridge.page(Shadows.$Page.self)
      #expect(try await client.sum(1, connection: 2, self: 3, for: 4) == 1234)
      #expect(try await client.call() == Shadows.String(text: "page"))
      try await client.`init`(Shadows.String())
    }
  }
}
