import Foundation
import TestSupport
import Testing
import WebBridge

@MainActor @Suite("The page's console", .timeLimit(.minutes(1))) struct FailedCallConsoleTests {
  /// Loads a page whose console is read in the world in which the bridge writes.
  private func makePage(_ errors: ErrorDetail) async throws -> (WKWebView, Bridge) {
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]),
      options: BridgeOptions(errors: errors))
    try bridge.handle("cart.add") { (item: Int) in item }
    try bridge.handle("slow") { try await Task.sleep(for: .seconds(1000)) }
    try await LoadWaiting.load(
      Server.shared.page(
        "<!doctype html><script>seen = []; console.warn = (t) => seen.push(t);</script>"),
      in: webView)
    _ = try await webView.callAsyncJavaScript(
      "globalThis.lines = []; console.warn = (text) => lines.push(text); return 0", arguments: [:],
      in: nil, contentWorld: .world(name: "webbridge"))
    return (webView, bridge)
  }

  /// Runs a script in the page, and returns the lines that the console then has, by way of the same queue.
  private func lines(
    after script: String, in webView: WKWebView, world: WKContentWorld = .world(name: "webbridge")
  ) async throws -> [String] {
    _ = try await webView.callAsyncJavaScript(
      "const bridge = window[Symbol.for('webbridge')]; \(script); return 0", arguments: [:],
      in: nil,
      contentWorld: .page)
    let name = world == .page ? "seen" : "lines"
    let text = try await webView.callAsyncJavaScript(
      "return \(name).join('\\n')", arguments: [:], in: nil, contentWorld: world)
    return (text as? String ?? "").split(separator: "\n").map(String.init)
  }

  @Test("has a line for each failed call while the app is developed, with a suggestion")
  func lines() async throws {
    let (webView, bridge) = try await makePage(.detailed)
    let found = try await lines(
      after: """
        for (const call of [['cart.ad', 1], ['cart.add', 'x'], ['cart.add', 1]]) {
          try { await bridge.call(...call); } catch {}
        }
        try { await bridge.with({timeout: 1}).call('slow'); } catch {}
        """, in: webView)
    #expect(found.count == 2)
    #expect(found.first?.contains("Did you mean \"cart.add\"?") == true)
    #expect(found.last?.hasPrefix("WebBridge: cart.add failed:") == true)
    #expect(found.last?.hasSuffix("(badArguments)") == true)
    withExtendedLifetime(bridge) {}
  }

  @Test("has no line in a released app")
  func released() async throws {
    let (webView, bridge) = try await makePage(.typeNames)
    let found = try await lines(
      after: "await bridge.call('cart.ad', 1).catch(() => 0)", in: webView)
    #expect(found == [])
    withExtendedLifetime(bridge) {}
  }

  @Test("is not the console that a page replaces, so that the page sees no line")
  func replacedConsole() async throws {
    let (webView, bridge) = try await makePage(.detailed)
    let script = "await bridge.call('cart.ad', 1).catch(() => 0)"
    #expect(try await lines(after: script, in: webView).count == 1)
    #expect(try await lines(after: script, in: webView, world: .page) == [])
    withExtendedLifetime(bridge) {}
  }

  @Test("has at most a hundred lines of one page")
  func flood() async throws {
    let (webView, bridge) = try await makePage(.detailed)
    let found = try await lines(
      after: "for (let i = 0; i < 300; i++) await bridge.call('cart.ad').catch(() => 0)",
      in: webView)
    #expect(found.count == 101)
    #expect(found.last == "WebBridge: further failed calls of this page are not shown.")
    withExtendedLifetime(bridge) {}
  }
}
