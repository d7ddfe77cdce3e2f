import BridgeCore
import BridgeTesting
import Testing

@Suite("An unknown method") @MainActor struct SuggestionTests {
  private let page = InMemoryPage(url: "https://shop.example.com/")

  private func message(
    of errors: ErrorDetail, authorize: @escaping @MainActor (BridgeCaller) -> Bool = { _ in true }
  )
    async throws -> String
  {
    let bridge = try Bridge(
      attachedTo: page, policy: BridgePolicy(origins: [.exactly(page.origin)]),
      options: BridgeOptions(errors: errors, authorization: .immediate(authorize)))
    try bridge.handle("cart.add") {}
    return try await page.evaluate(
      "bridge.call('cart.ad').catch((error) => error.message)", as: String.self)
  }

  @Test("is answered with a suggestion while the app is developed")
  func detailed() async throws {
    #expect(
      try await message(of: .detailed)
        == "No handler is registered for \"cart.ad\". Did you mean \"cart.add\"? "
        + "Register one with bridge.handle(\"cart.ad\") { … } in Swift.")
  }

  @Test("is answered without one in a released app")
  func released() async throws {
    #expect(try await !message(of: .typeNames).contains("cart.add"))
  }

  @Test("is answered without the name of a method that the page may not call")
  func denied() async throws {
    #expect(try await !message(of: .detailed) { $0.name != "cart.add" }.contains("cart.add"))
  }
}
