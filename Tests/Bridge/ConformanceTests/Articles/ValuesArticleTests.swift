import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct Values {
    struct Photo: Codable {
      var jpeg: Data
      var taken: Date
      var caption: String?
    }
    struct Theme: Codable, Equatable { var dark: Bool }
    enum Size: String, Codable { case small }

    @Test func `values cross as the article says`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      var lines: [String] = []
      var dark = false
      try bridge.handle("photo.size") { (photo: Photo) in photo.jpeg.count }
      try bridge.handle("log") { (anything: BridgeValue) in lines.append(anything.description) }
      page.load(
        try Article("Values"), at: "https://shop.example.com/",
        after: "bridge.handle('settings', () => ({ dark: true, theme: { dark: false } }));")
      let settings = try await bridge.call("settings", as: BridgeValue.self)
      if case .bool(let isDark)? = settings["dark"] { dark = isDark }
      let theme = try settings["theme"]?.decode(Theme.self)
      #expect(dark)
      #expect(theme == Theme(dark: false))
      #expect(try await page.finishArticle())
      try await page.evaluate("bridge.call('log', [1, 'two'])")
      #expect(lines == [#"[1,"two"]"#])
    }

    /// Returns a page that reports the values that it receives.
    private func page() throws -> (InMemoryPage, Bridge) {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      page.load(
        url: "https://shop.example.com/",
        script: """
          const kind = (v) => v === null ? 'null' : typeof v !== 'object' ? typeof v + ' ' + String(v)
            : v.constructor.name + ' ' + (v instanceof Date ? v.getTime() : JSON.stringify(v));
          bridge.handle('kind', kind);
          """)
      return (page, bridge)
    }

    @Test func `the table from Swift to the page`() async throws {
      let (page, bridge) = try page()
      func kind(_ value: some Encodable) async throws -> String {
        try await bridge.call("kind", value)
      }
      let url = try #require(URL(string: "https://a.example/b"))
      #expect(try await kind("a") == "string a")
      #expect(try await kind(url) == "string https://a.example/b")
      #expect(try await kind(true) == "boolean true")
      #expect(try await kind(1 << 53) == "number 9007199254740992")
      #expect(try await kind(1 << 53 + 1) == "bigint 9007199254740993")
      #expect(try await kind(UInt64.max) == "bigint 18446744073709551615")
      #expect(try await kind(1.5) == "number 1.5")
      #expect(try await kind(Float(0.1)) == "number 0.1")
      #expect(try await kind(Double.nan) == "number NaN")
      #expect(try await kind(-Double.infinity) == "number -Infinity")
      #expect(try await kind(Decimal(string: "0.25")) == "number 0.25")
      #expect(try await kind(Data([1, 2])) == #"Uint8Array {"0":1,"1":2}"#)
      #expect(try await kind([UInt8(3)]) == #"Uint8Array {"0":3}"#)
      #expect(try await kind(Date(timeIntervalSince1970: 1.2345)) == "Date 1235")
      #expect(try await kind([1, 2]) == "Array [1,2]")
      #expect(try await kind(Set([1])) == "Set {}")
      #expect(try await kind([Set<Int>()]) == "Array [{}]")
      #expect(try await kind(["a": 1]) == #"Object {"a":1}"#)
      #expect(try await kind([7: "a"]) == "Map {}")
      #expect(try await kind([1.5: "a"]) == "Map {}")
      #expect(try await kind(BridgeFunction { 1 }).hasPrefix("function "))
      #expect(try await kind(["s": BridgeStream(AsyncStream<Int> { nil })]) == #"Object {"s":{}}"#)
      #expect(try await kind(Size.small) == "string small")
      #expect(try await kind(Int?.none) == "null")
      #expect(try await kind(BridgeValue.undefined) == "undefined undefined")
      let photo = Photo(jpeg: Data(), taken: Date(timeIntervalSince1970: 0))
      #expect(
        try await kind(photo) == #"Object {"jpeg":{},"taken":"1970-01-01T00:00:00.000Z"}"#)
      try await page.evaluate("0")
    }

    @Test func `the table from the page to Swift`() async throws {
      let (page, bridge) = try page()
      try await page.evaluate("0")
      func value<T: Decodable>(_ script: String, as type: T.Type = T.self) async throws -> T {
        try await page.evaluate(
          "bridge.handle('value', () => \(script), { replacing: true }); 0")
        return try await bridge.call("value", as: type)
      }
      func isRefused<T: Decodable>(_ script: String, as type: T.Type) async -> Bool {
        do {
          _ = try await value(script, as: type)
          return false
        } catch {
          return (error as? BridgeError)?.code == .badResult
        }
      }
      let start = Date(timeIntervalSince1970: 0)
      #expect(try await value("'https://a.example/'", as: URL.self).host == "a.example")
      #expect(try await value("'1970-01-01T00:00:00Z'", as: Date.self) == start)
      #expect(try await value("new Date(0)", as: Date.self) == start)
      #expect(try await value("5", as: UInt8.self) == 5)
      #expect(try await value("5n", as: Int.self) == 5)
      #expect(try await value("2n ** 63n", as: UInt64.self) == 1 << 63)
      #expect(try await value("0.1", as: Decimal.self) == Decimal(string: "0.1"))
      #expect(try await value("5", as: Double.self) == 5)
      #expect(try await value("new Int16Array([1])", as: Data.self) == Data([1, 0]))
      #expect(try await value("new ArrayBuffer(1)", as: [UInt8].self) == [0])
      #expect(try await value("[1, 255]", as: Data.self) == Data([1, 255]))
      #expect(try await value("new Set([1])", as: [Int].self) == [1])
      #expect(try await value("[1, 1]", as: Set<Int>.self) == [1])
      #expect(try await value("new Map([['dark', true]])") == Theme(dark: true))
      #expect(try await value("new Map([[1, 'a']])") == [1: "a"])
      #expect(try await value("new Map([[1.5, 'a']])") == [1.5: "a"])
      #expect(try await value("[null, undefined]", as: [Int?].self) == [nil, nil])
      #expect(try await value("new TypeError('no')") == ["name": "TypeError", "message": "no"])
      #expect(try await value("({ toJSON: () => 7 })", as: Int.self) == 7)
      #expect(try await value("new Date(NaN)", as: Date?.self) == nil)
      #expect(await isRefused("'5'", as: Int.self))
      #expect(await isRefused("1", as: Bool.self))
      #expect(await isRefused("1.5", as: Int.self))
      #expect(await isRefused("300", as: UInt8.self))
      #expect(await isRefused("0", as: Date.self))
      #expect(try await value("() => 1", as: BridgeFunction.self)() == 1)
      let parts = try await value(
        "({ s: (function* () { yield 5 })() })", as: [String: BridgeStream<Int>].self)
      for try await n in try #require(parts["s"]) { #expect(n == 5) }
      for value in ["Symbol()", "Promise.resolve()", "new WeakMap()"] {
        #expect(await isRefused("[\(value)]", as: BridgeValue.self), "\(value)")
      }
    }
  }
}
