import Testing
import WebBridge

extension Conformance {
  /// The engine's collector discards objects that it can recreate, and the properties that were defined on them.
  @MainActor @Suite struct CollectorTests {
    @Test(arguments: Engine.allCases)
    func `the handlers that dialects define outlive what the collector takes`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [
        .webViewJavascriptBridge, .envelope(handler: "nativeObject", reply: "onReply"),
      ])
      try bridge.handle("one") { 1 }
      try await page.load()
      for round in 0..<20 {
        let kinds = try await page.run(
          """
          let all = [];
          for (let i = 0; i < 2e5; i++) all.push({ i, a: [i] });
          const handlers = window.webkit.messageHandlers;
          return [typeof handlers.iOS_Native_FlushMessageQueue, typeof handlers.nativeObject];
          """)
        guard kinds == ["object", "object"] else {
          Issue.record("\(round): \(kinds)")
          return
        }
      }
    }
  }
}
