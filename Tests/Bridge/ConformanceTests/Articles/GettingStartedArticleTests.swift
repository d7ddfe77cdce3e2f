import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @Test func `getting started`() async throws {
    let webView = InMemoryPage()
    let url = try #require(URL(string: "https://shop.example.com/"))
    let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    webView.load(URLRequest(url: url))
    let title: String = try await bridge.call("page.title")
    #expect(title == "A shop")
    #expect(try await webView.finishArticle())
  }

  @Test func `origins of debug builds`() async throws {
    var origins: [OriginPattern] = ["https://shop.example.com"]
    #if DEBUG
      origins.append("http://localhost:8080")
    #endif
    #expect(origins.count == (isDebugBuild ? 2 : 1))
    for (origin, isAllowed) in [
      ("http://localhost:8080", isDebugBuild), ("http://localhost:8081", false),
      ("http://127.0.0.1:8080", false),
    ] {
      let page = InMemoryPage(url: origin)
      _ = try Bridge(attachedTo: page, origins: origins)
      let kind = try await page.evaluate("typeof bridge", as: String.self)
      #expect((kind == "object") == isAllowed, "\(origin)")
    }
  }

  @Test func `pages of the app`() throws {
    let web = try WebFolder([:])
    defer { web.remove() }
    let folder = web.url
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(folder: folder, scheme: "app")
    #expect(site.folder.path == folder.path)
  }

  @Test func `the page of the complete app calls and is called`() async throws {
    let html = try #require(try Article("GettingStarted").blocks(of: "html").first)
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

  @Test func `the app for Apple's systems has ten lines, and is the core of Examples/Phone`()
    throws
  {
    let blocks = try Article("GettingStarted").blocks(of: "swift")
    let app = try #require(blocks.first { $0.contains("App {") })
    let lines = app.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    #expect(lines.count <= 10)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Examples/Phone/Phone/PageTab.swift")
    let example = try String(contentsOf: file, encoding: .utf8)
    for part in [
      "folder: Bundle.main.url(forResource: \"web\", withExtension: nil)",
      "try bridge.handle(\"add\") { (a: Int, b: Int) in a + b }",
    ] {
      #expect(app.contains(part), "GettingStarted.md: \(part)")
      #expect(example.contains(part), "PageTab.swift: \(part)")
    }
  }

  private func show(_ html: String, in webView: WKWebView) {
    webView.loadHTMLString(html, baseURL: URL(string: "https://shop.example.com/"))
  }
}

extension InMemoryPage {
  fileprivate func load(_ request: URLRequest) {
    guard let article = try? Article("GettingStarted"), let url = request.url else { return }
    load(article, at: url.absoluteString, after: "document.title = 'A shop'")
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  /// The article's app requires Apple's systems. scripts/check-apple-source compiles it.
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

#if os(Linux)
  import FoundationNetworking

  /// The article's first program.
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

  struct Shop {
    @MainActor static func main() {
      Application.run(id: "org.example.Shop") {
        let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        let bridge = try Bridge(attachedTo: webView, origins: ["http://localhost:8080"])
        try bridge.handle("add") { (a: Int, b: Int) in a + b }
        if let url = URL(string: "http://localhost:8080/") { webView.load(URLRequest(url: url)) }
        Window(webView, title: "Shop").show()
      }
    }
  }
#endif
