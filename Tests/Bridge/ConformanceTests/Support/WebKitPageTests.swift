import Testing
import WebBridge

extension Conformance {
  @MainActor @Suite struct WebKitPageTests {
    @Test func `a script that never ends throws when the test's time is over`() async throws {
      let page = try await WebKitPage()
      try await page.load("", at: page.origin)
      let script = Task { try await page.run("await new Promise(() => {})") }
      // The script has begun, because the engine runs scripts in order.
      _ = try await page.run("")
      script.cancel()
      await #expect(throws: CancellationError.self) { try await script.value }
    }
  }
}
