import BridgeTesting
import Testing
import WebBridge

extension Conformance {
  /// Typed clients of the page.
  @MainActor @Suite final class PageInterfaces {
    // Kept, because a page ends with its last reference.
    private var held: (any TestPage)?

    static let script = """
      const items = [];
      bridge.handle('cart.add', (item, quantity) => {
        for (let i = 0; i < (quantity ?? 1); i++) items.push(item);
        bridge.emit('cart.changed', item);
        return items;
      });
      bridge.handle('cart.clear', () => { items.length = 0 });
      bridge.handle('cart.find', (name, at) => items.filter((item) => item.name === name)[at]);
      bridge.handle('checkout.begin', () => { bridge.emit('checkout.ended', 3); return 'begun' });
      bridge.handle('cart.ticks', function* (first) { yield first; yield first + 1 });
      bridge.handle('plain.value', () => 5);
      bridge.handle('nested.value', () => 6);
      """

    private func page(_ engine: Engine) async throws -> Bridge {
      let page = try await engine.page()
      let bridge = try page.attach()
      held = page
      try await page.load(Self.script)
      return bridge
    }

    @Test(arguments: Engine.allCases)
    func `methods call the page, with the types of the protocol`(engine: Engine) async throws {
      let bridge = try await page(engine)
      let cart = bridge.page($CartPage.self)
      let tea = Item(name: "tea")
      #expect(try await cart.add(tea, quantity: 2) == [tea, tea])
      #expect(try await cart.add(Item(name: "cup"), quantity: nil).count == 3)
      #expect(try await cart.find("cup", for: 0) == Item(name: "cup"))
      try await cart.clear()
      #expect(try await cart.find("cup", for: 0) == nil)
    }

    @Test(arguments: Engine.allCases)
    func `a requirement may have a name of its own on the page`(engine: Engine) async throws {
      let bridge = try await page(engine)
      let cart = bridge.page($CartPage.self)
      var ended = cart.checkedOut.makeAsyncIterator()
      #expect(try await cart.checkOut() == "begun")
      #expect(await ended.next() == 3)
    }

    @Test(arguments: Engine.allCases)
    func `streams read the page's`(engine: Engine) async throws {
      let bridge = try await page(engine)
      var ticks: [Int] = []
      for try await tick in bridge.page($CartPage.self).ticks(from: 3) { ticks.append(tick) }
      #expect(ticks == [3, 4])
    }

    @Test(arguments: Engine.allCases)
    func `properties are the page's events`(engine: Engine) async throws {
      let bridge = try await page(engine)
      let cart = bridge.page($CartPage.self)
      var changes = cart.changed.makeAsyncIterator()
      _ = try await cart.add(Item(name: "tea"), quantity: 1)
      #expect(await changes.next() == Item(name: "tea"))
    }

    @Test(arguments: Engine.allCases)
    func `a protocol without a name, and one that is nested and private, call the page`(
      engine: Engine
    ) async throws {
      let bridge = try await page(engine)
      #expect(try await bridge.page($Plain.self).value() == 5)
      #expect(try await Pages.inner(bridge) == 6)
    }

    @Test func `calls of a client wait as long as it was made to`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      page.load(
        url: "https://shop.example.com/one",
        script: "bridge.handle('cart.clear', () => new Promise(() => {}))")
      try await page.evaluate("bridge.ready")
      let cart = bridge.page($CartPage.self, timeout: .seconds(5))
      let call = Task { try await cart.clear() }
      try await page.evaluate("0")
      page.clock.advance(by: .seconds(6))
      let error = await #expect(throws: BridgeError.self) { try await call.value }
      #expect(error?.code == .timedOut)
    }

    /// A replacement for the page, as in an app's own tests.
    private final class FakeCart: CartPage {
      var items: [Item] = []
      func add(_ item: Item, quantity: Int?) async throws -> [Item] {
        items.append(item)
        return items
      }
      func clear() async throws { items = [] }
      func find(_ name: String, for in: Int) async throws -> Item? { nil }
      func ticks(from first: Int) -> BridgeStream<Int> {
        BridgeStream(
          AsyncStream {
            $0.yield(first); $0.finish()
          })
      }
      var changed: BridgeEvents<Item> {
        BridgeEvents(
          AsyncStream {
            $0.yield(Item(name: "fake")); $0.finish()
          })
      }
      func checkOut() async throws -> String { throw BridgeError("closed", "Closed") }
      var checkedOut: BridgeEvents<Int> { BridgeEvents(AsyncStream { $0.finish() }) }
    }

    @Test func `a fake conforms to the protocol`() async throws {
      let cart: any CartPage = FakeCart()
      #expect(try await cart.add(Item(name: "tea"), quantity: nil).count == 1)
      var ticks: [Int] = []
      for try await tick in cart.ticks(from: 4) { ticks.append(tick) }
      #expect(ticks == [4])
      var changes: [Item] = []
      for await change in cart.changed { changes.append(change) }
      #expect(changes == [Item(name: "fake")])
      await #expect(throws: BridgeError.self) { try await cart.checkOut() }
    }
  }
}
