import BridgeCore
import Testing

extension Conformance {
  /// The answers of a view whose bridge has been detached.
  @MainActor @Suite struct DetachedTexts {
    @Test func `a text that comes after the bridge was detached is told so, where it has frames`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try await page.load("bridge.handle('one', () => 1)")
      #expect(try await bridge.call("one") == 1)
      bridge.detach()
      for (text, code) in [
        ("batch 0123 7", "detached"), ("poll 0123 8\\ndone 1 2", "detached"),
        ("hello 0123 {}", "unavailable"), ("batch", "unavailable"),
      ] {
        let reply = try await page.run(
          """
          return await webkit.messageHandlers.webbridge.postMessage('\(text)')
            .catch((error) => error.message);
          """)
        guard case .string(let reply) = reply else {
          Issue.record("no answer to \(text)")
          continue
        }
        #expect(reply.hasPrefix("close {\"code\":\"\(code)\""), "\(text): \(reply)")
      }
    }
  }
}
