import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  actor Scanner {
    private(set) var scans = 0
    func scan() -> Int {
      scans += 1
      return scans
    }
  }

  @Test func `synchronous calls`() async throws {
    let page = InMemoryPage()
    let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
    let scanner = Scanner()
    try bridge.handle("device.battery") { 80 }
    try bridge.handle("device.scan") { () async in await scanner.scan() }
    try bridge.handle("session.begin") {
      Task { try await bridge.call("page.show", "welcome") }
      return "begun"
    }
    page.load(
      try Article("SynchronousCalls"), at: "https://shop.example.com/",
      after: """
        window.shown = new Promise((resolve) => bridge.handle('page.show', resolve));
        window.begun = bridge.callSync('session.begin');
        """)
    #expect(try await page.finishArticle())
    #expect(await scanner.scans == 1)
    #expect(try await page.evaluate("begun", as: String.self) == "begun")
    #expect(try await page.evaluate("shown", as: String.self) == "welcome")
  }
}
