import Foundation
import Testing
import WebBridge

extension Conformance {
  /// Prompts of pages in web views.
  @MainActor @Suite struct Prompts {
    final class Answers: NSObject, WKUIDelegate {
      var asked: [String] = []

      func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
      ) {
        asked.append("\(prompt) \(defaultText ?? "-")")
        completionHandler("the app's")
      }
    }

    @Test func `prompts that are not the bridge's are the app's`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      let app = Answers()
      page.webView.uiDelegate = app
      try await page.load()
      #expect(
        try await page.run("return [prompt('name', 'x'), bridge.callSync('add', 1, 2)]")
          == ["the app's", 3])
      #expect(try await page.run("return prompt('webbridge', 'hello')") == "the app's")
      #expect(app.asked == ["name x", "webbridge hello"])
    }

    @Test func `a sandboxed frame learns that it cannot call synchronously`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach(frames: .all)
      var heard: [String] = []
      try bridge.handle("say") { (text: String) in
        heard.append(text)
        return text
      }
      try await page.load()
      let codes = try await page.run(
        """
        const make = (sandbox) => new Promise((resolve) => {
          const frame = document.createElement('iframe');
          if (sandbox) frame.sandbox = sandbox;
          frame.src = location.href + '?frame';
          frame.onload = () => resolve(frame.contentWindow);
          document.body.append(frame);
        });
        const code = (window) => {
          try { return window.bridge.callSync('say', 'sync') } catch (error) { return error.code }
        };
        const [free, boxed] = [await make(), await make('allow-scripts allow-same-origin')];
        const later = boxed.bridge.call('say', 'before');
        const result = [code(free), code(boxed)];
        return [...result, await later];
        """)
      #expect(codes == ["sync", "syncUnavailable", "before"])
      #expect(heard.sorted() == ["before", "sync"])
    }

    @Test func `a page that is asked whether to be left cannot call synchronously`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      var codes: [String] = []
      try bridge.handle("add") { 1 }
      bridge.on("code") { (code: String) in codes.append(code) }
      try await page.load(
        """
        addEventListener('beforeunload', () => {
          try { bridge.callSync('add'); bridge.emit('code', 'none') }
          catch (error) { bridge.emit('code', error.code) }
        });
        """)
      page.reload()
      try await page.finishLoading()
      #expect(codes.allSatisfy { $0 == "syncUnavailable" }, "\(codes)")
    }
  }
}
