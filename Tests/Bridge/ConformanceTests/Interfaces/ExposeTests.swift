import MainActorModule
import Testing
import WebBridge

extension Conformance {
  /// Objects whose methods pages call.
  @MainActor @Suite struct Exposing {
    private func page(
      _ engine: Engine, _ expose: (Bridge) throws -> Void
    ) async throws -> (any TestPage, Bridge) {
      let page = try await engine.page()
      let bridge = try page.attach()
      try expose(bridge)
      try await page.load()
      return (page, bridge)
    }

    @Test(arguments: Engine.allCases)
    func `a page calls the methods of an actor`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { try $0.expose(Camera()) }
      #expect(
        try await page.run(
          """
          const photo = await bridge.call('device.camera.takePhoto', 0.5, 'cat');
          return [photo.quality, String.fromCharCode(...photo.jpeg)];
          """) == [0.5, "cat"])
      #expect(try await page.run("return await bridge.call('device.camera.count')") == 1)
      #expect(
        try await page.run("return Array.from(await bridge.call('device.camera.raw'))")
          == [255, 216])
    }

    @Test(arguments: Engine.allCases)
    func `a page calls the methods of a class, a struct and an enum`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(CartModel())
        try bridge.expose(URLCalculator(offset: 10))
        try bridge.expose(Switch.on)
      }
      #expect(
        try await page.run("return await bridge.call('cart.add', {name: 'tea', count: 2})") == 1)
      #expect(try await page.run("return await bridge.call('urlCalculator.sum', [1, 2])") == 13)
      #expect(try await page.run("return await bridge.call('urlCalculator.double', 4)") == 8)
      #expect(try await page.run("return await bridge.call('switch.isOn')") == true)
    }

    @Test(arguments: Engine.allCases)
    func `a missing or undefined argument takes the default, and null does not`(
      engine: Engine
    ) async throws {
      let (page, _) = try await page(engine) { try $0.expose(Camera()) }
      #expect(
        try await page.run(
          """
          const quality = async (...args) =>
            (await bridge.call('device.camera.takePhoto', ...args)).quality;
          return [await quality(), await quality(undefined, 'cat'), await quality(0.1)];
          """) == [0.8, 0.8, 0.1])
      #expect(
        try await page.failure(of: "await bridge.call('device.camera.takePhoto', null)")["message"]
          == "\"device.camera.takePhoto\" quality: expected Double, found null.")
    }

    @Test(arguments: Engine.allCases)
    func `null is nil for an optional parameter, also for one with a default`(
      engine: Engine
    ) async throws {
      let (page, _) = try await page(engine) { try $0.expose(CartModel()) }
      #expect(
        try await page.run(
          """
          const title = (...args) => bridge.call('cart.title', ...args);
          return [await title(), await title(null), await title('Dear'),
            await title('Dear', undefined), await title('Dear', null), await title('Dear', 'me')];
          """) == [.null, .null, "Dear you", "Dear you", "Dear nobody", "Dear me"])
    }

    @Test(arguments: Engine.allCases)
    func `errors name arguments by their labels`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { try $0.expose(CartModel()) }
      func message(_ call: String) async throws -> BridgeValue? {
        try await page.failure(of: "await bridge.call(\(call))")["message"]
      }
      #expect(
        try await message("'cart.add', {name: 'tea', count: 'x'}")
          == "\"cart.add\" line.count: expected Int, found a string.")
      #expect(
        try await message("'cart.add', {name: 'tea', count: 1}, 'x'")
          == "\"cart.add\" times: expected Int, found a string.")
      #expect(
        try await message("'cart.add'")
          == "\"cart.add\" takes 1 to 2 arguments, but got 0: line (Line) is missing.")
      #expect(
        try await message("'cart.add', 1, 2, 3")
          == "\"cart.add\" takes 1 to 2 arguments, but got 3.")
      #expect(
        try await message("'cart.repeat', 'a', 1")
          == "\"cart.repeat\" takes 3 arguments, but got 2: in (Array<Int>) is missing.")
      #expect(
        try await page.run("return await bridge.call('cart.repeat', 'a', undefined, [1])")
          == "a 7 [1]")
    }

    @Test(arguments: Engine.allCases)
    func `what a method throws reaches the page`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(CartModel())
        try bridge.expose(Camera())
      }
      let error = try await page.failure(of: "await bridge.call('cart.fail')")
      #expect(error["code"] == "outOfStock")
      #expect(error["data"] == 0)
      #expect(
        try await page.failure(of: "await bridge.call('device.camera.takePhoto', 2)")["code"]
          == "tooGood")
    }

    @Test(arguments: Engine.allCases)
    func `methods that are private, static, conditional, unavailable or unexposed are not there`(
      engine: Engine
    ) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(Camera())
        try bridge.expose(CartModel())
      }
      let names =
        ["device.camera.reset", "device.camera.secret", "device.camera.shared"]
        + ["cart.never", "cart.gone"]
      for name in names {
        #expect(try await page.run("return await bridge.has('\(name)')") == false, "\(name)")
      }
      #expect(try await page.run("return await bridge.has('cart.platform')") == true)
    }

    @Test(arguments: Engine.allCases)
    func `methods run where they belong`(engine: Engine) async throws {
      let (page, bridge) = try await page(engine) { try $0.expose(Camera()) }
      #expect(try await page.run("return await bridge.call('device.camera.isOnMain')") == true)
      #expect(
        try await page.run("return await bridge.call('device.camera.isOnMainThread')") == false)
      #expect(try await page.run("return await bridge.call('device.camera.model')") == "X-100")
      let isAsync = bridge.interfaces[0].methods.filter(\.isAsync).map(\.name)
      #expect(!isAsync.contains("device.camera.model"))
      #expect(!isAsync.contains("device.camera.isOnMain"))
      #expect(isAsync.contains("device.camera.count"))
    }

    @Test(arguments: Engine.allCases)
    func `a slow method holds up no other call`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(Camera())
        try bridge.expose(CartModel())
      }
      #expect(
        try await page.run(
          """
          let done = false;
          const slow = bridge.call('device.camera.wait', 60).catch(() => { done = true });
          return [await bridge.call('cart.later'), await bridge.call('device.camera.count'), done];
          """) == ["later", 0, false])
    }

    @Test(arguments: Engine.allCases)
    func `methods may give their answer to a closure`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { try $0.expose(Reports()) }
      #expect(
        try await page.run("return await bridge.call('reports.make', 'tea')") == "A report of tea")
      #expect(
        try await page.run("return await bridge.call('reports.save') === undefined") == true)
      #expect(try await page.run("return await bridge.call('reports.check', '12')") == 12)
      #expect(
        try await page.failure(of: "await bridge.call('reports.check', 'x')")["code"] == "noNumber")
    }

    @Test(arguments: Engine.allCases)
    func `a closure that is let go of without an answer fails the call`(
      engine: Engine
    ) async throws {
      let (page, _) = try await page(engine) { try $0.expose(Reports()) }
      #expect(
        try await page.failure(of: "await bridge.call('reports.forget')")["code"] == "noResponse")
    }

    /// The elements of a stream, read in the page.
    private func elements(_ call: String, on page: any TestPage) async throws -> BridgeValue {
      try await page.run(
        """
        const all = [];
        for await (const element of bridge.stream(\(call))) all.push(element[0] ?? element);
        return all;
        """)
    }

    @Test(arguments: Engine.allCases)
    func `a method that returns a sequence is a stream`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(Camera())
        try bridge.expose(Sequences())
      }
      #expect(try await elements("'device.camera.frames', 3", on: page) == [0, 1, 2])
      #expect(try await elements("'streams.plain'", on: page) == [1, 2])
      #expect(try await elements("'streams.opaque', 4", on: page) == [4, 5])
      #expect(try await elements("'streams.later'", on: page) == [6])
      #expect(
        try await page.failure(of: "await bridge.call('streams.plain')")["code"] == "isStream")
      #expect(
        try await page.failure(of: "for await (const x of bridge.stream('streams.failing')) {}")[
          "code"] == "broken")
    }

    @Test(arguments: Engine.allCases)
    func `a closure that is called again and again gives a stream`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { try $0.expose(Reports()) }
      #expect(try await elements("'reports.steps', 3", on: page) == [1, 2, 3])
      func code(_ call: String) async throws -> BridgeValue? {
        try await page.failure(of: "for await (const x of bridge.stream(\(call))) {}")["code"]
      }
      #expect(try await code("'reports.steps', 0") == "nothing")
      #expect(try await code("'reports.drop'") == "noResponse")
      #expect(try await code("'reports.flood'") == "overLimit")
    }

    @Test(arguments: Engine.allCases)
    func `types of a module that is on the main actor are exposed as any other`(
      engine: Engine
    ) async throws {
      let (page, bridge) = try await page(engine) { bridge in
        try bridge.expose(Game())
        try bridge.expose(SlowGame())
        try bridge.expose(GameActor())
        try bridge.expose(Score.Rules())
      }
      #expect(try await page.run("return (await bridge.call('game.score', 3)).points") == 3)
      #expect(try await page.run("return (await bridge.call('game.later.score')).points") == 5)
      #expect(
        try await page.run("return (await bridge.call('game.actor.best', [{points: 4}])).points")
          == 4)
      #expect(try await page.run("return await bridge.call('game.rules.help')") == "all")
      let board = bridge.page($Board.self)
      try await page.load("bridge.handle('board.show', (score) => score.points === 1)")
      #expect(try await board.show(Score(points: 1)))
    }

    @Test(arguments: Engine.allCases)
    func `nested and private types are exposed as any other`(engine: Engine) async throws {
      let (page, _) = try await page(engine) { bridge in
        try bridge.expose(Nested.Inner())
        try bridge.expose(Nested.Outer())
        try exposeHidden(on: bridge)
      }
      #expect(
        try await page.run(
          """
          const names = ['nested.one', 'nested.two', 'hidden', 'top'];
          return await Promise.all(names.map((name) => bridge.call(name + '.value')));
          """) == [1, 2, 3, 4])
    }
  }
}
