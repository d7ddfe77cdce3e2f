import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct CallingThePage {
    struct Item: Codable { var name: String }
    struct Cart: Codable { var items: Int }

    static let prelude = """
      document.title = 'A shop';
      const cart = { items: 1 };
      bridge.handle('search', () => new Promise(() => {}));
      bridge.handle('items', () => cart.items);
      const startApp = async () => {
        await new Promise((resolve) => addEventListener('load', resolve));
        await bridge.ready;
        bridge.handle('report.make', () => 'A report');
      };
      """

    @Test func `calls reach the page, early and late`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      page.load(
        try Article("CallingThePage"), at: "https://shop.example.com/", after: Self.prelude)
      let item = Item(name: "tea")
      let title: String = try await bridge.call("page.title")
      let cart = try await bridge.call("cart.add", item, 2, as: Cart.self)
      #expect(title == "A shop")
      #expect(cart.items == 3)
      try await bridge.call("cart.clear")
      #expect(try await bridge.call("items") == 0)
      let report: String = try await bridge.call("report.make", timeout: .seconds(120))
      #expect(report == "A report")
      _ = try await bridge.call("cart.add", item, 2, as: Cart.self)
      if try await bridge.has("cart.clear") { try await bridge.call("cart.clear") }
      #expect(try await bridge.call("items") == 0)
      #expect(try await page.finishArticle())
    }

    @Test func `a frame that calls is called back`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(
        attachedTo: page, policy: BridgePolicy(origins: ["https://shop.example.com"], frames: .all))
      try bridge.handle("editor.open") { (path: String) async throws in
        guard let frame = BridgeCaller.current?.frame else { return }
        try await bridge.call("editor.show", "The text of \(path)", in: frame)
      }
      page.load(url: "https://shop.example.com/")
      let frame = page.addFrame(
        url: "https://shop.example.com/editor",
        script: "let shown; bridge.handle('editor.show', (text) => { shown = text })",
        runsRuntime: true)
      let shown = try await frame.evaluate(
        "bridge.call('editor.open', 'a.txt').then(() => shown)", as: String.self)
      #expect(shown == "The text of a.txt")
    }

    @Test func `a page that is refused is told of`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      page.load(url: "https://other.example.com/")
      var shown = ""
      func show(_ text: String) {
        shown = text
        bridge.detach()
      }
      for await connection in bridge.connections {
        if case .refused(let error) = connection { show(error.message) }
      }
      #expect(shown.contains("https://other.example.com may not use this bridge"))
    }

    @Test func `a cancelled call ends at once`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      page.load(url: "https://shop.example.com/", script: Self.prelude)
      let text = "tea"
      let search = Task { try await bridge.call("search", text, as: [Item].self) }
      search.cancel()
      let error = await #expect(throws: BridgeError.self) { _ = try await search.value }
      #expect(error?.code == .cancelled)
    }

    @Test func `a call that a reload ended may be repeated`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      page.load(
        url: "https://shop.example.com/one",
        script: "bridge.handle('cart.clear', () => new Promise(() => {}))")
      try await page.evaluate("bridge.ready")
      let log = WireLog()
      bridge.add(observer: log)
      page.load(
        url: "https://shop.example.com/two",
        script: "let cleared = 0; bridge.handle('cart.clear', () => { cleared++ })")
      do {
        try await bridge.call("cart.clear")
      } catch let error as BridgeError where error.code == .documentGone {
        try await bridge.call("cart.clear")  // Clearing twice does no harm.
      }
      #expect(try await page.evaluate("cleared", as: Int.self) == 1)
      #expect(log.lines.filter { $0.hasPrefix("← call") }.count == 2)
    }
  }
}
