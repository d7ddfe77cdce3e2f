import Logging
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Values of more levels than an app allows. The list of arguments is the first level.
  @MainActor @Suite struct Nesting {
    private static let limits = BridgeLimits(nesting: 4)

    /// A list in lists, with so many levels.
    private static func list(_ levels: Int) -> BridgeValue {
      (0..<levels).reduce("[[[[[") { value, _ in [value] }
    }

    private static let tools = """
      const list = (levels) => levels === 0 ? '[[[[[' : [list(levels - 1)];
      const code = async (body) => {
        try { await body(); return 'ok' } catch (e) { return e.code }
      };

      """

    @Test(arguments: Engine.allCases)
    func `values of a page have as many levels as the limit says`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: Self.limits)
      try bridge.handle("take") { (_: BridgeValue) in 1 }
      try bridge.handle("function") { BridgeFunction { (_: BridgeValue) in 1 } }
      try await page.load(
        Self.tools + """
          bridge.handle('answer', (levels) => list(levels));
          bridge.handle('fail', (levels) => { throw new bridge.BridgeError('no', 'no', { data: list(levels) }) });
          bridge.handle('elements', function* () { yield list(4); yield list(5) });
          bridge.handle('emit', () => { bridge.emit('seen', list(5)); bridge.emit('seen', list(4)) });
          """)
      let codes = try await page.run(
        Self.tools + """
          const turn = await bridge.call('function');
          return [
            await code(() => bridge.call('take', list(3))),
            await code(() => bridge.call('take', list(4))),
            await code(() => bridge.callSync('take', list(3))),
            await code(() => bridge.callSync('take', list(4))),
            await code(() => turn(list(3))), await code(() => turn(list(4))),
          ];
          """)
      #expect(codes == ["ok", "overLimit", "ok", "overLimit", "ok", "overLimit"])

      #expect(try await bridge.call("answer", 4) == Self.list(4))
      #expect(await Self.code { try await bridge.call("answer", 5) as BridgeValue } == .overLimit)
      // The error is an object around its data.
      #expect(await Self.code { try await bridge.call("fail", 3) } != .overLimit)
      #expect(await Self.code { try await bridge.call("fail", 4) } == .overLimit)

      var elements: [BridgeValue] = []
      let error = await #expect(throws: BridgeError.self) {
        for try await element in bridge.stream("elements", as: BridgeValue.self) {
          elements.append(element)
        }
      }
      #expect(elements == [Self.list(4)])
      #expect(error?.code == .overLimit)

      var seen = bridge.events("seen", as: BridgeValue.self).makeAsyncIterator()
      try await bridge.call("emit")
      #expect(await seen.next() == Self.list(4))
    }

    @Test(arguments: Engine.allCases)
    func `values of native code have as many levels as the limit says`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: Self.limits)
      try bridge.handle("answer") { (levels: Int) in Self.list(levels) }
      try bridge.handle("fail") { (levels: Int) throws -> Int in
        throw BridgeError(.denied, "no", data: Self.list(levels))
      }
      try bridge.handle("elements") {
        AsyncStream { continuation in
          for levels in 4...5 { continuation.yield(Self.list(levels)) }
          continuation.finish()
        }
      }
      try await page.load(
        Self.tools + """
          const seen = [];
          bridge.on('seen', (value) => seen.push(value));
          bridge.handle('take', () => 1);
          bridge.handle('seen', () => seen);
          """)
      let codes = try await page.run(
        Self.tools + """
          const read = async () => { for await (const element of bridge.stream('elements')) got.push(element) };
          const got = [];
          const codes = [
            await code(() => bridge.call('answer', 4)), await code(() => bridge.call('answer', 5)),
            await code(() => bridge.call('fail', 3)), await code(() => bridge.call('fail', 4)),
            await code(read),
          ];
          return [...codes, got.length];
          """)
      #expect(codes == ["ok", "overLimit", "denied", "overLimit", "overLimit", 1])

      #expect(try await bridge.call("take", Self.list(3)) == 1)
      #expect(await Self.code { try await bridge.call("take", Self.list(4)) } == .overLimit)
      bridge.emit("seen", Self.list(5))
      bridge.emit("seen", Self.list(2))
      #expect(try await bridge.call("seen") as BridgeValue == [Self.list(2)])
    }

    private static func code<T>(_ body: () async throws -> T) async -> BridgeError.Code? {
      do {
        _ = try await body()
        return nil
      } catch {
        return (error as? BridgeError)?.code
      }
    }
  }
}
