import BridgeTesting
import Testing
import WebBridge

extension ArticleTests {
  final class WireLog: FrameObserver {
    private(set) var lines: [String] = []

    func observe(_ line: String, direction: FrameDirection, origin: Origin) {
      lines.append((direction == .toNative ? "→ " : "← ") + line)
    }
  }

  @Test func `watching the wire`() async throws {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    let log = WireLog()
    bridge.add(observer: log)
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try await page.evaluate("bridge.call('add', 1, 2)")
    #expect(log.lines == ["→ call 1 add [1,2]", "← done 1 3"])
    bridge.remove(observer: log)
    try await page.evaluate("bridge.has('cart.add')")
    #expect(log.lines.count == 2)
    #expect(page.frames.map(\.text).contains("has 2 cart.add"))
  }
}
