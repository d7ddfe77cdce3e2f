import BridgeInspector
import BridgeTesting
import Foundation
import Logging
import TestSupport
import Testing

/// The code of the documentation, compiled and run.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ArticleTests {
  private func lines(_ article: Article) throws -> [String] {
    #expect(!article.blocks(of: "swift").isEmpty)
    return try article.linesMissing(in: URL(fileURLWithPath: #filePath))
  }

  @Test(arguments: ["BridgeInspector", "ReplayingRecordings"])
  func `every line of Swift of the articles stands in this file`(_ name: String) throws {
    #expect(try lines(try Article(name, in: "BridgeInspector")) == [])
  }

  private func makeView() -> WKWebView {
    WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `the code of the landing page opens a window`() throws {
    let webView = makeView()
    let policy = BridgePolicy(origins: [.scheme("app")])
    var parts: [BridgePart] = []
    #if DEBUG
      let inspector = try Inspector()
      try inspector.open()
      parts.append(.inspector(inspector))
    #endif
    let bridge = try Bridge(attachedTo: webView, policy: policy, parts: parts)
    // A second time brings the window to the front.
    try inspector.open()
    withExtendedLifetime(bridge) {}
  }

  @Test func `the code of the landing page records to a file, with the app's own rules`() throws {
    let policy = BridgePolicy(origins: [.scheme("app")])
    do {
      let webView = makeView()
      let monitor = PageMonitor()
      var options = InspectorOptions()
      options.monitor = monitor
      let inspector = try Inspector(options: options)
      let bridge = try Bridge(
        attachedTo: webView, policy: policy, parts: [.monitor(monitor), .inspector(inspector)])
      inspector.stop()
      bridge.detach()
    }
    do {
      var options = InspectorOptions()
      options.recorder.file = FileManager.default.temporaryDirectory.appending(path: "app.jsonl")
      let inspector = try Inspector(options: options)
      let webView = makeView()
      _ = try Bridge(attachedTo: webView, policy: policy, parts: [.inspector(inspector)])
      inspector.stop()
      let file = try #require(options.recorder.file)
      #expect(try Recording(contentsOf: file).lines.isEmpty)
      try FileManager.default.removeItem(at: file)
    }
    var options = InspectorOptions()
    options.recorder.redaction.keys.insert("socialsecurity")
    options.recorder.redaction.names = ["vault.open"]
    var logger = Logger(label: "conversation")
    logger.logLevel = .debug
    options.recorder.logger = logger
    try Inspector(options: options).stop()
  }

  @Test func `the code of the landing page serves browsers`() async throws {
    var options = InspectorOptions()
    options.servesInReleaseBuilds = true
    let inspector = try Inspector(options: options)
    let webView = makeView()
    _ = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.scheme("app")]),
      parts: [.inspector(inspector)])
    let address = try await inspector.serve()
    print(address)
    #expect(address.absoluteString.hasPrefix("http://127.0.0.1:"))
    inspector.stop()
  }

  @Test func `the code of the landing page shows a table of the app`() async throws {
    let flags = ["fastCheckout": true]
    var options = InspectorOptions()
    options.parts = [
      InspectorPart("Flags", columns: ["flag", "value"]) {
        flags.sorted { $0.key < $1.key }.map { [$0.key, "\($0.value)"] }
      }
    ]
    try Inspector(options: options).stop()
  }

  @Test func `the code about replays replays a recording`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let recorded = InMemoryPage(url: "https://shop.example.com/")
    let first = try Bridge(attachedTo: recorded, origins: [.exactly(recorded.origin)])
    try first.handle("cart.add") { (item: Int) in ["total": item * 3] }
    var options = RecorderOptions()
    options.file = file
    let recorder = try first.record(options)
    try await recorded.evaluate("bridge.call('cart.add', 2)")
    recorder.stop()

    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    try bridge.handle("cart.add") { (item: Int) in ["total": item * 3] }
    try await Recording(contentsOf: file).replay(on: page)
  }
}
