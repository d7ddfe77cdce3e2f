import BridgeInspector
import Foundation
import TestSupport
import Testing

/// Where a page made a call that failed, while the app is developed.
@MainActor @Suite("The stack of a failed call", .timeLimit(.minutes(1))) struct CallStackTests {
  private static let buying = """
    <script>
      const shop = window[Symbol.for('webbridge')]
      function buy(name, options = {}) { return shop.with(options).call(name, 1) }
      function buyOne() { return shop.native.fail(1) }
      function buyFirst() { return ['fail'].map(shop.call)[0] }
      async function buyAll() { for await (const price of shop.stream('prices', 2)) shop.last = price }
    </script>
    """

  private func openPage() async throws -> InspectedPage {
    let page = try InspectedPage()
    try page.bridge.handle("slow") { try await Task.sleep(for: .seconds(1000)) }
    try page.bridge.handle("prices") { (count: Int) in
      AsyncThrowingStream<Int, any Error> {
        for price in 1...count { $0.yield(price) }
        $0.finish(throwing: BridgeError("closed", "The shop has closed"))
      }
    }
    try await page.load(Self.buying)
    return page
  }

  /// Returns what a script of the page returns.
  private func value(of body: String, in webView: WKWebView) async throws -> String {
    let value = try await webView.callAsyncJavaScript(
      body, arguments: [:], in: nil, contentWorld: .page)
    return value as? String ?? ""
  }

  @Test(
    "is recorded, and is the stack of the error that the page catches",
    arguments: [
      "buy('fail')", "buy('missing')", "buy('slow', {timeout: 1})", "buyOne()", "buyFirst()",
      "buyAll()",
    ])
  func recorded(call: String) async throws {
    let page = try await openPage()
    let stack = try await value(
      of: "return await \(call).catch((error) => error.stack)", in: page.webView)
    #expect(stack.split(separator: "@http").first?.hasPrefix("buy") == true)
    // The answer to the next call comes behind the stack.
    try await page.run("await bridge.call('cart.add', 1)")
    let lines = try Recording(parsing: page.inspector.recorder.text).lines
    let line = try #require(lines.first { $0.kind == "callStack" })
    #expect(line.stack == stack)
    #expect(lines.contains { $0.kind == "callEnded" && $0.call == line.call && $0.error != nil })
    #expect(!lines.contains { $0.kind == "event" })
  }

  @Test("is the stack of the place that cancels a call, if the page cancels the call")
  func cancelled() async throws {
    let page = try await openPage()
    let stack = try await value(
      of: """
        const controller = new AbortController()
        const call = buy('slow', {signal: controller.signal})
        function stop() { controller.abort() }
        stop()
        return await call.catch((error) => error.stack)
        """, in: page.webView)
    #expect(stack.contains("stop@"))
  }

  @Test("leaves an error without a stack as it is")
  func withoutStacks() async throws {
    let page = try await openPage()
    let code = try await value(
      of: "Error.stackTraceLimit = 0; return await buy('fail').catch((error) => error.code)",
      in: page.webView)
    #expect(code == "badArguments")
  }

  @Test("is shown with the error")
  func shown() async throws {
    let page = try await openPage()
    try await page.run("await buy('fail').catch(() => 0)")
    let view = try await page.open()
    try await view.wait(
      until: "document.querySelector('#sum-failed').textContent === '1 failed'")
    try await view.run(
      """
      const grid = document.querySelector('#calls-panel [role=grid]')
      for (const key of ['ArrowDown', 'Enter']) {
        grid.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))
      }
      """)
    try await view.wait(until: "!document.getElementById('detail').hidden")
    try await view.run("document.getElementById('tab-result').click()")
    try await view.wait(until: "document.querySelector('#detail .text')")
    let text = try await view.run("return document.getElementById('detail').innerText")
    for part in ["badArguments", "Called by the page", "buy@http"] { #expect(text.contains(part)) }
  }

  @Test("is expected behind the end of a call that was cleared")
  func cleared() async throws {
    let view = try await openPage().open()
    let unread = try await view.run(
      """
      const {Recording} = await import('/recording/recording.js')
      const recording = new Recording(), cleared = new Recording()
      const begin = '{"kind":"recording","version":1,"started":"","platform":""}'
      for (const line of [begin, '{"kind":"callBegan","at":1,"call":"1/1","from":"page","method":"fail"}',
        '{"kind":"callEnded","at":2,"call":"1/1","error":{"code":"closed"}}']) recording.take(line)
      cleared.ignore(recording.awaitedCalls)
      cleared.take(begin)
      for (const call of [1, 2]) cleared.take(`{"kind":"callStack","at":3,"call":"1/${call}","stack":"buy@"}`)
      return String(cleared.unread)
      """)
    #expect(unread == "1")
  }

  @Test("is recorded for a hundred calls of one page at most")
  func flood() async throws {
    let page = try await openPage()
    try await page.run(
      "for (let i = 0; i < 300; i++) await buy('missing').catch(() => 0)")
    let lines = try Recording(parsing: page.inspector.recorder.text).lines
    #expect(lines.count { $0.kind == "callEnded" } == 300)
    #expect(lines.count { $0.kind == "callStack" } == 100)
  }

  @Test("is not made in a released app")
  func released() async throws {
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]),
      options: BridgeOptions(errors: .typeNames))
    let recorder = try bridge.record()
    try await LoadWaiting.load(Server.shared.page(Self.buying), in: webView)
    let stack = try await value(
      of: "return await buy('missing').catch((error) => String(error.stack))", in: webView)
    #expect(!stack.contains("buy@"))
    #expect(!recorder.text.contains("callStack"))
  }
}
