import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

/// The code of the README, compiled and run.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ReadmeTests {
  struct Cart: Codable, Equatable { var items: Int }
  struct Item: Codable { var name: String }

  @Test func `the example of both sides does what it says`() async throws {
    let webView = InMemoryPage()
    var shown: [Cart] = []
    func show(_ cart: Cart) { shown.append(cart) }

    let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])

    try bridge.handle("add") { (a: Int, b: Int) in a + b }  // the page calls Swift
    bridge.on("cart.changed") { (cart: Cart) in show(cart) }  // hear the page
    webView.load(url: "https://shop.example.com/", script: try page())
    let title: String = try await bridge.call("page.title")  // Swift calls the page
    bridge.emit("theme.changed", ["dark": true])  // tell the page

    #expect(title == "A shop")
    try await webView.evaluate("done")
    #expect(shown == [Cart(items: 3)])
    #expect(try await webView.evaluate("themes", as: BridgeValue.self) == [["dark": true]])
  }

  struct Photo: Codable { var jpeg: Data }

  @Exposed("device.camera") actor Camera {
    func takePhoto(quality: Double = 0.8) async throws -> Photo {
      Photo(jpeg: Data(count: Int(quality * 10)))
    }
    func frames(perSecond: Int) -> AsyncStream<Data> {
      AsyncStream { for count in 0...perSecond { $0.yield(Data(count: count)) } }
    }
  }

  @PageInterface("cart") protocol CartPage {
    func add(_ item: Item, quantity: Int?) async throws -> Cart
    func prices() -> BridgeStream<Int>
  }

  @Test func `the typed example does what it says`() async throws {
    let page = InMemoryPage()
    let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
    let script = try #require(try blocks(of: "js").first { $0.contains("native") })
      .replacing("quantity) { … }", with: "quantity) { return { items: quantity ?? 1 } }")
      .replacing("prices() { … }", with: "prices() { yield 3; yield 4 }")
    page.load(
      url: "https://shop.example.com/",
      script: """
        let sizes = [];
        const enough = (frame) => sizes.push(frame.length) === 3;
        window.done = (async () => { \(script)
          return [photo.jpeg.length, sizes];
        })();
        """)
    let item = Item(name: "tea")
    var shown: [Int] = []
    func show(_ price: Int) { shown.append(price) }

    try bridge.expose(Camera())
    let cart = bridge.page($CartPage.self)
    let now = try await cart.add(item, quantity: nil)
    for try await price in cart.prices() { show(price) }
    #expect(now == Cart(items: 1))
    #expect(shown == [3, 4])
    #expect(try await page.evaluate("done", as: BridgeValue.self) == [8, [0, 1, 2]])
  }

  @Test func `the example of dialects attaches`() async throws {
    let webView = InMemoryPage()
    let bridge = try Bridge(
      attachedTo: webView, origins: ["https://shop.example.com"],
      dialects: [.webViewJavascriptBridge, .dsBridge, .kkJSBridge])
    try bridge.handle("add") { (list: [Int]) in list.reduce(0, +) }
    webView.load(url: "https://shop.example.com/")
    #expect(
      try await webView.evaluate(
        """
        Promise.all([
          new Promise((resolve) => {
            \(WebViewJavascriptBridgePages.asking(
              "WebViewJavascriptBridge.callHandler('add', [1, 2], resolve)"))
          }),
          dsBridge.call('add', [3, 4]),
        ])
        """, as: [Int].self) == [3, 7])
  }

  @Test func `the example of a test is one`() async throws {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    let sum = try await page.evaluate("bridge.call('add', 1, 2)", as: Int.self)
    #expect(sum == 3)
  }

  @Test func `an error of the README crosses`() async throws {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    let item = Item(name: "tea")
    try bridge.handle("buy") { () async throws in
      throw BridgeError("outOfStock", "None left", data: item)
    }
    let error = try await page.evaluate(
      "bridge.call('buy').catch((e) => [e.code, e.message, e.data])", as: BridgeValue.self)
    #expect(error == ["outOfStock", "None left", ["name": "tea"]])
  }

  @Test func `every line of Swift in the README stands in this file`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
      .replacing(#/ +/#, with: " ")
    // The tests of other modules have the code that uses these modules.
    let others = [
      "import WebKitGTK", "PackageStore", "CookieSync", "RequestRelay", "PageMonitor",
      "inspect()",
    ]
    let blocks = try blocks(of: "swift").filter { block in !others.contains { block.contains($0) } }
    // A program has one `@main`, and the tests' `@main` is not the README's.
    let lines = blocks.flatMap { $0.split(separator: "\n") }.filter { $0 != "@main" }
    #expect(lines.count > 10)
    for line in lines {
      // The README leaves out the bodies.
      let line = line.replacing(" … }", with: "")
      #expect(source.contains(line.replacing(#/ +/#, with: " ")), "\(line)")
    }
  }

  @Test func `the app for Apple's systems has ten lines, and is the core of Examples/Phone`()
    throws
  {
    let app = try #require(try blocks(of: "swift").first { $0.contains("App {") })
    let lines = app.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    #expect(lines.count <= 10)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Phone/Phone/PageTab.swift")
    let example = try String(contentsOf: file, encoding: .utf8)
    for part in [
      "folder: Bundle.main.url(forResource: \"web\", withExtension: nil)",
      "try bridge.handle(\"add\") { (a: Int, b: Int) in a + b }",
    ] {
      #expect(app.contains(part), "README.md: \(part)")
      #expect(example.contains(part), "PageTab.swift: \(part)")
    }
  }

  @Test func `the first example's page calls and is called`() async throws {
    let html = try #require(try blocks(of: "html").first)
    let web = try WebFolder(["index.html": html])
    defer { web.remove() }
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(folder: web.url, scheme: "app")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    let (sums, sum) = AsyncStream.makeStream(of: (Int, Int).self)
    try bridge.handle("add") { (a: Int, b: Int) in
      sum.yield((a, b))
      return a + b
    }
    webView.load(URLRequest(url: site.url))
    #expect(try await bridge.call("page.title", as: String.self) == "Sums")
    for await (a, b) in sums {
      #expect(a == 1 && b == 2)
      break
    }
  }

  /// The README's page as a script.
  private func page() throws -> String {
    let script = try #require(try blocks(of: "js").first)
    return """
      var themes = [], cart = { items: 3 };
      document.title = 'A shop';
      const apply = (theme) => themes.push(theme);
      window.done = (async () => {
      \(script)
      return sum === 3;
      })();
      """
  }

  private func blocks(of language: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    return Article.blocks(of: language, in: readme)
  }
}

#if os(Linux)
  import FoundationNetworking

  /// The README's first program.
  @MainActor private func program() -> Never {
    Application.run(id: "org.example.Sums") {
      let configuration = WKWebViewConfiguration()
      let site = try configuration.serve(folder: URL(fileURLWithPath: "web"), scheme: "app")
      let frame = CGRect(x: 0, y: 0, width: 800, height: 600)
      let webView = WKWebView(frame: frame, configuration: configuration)
      let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      webView.load(URLRequest(url: site.url))
      Window(webView).show()
      Task { print(try await bridge.call("page.title", as: String.self)) }
    }
  }
#endif

// The README's app requires Apple's systems. scripts/check-apple-source compiles it.
#if canImport(SwiftUI)
  import SwiftUI

  struct SumsApp: App {
    var body: some Scene {
      WindowGroup {
        BridgedWebView(folder: Bundle.main.url(forResource: "web", withExtension: nil)) { bridge in
          try bridge.handle("add") { (a: Int, b: Int) in a + b }
        }
      }
    }
  }
#endif
