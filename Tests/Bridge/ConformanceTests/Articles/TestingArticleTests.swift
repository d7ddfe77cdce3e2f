import BridgeTesting
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct InMemory {
    @Test func `a page, its scripts, its clock and its frames`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      let sum = try await page.evaluate("bridge.call('add', 1, 2)", as: Int.self)
      #expect(sum == 3)
      #expect(page.frames.map(\.text).prefix(2) == ["call 1 add [1,2]", "done 1 3"])

      let error = await #expect(throws: PageError.self) {
        try await page.evaluate("bridge.call('x')")
      }
      #expect(error?.code == "unknownMethod")

      try bridge.handle("slow") { () async in try? await Task.sleep(for: .seconds(60)) }
      try await page.evaluate("window.outcome = bridge.call('slow').catch((e) => e.code); 0")
      page.clock.advance(by: .seconds(30))
      let code = try await page.evaluate("outcome", as: String.self)
      #expect(code == "timedOut")
    }

    @Test func `an empty page that is loaded`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      page.load(url: "https://shop.example.com/cart", script: "bridge.handle('count', () => 3)")
      let count: Int = try await bridge.call("count")
      #expect(count == 3)
    }

    @Test func `pages come, go and crash`() async throws {
      let page = InMemoryPage(
        url: "https://shop.example.com/",
        script: """
          var visits = 0, asked = 0;
          bridge.handle('never', () => { asked++; return new Promise(() => {}) });
          """)
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      try await page.evaluate("0")
      page.reload()
      page.load(url: "https://shop.example.com/two")
      page.goBack()
      #expect(try await page.evaluate("++visits", as: Int.self) == 1)
      let open = Task { try await bridge.call("never") }
      while try await page.evaluate("asked", as: Int.self) == 0 {}
      page.terminateProcess()
      let error = await #expect(throws: BridgeError.self) { try await open.value }
      #expect(error?.code == .webProcessTerminated)
    }

    @Test func `a text is delayed`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try await page.evaluate("bridge.ready")
      let delay = page.delay(.nextText(.toPage))
      async let sum = page.evaluate("bridge.call('add', 2, 3)", as: Int.self)
      while delay.held == nil { await Task.yield() }
      delay.release()
      #expect(try await sum == 5)
    }

    @Test func `a frame of another origin`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      _ = try Bridge(
        attachedTo: page, policy: BridgePolicy(origins: [.exactly(page.origin)], frames: .all))
      let frame = page.addFrame(url: "https://ads.example.com/", runsRuntime: true)
      let kind = try await frame.evaluate("typeof bridge")
      #expect(kind == "\"undefined\"")  // Its origin is not allowed.
      frame.remove()
    }
  }
}
