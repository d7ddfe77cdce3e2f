import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct AnsweringThePage {
    struct Item: Codable { var name: String }
    struct Weather: Codable { var degrees: Int }
    actor Service {
      func weather(in city: String) throws -> Weather { Weather(degrees: city.count) }
    }
    final class Stock { func take(_ item: Item) -> Bool { false } }
    actor Account {
      private(set) var isDeleted = false
      func delete() throws { isDeleted = true }
    }

    @Test func `handlers answer as the article says`() async throws {
      let page = InMemoryPage(url: "about:blank")
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      let (service, stock, account) = (Service(), Stock(), Account())
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try bridge.handle("greet") { (name: String, title: String?) in
        [title, name].compactMap(\.self).joined(separator: " ")
      }
      try bridge.handle("weather") { (city: String) async throws -> Weather in
        try await service.weather(in: city)
      }
      try bridge.handle("buy") { (item: Item) in
        guard stock.take(item) else { throw BridgeError("outOfStock", "None left", data: item) }
      }
      try bridge.handle("account.delete") { () async throws in
        guard BridgeCaller.current?.origin == "https://account.example.com" else {
          throw BridgeError(.denied, "Only the account's own page may do this")
        }
        try await account.delete()
      }
      page.load(
        try Article("AnsweringThePage"), at: "https://shop.example.com/",
        after: "window.offered = []; const offer = (item) => offered.push(item.name);")
      #expect(try await page.finishArticle())
      #expect(try await page.evaluate("offered", as: [String].self) == ["tea"])
      let weather = try await page.evaluate("bridge.call('weather', 'Rome')", as: Weather.self)
      #expect(weather.degrees == 4)
      let wrong = try await page.evaluate(
        "bridge.call('greet', 7).catch((e) => e.message)", as: String.self)
      #expect(wrong.contains("argument 1: expected String, found a whole number"))
      let refused = try await page.evaluate(
        "bridge.call('account.delete').catch((e) => e.code)", as: String.self)
      #expect(refused == "denied")
      #expect(await !account.isDeleted)

      try bridge.handle("add", replacing: true) { (a: Double, b: Double) in a + b }
      #expect(try await page.evaluate("bridge.call('add', 0.5, 1)", as: Double.self) == 1.5)
      bridge.removeHandler(named: "add")
      #expect(try await page.evaluate("bridge.has('add')", as: Bool.self) == false)
    }

    @Test func `authorize decides by name and origin`() async throws {
      let webView = InMemoryPage(url: "https://shop.example.com/")
      var options = BridgeOptions()
      options.authorization = .immediate { caller in
        !caller.name.hasPrefix("account.") || caller.origin == "https://account.example.com"
      }
      let policy = BridgePolicy(origins: ["https://*.example.com"])
      let bridge = try Bridge(attachedTo: webView, policy: policy, options: options)
      try bridge.handle("account.name") { "Curie" }
      let call = "bridge.call('account.name').catch((e) => e.code)"
      #expect(try await webView.evaluate(call, as: String.self) == "denied")
      webView.load(url: "https://account.example.com/")
      #expect(try await webView.evaluate(call, as: String.self) == "Curie")
    }

    @MainActor final class Screen {
      let page = InMemoryPage(url: "https://shop.example.com/")
      var draft = "Dear"
      var isClosed = false

      init() throws {
        let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
        try bridge.handle("close") { [weak self] in self?.close() }
        try bridge.handle("draft") { [weak self] () throws -> String in
          guard let self else { throw BridgeError(.detached, "The screen is gone") }
          return draft
        }
      }

      func close() { isClosed = true }
    }

    @Test func `handlers that take self weakly keep nothing alive`() async throws {
      weak var freed: Screen?
      do {
        let screen = try Screen()
        freed = screen
        #expect(try await screen.page.evaluate("bridge.call('draft')", as: String.self) == "Dear")
        try await screen.page.evaluate("bridge.call('close')")
        #expect(screen.isClosed)
      }
      while freed != nil { try await turn() }
      #expect(freed == nil)
    }
  }
}
