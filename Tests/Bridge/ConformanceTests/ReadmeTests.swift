import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

/// The code of the README, compiled and run, and what else it states.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ReadmeTests {
  struct Cart: Codable, Equatable { var items: Int }
  struct Photo: Codable { var jpeg: Data }

  @Exposed("device.camera") actor Camera {
    func takePhoto(quality: Double = 0.8) async throws -> Photo {
      Photo(jpeg: Data(count: Int(quality * 10)))
    }
  }

  @Test func `the example of both sides does what it says`() async throws {
    let webView = InMemoryPage()
    var shown: [Cart] = []
    func show(_ cart: Cart) { shown.append(cart) }

    let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])
    try bridge.expose(Camera())  // the page calls an actor
    try bridge.handle("add") { (a: Int, b: Int) in a + b }  // the page calls a closure
    bridge.on("cart.changed") { (cart: Cart) in show(cart) }  // Swift listens to the page
    webView.load(url: "https://shop.example.com/", script: try page())
    let title: String = try await bridge.call("page.title")  // Swift calls the page
    bridge.emit("theme.changed", ["dark": true])  // Swift tells the page

    #expect(title == "A shop")
    #expect(try await webView.evaluate("done", as: BridgeValue.self) == [3, 8])
    #expect(shown == [Cart(items: 3)])
    #expect(try await webView.evaluate("themes", as: BridgeValue.self) == [["dark": true]])
  }

  /// The README's page as a script.
  private func page() throws -> String {
    let script = try #require(try blocks(of: "js").first)
    return """
      var themes = [];
      document.title = 'A shop';
      const apply = (theme) => themes.push(theme);
      window.done = (async () => {
      \(script)
      return [sum, photo.jpeg.length];
      })();
      """
  }

  @Test func `every line of Swift stands in this file`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
      .replacing(#/ +/#, with: " ")
    // scripts/check-as-dependency resolves the lines for a manifest.
    let blocks = try blocks(of: "swift").filter { !$0.hasPrefix(".") }
    let lines = blocks.flatMap { $0.split(separator: "\n") }
    #expect(lines.count == 10)
    for line in lines {
      // The README leaves out the bodies.
      let line = line.replacing(" … }", with: "")
      #expect(source.contains(line.replacing(#/ +/#, with: " ")), "\(line)")
    }
  }

  @Test func `the lines for a manifest name a product and a trait`() throws {
    let manifest = try file("Package.swift")
    let lines = try blocks(of: "swift").filter { $0.hasPrefix(".") }
    #expect(lines.count == 2)
    #expect(manifest.contains("name: \"swift-web-bridge\","))
    #expect(manifest.contains(".library(name: \"WebBridge\""))
    #expect(manifest.contains(".trait(name: \"Macros\""))
  }

  @Test func `the table of products has every product, and each trait beside one that needs it`()
    throws
  {
    let (readme, manifest) = (try file("README.md"), try file("Package.swift"))
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| [") }
    let products = manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) }
    #expect(products.count > 9)
    for product in products + ["WebKitGTK"] {
      #expect(rows.contains { $0.contains("[\(product)](") }, "\(product)")
    }
    for trait in manifest.matches(of: #/\.trait\(\s*name: "(\w+)"/#).map({ String($0.1) }) {
      #expect(rows.contains { $0.contains("| `\(trait)`") }, "\(trait)")
    }
  }

  @Test(arguments: [
    (row: "call page → Swift, 10 B", reference: "postMessage with reply"),
    (row: "1,000 calls at once page → Swift, each", reference: "postMessage with reply"),
    (row: "10 MB of bytes page → Swift", reference: "POST to a scheme"),
  ])
  func `a ratio is the one of PERFORMANCE`(row: String, reference: String) throws {
    let cells = try cells(row, besides: reference)
    #expect(try file("README.md").contains("| \(cells[5]) × |"), "\(row): \(cells[5])")
  }

  @Test func `the size of the page's script is the one of PERFORMANCE`() throws {
    let bytes = try cells("page runtime, gzipped", besides: "")[2].replacing(",", with: "")
    let kilobytes = (try #require(Double(bytes)) / 100).rounded() / 10
    #expect(try file("README.md").contains("| \(kilobytes) KB, gzipped |"), "\(kilobytes)")
  }

  /// Returns the cells of a row of PERFORMANCE.
  private func cells(_ row: String, besides reference: String) throws -> [String] {
    let rows = try file("docs/PERFORMANCE.md").split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return try #require(rows.first { $0.count == 9 && $0[0] == row && $0[4] == reference })
  }

  @Test func `every link leads to a file`() throws {
    let links = try file("README.md").matches(of: #/\]\(([^)#]+)(?:#[^)]*)?\)/#)
      .map { String($0.1) }.filter { !$0.contains("://") }
    #expect(links.count > 30)
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: root.appendingPathComponent(link).path), "\(link)")
    }
  }

  @Test func `the README is 8 KB at most`() throws {
    #expect(try file("README.md").utf8.count <= 8 << 10)
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
  }

  private func file(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func blocks(of language: String) throws -> [String] {
    Article.blocks(of: language, in: try file("README.md"))
  }
}
