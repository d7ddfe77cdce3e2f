import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @Test func `the page's side`() async throws {
    let page = InMemoryPage()
    let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try bridge.handle("search") { (text: String) async in try? await Task.sleep(for: .seconds(60)) }
    page.load(
      try Article("PageSide"), at: "https://shop.example.com/",
      after: "const startApp = async () => { bridge.handle('late', () => 'late') };")
    #expect(try await bridge.call("double", 2) == 4)
    #expect(try await bridge.call("late") == "late")
    #expect(try await bridge.call("counter.add", 2) == 2)
    #expect(try await bridge.call("counter.add", 3) == 5)
    #expect(try await page.finishArticle())
  }

  @Test func `the module works on a page without a bridge`() async throws {
    let page = InMemoryPage(url: "https://elsewhere.example.com/")
    let module = Bridge.pageModule.replacingOccurrences(of: "export ", with: "")
    let outcome = try await page.evaluate(
      """
      (async () => {
        \(module)
        bridge.handle('x', () => 1); bridge.emit('x'); bridge.on('x', () => 1)();
        const error = await bridge.with({ timeout: 1 }).call('x').catch((e) => e);
        bridge.expose('x', {});
        const others = await Promise.all([
          bridge.native.device.camera.takePhoto(1).catch((e) => e.code),
          (async () => bridge.callSync('x'))().catch((e) => e.code),
          bridge.ready.catch((e) => e.code), bridge.isAvailable, bridge.context ?? 'none',
        ]);
        return [error.code, error instanceof BridgeError, await bridge.has('x'), ...others];
      })()
      """, as: BridgeValue.self)
    #expect(
      outcome == [
        "unavailable", true, false, "unavailable", "unavailable", "unavailable", false, "none",
      ])
  }
}
