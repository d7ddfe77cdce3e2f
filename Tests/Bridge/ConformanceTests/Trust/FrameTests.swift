import Testing
import WebBridge

extension Conformance {
  /// Calls to the document of one frame.
  @MainActor @Suite struct FrameTests {
    private static let script = """
      bridge.handle('where', () => location.pathname.slice(1, 6));
      bridge.handle('both', function* () { yield 1; yield 2 });
      bridge.on('tell', (n) => bridge.emit('told', n));
      """

    /// Returns a page with a subframe, its bridge, and the subframe.
    private func frame(
      _ engine: Engine
    ) async throws -> (page: any TestPage, bridge: Bridge, frame: BridgeFrame) {
      let page = try await engine.page()
      let bridge = try page.attach(
        origins: [.exactly(page.origin), .exactly(page.otherOrigin)], frames: .all)
      var frame: BridgeFrame?
      try bridge.handle("frame.here") { frame = BridgeCaller.current?.frame }
      try await page.load(Self.script)
      try await page.runInFrame("\(Self.script) bridge.call('frame.here')", at: page.otherOrigin)
      while frame == nil { _ = try await page.run("await bridge.has('x')") }
      return (page, bridge, try #require(frame))
    }

    @Test(arguments: Engine.allCases)
    func `a frame that calls can be called, read and told of events`(engine: Engine) async throws {
      let (page, bridge, frame) = try await frame(engine)
      #expect(frame.origin == page.otherOrigin)
      #expect(!frame.isMainFrame)
      #expect(bridge.frames.count == 2)
      #expect(bridge.frames.last == frame)
      #expect(bridge.frames.first?.isMainFrame == true)

      #expect(try await bridge.call("where", in: frame) == "frame")
      #expect(try await bridge.call("where") != "frame")
      #expect(try await bridge.call("where", in: bridge.frames[0]) != "frame")
      #expect(try await bridge.has("where", in: frame))
      #expect(try await !bridge.has("nowhere", in: frame))
      var sum = 0
      for try await n in bridge.stream("both", in: frame, as: Int.self) { sum += n }
      #expect(sum == 3)

      var tellers: [Bool] = []
      bridge.on("told") { tellers.append(BridgeCaller.current?.isMainFrame ?? true) }
      bridge.emit("tell", 1, in: frame)
      _ = try await bridge.call("where", in: frame, as: String.self)
      _ = try await bridge.call("where", as: String.self)
      #expect(tellers == [false])
    }

    @Test(arguments: Engine.allCases)
    func `calls in a frame whose document has ended fail, and reach no later document`(
      engine: Engine
    ) async throws {
      let (page, bridge, frame) = try await frame(engine)
      let main = try #require(bridge.frames.first)
      try await page.load(Self.script)
      for old in [frame, main] {
        let call = await #expect(throws: BridgeError.self) {
          try await bridge.call("where", in: old)
        }
        #expect(call?.code == .documentGone)
        let stream = await #expect(throws: BridgeError.self) {
          for try await _ in bridge.stream("both", in: old, as: Int.self) {}
        }
        #expect(stream?.code == .documentGone)
        let question = await #expect(throws: BridgeError.self) {
          try await bridge.has("where", in: old)
        }
        #expect(question?.code == .documentGone)
      }
      #expect(bridge.frames.count == 1)
      #expect(!bridge.frames.contains(main))
    }
  }
}
