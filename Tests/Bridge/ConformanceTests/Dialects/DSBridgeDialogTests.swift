import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// The prompts and dialogs of pages of DSBridge.
  @MainActor @Suite struct DSBridgeDialogs {
    final class Panels: NSObject, WKUIDelegate {
      var shown: [String] = []
      private var waiting: [() -> Void] = []

      func answerAll() {
        for answer in waiting { answer() }
        waiting = []
      }

      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
      ) {
        shown.append("alert \(message)")
        waiting.append { completionHandler() }
      }

      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
      ) {
        shown.append("confirm \(message)")
        waiting.append { completionHandler(false) }
      }

      func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
      ) {
        shown.append("prompt \(prompt) \(defaultText ?? "-")")
        waiting.append { completionHandler("the app's") }
      }
    }

    @Test(arguments: [DSBridgeScript.none, .published, .prompting])
    func `dialogs that do not block return at once, and are shown all the same`(
      script: DSBridgeScript
    ) async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach(dialects: [.dsBridge])
      try bridge.handle("sync") { 1 }
      let panels = Panels()
      page.webView.uiDelegate = panels
      try await page.load(script.source)
      #expect(
        try await page.run(
          """
          bridge.disableJavascriptDialogBlock();
          return [typeof alert('a'), confirm('b'), prompt('c', 'd'), bridge.call('sync')];
          """) == ["undefined", true, "", 1])
      #expect(panels.shown == ["alert a", "confirm b", "prompt c d"])
      panels.answerAll()
      // After the block is enabled again, the page waits for the app's answers.
      let answers = Task {
        try await page.run(
          """
          bridge.disableJavascriptDialogBlock(false);
          return [confirm('e'), prompt('f', 'g')];
          """)
      }
      while panels.shown.count < 4 { try await turn() }
      panels.answerAll()
      while panels.shown.count < 5 { try await turn() }
      panels.answerAll()
      #expect(try await answers.value == [false, "the app's"])
    }

    @Test func `a page in memory has prompts that do not block`() async throws {
      let page = MemoryPage()
      _ = try page.attach(dialects: [.dsBridge])
      var shown: [String] = []
      page.page.promptHandler = { message, _ in
        shown.append(message)
        return "the app's"
      }
      try await page.load()
      #expect(
        try await page.run(
          """
          dsBridge.disableJavascriptDialogBlock();
          const text = prompt('a');
          dsBridge.disableJavascriptDialogBlock(false);
          return [text, prompt('b')];
          """) == ["", "the app's"])
      #expect(shown == ["a", "b"])
    }

    @Test(arguments: Engine.allCases)
    func `any other frame's prompt is refused, and never the app's`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      var called: [String] = []
      try bridge.handle("secret") { (text: String) in called.append(text) }
      let panels = Panels()
      (page as? WebKitPage)?.webView.uiDelegate = panels
      try await page.load(DSBridgeScript.prompting.source)
      for origin in [page.origin, page.otherOrigin] {
        try await page.runInFrame(
          #"window.outcome = prompt('_dsbridge=secret', '{"data":"from a frame"}');"#, at: origin)
      }
      #expect(called.isEmpty)
      #expect(panels.shown.isEmpty)
      _ = try await page.run(#"prompt('_dsbridge=secret', '{"data":"from the page"}')"#)
      #expect(called == ["from the page"])
    }

    @Test(arguments: Engine.allCases)
    func `a dialect that is off leaves the page and its prompts alone`(engine: Engine) async throws
    {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("secret") { 1 }
      try await page.load()
      #expect(
        try await page.run(
          """
          return ['dsBridge', '_dsbridge', '_dswk', '_dsf', '_dsaf', 'dscb', '_handleMessageFromNative']
            .filter((name) => name in window);
          """) == [])
      guard let page = page as? WebKitPage else { return }
      let panels = Panels()
      page.webView.uiDelegate = panels
      let answer = Task { try await page.run("return prompt('_dsbridge=secret', '{}')") }
      while panels.shown.isEmpty { try await turn() }
      panels.answerAll()
      #expect(try await answer.value == "the app's")
    }

    @Test(arguments: [DSBridgeScript.none, .prompting])
    func `the page's own prompts reach the app untouched`(script: DSBridgeScript) async throws {
      let page = try await WebKitPage()
      _ = try page.attach(dialects: [.dsBridge])
      let panels = Panels()
      page.webView.uiDelegate = panels
      try await page.load(script.source)
      let answers = Task {
        try await page.run("return [prompt('name', 'x'), prompt('dsbridge=x')]")
      }
      for count in 1...2 {
        while panels.shown.count < count { try await turn() }
        panels.answerAll()
      }
      #expect(try await answers.value == ["the app's", "the app's"])
      #expect(panels.shown.first == "prompt name x")
      #expect(panels.shown.last?.hasPrefix("prompt dsbridge=x") == true)
    }

    @Test(arguments: DSBridgeCase.all)
    func `messages that are none are refused, told of, and harm nothing`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge], limits: BridgeLimits(frameBytes: 10_000))
      var called = 0
      try bridge.handle("count") {
        called += 1
        return called
      }
      try await page.load(way.script.source)
      let outcome = try await page.run(
        """
        const ask = window._dsbridge ? (method, json) => _dsbridge.call(method, json)
          : (method, json) => prompt('_dsbridge=' + method, json);
        const texts = [
          'not JSON', '', '[]', '5', 'null', '"text"', '{"data":1,"_dscbstub":5}',
          '{"data":"' + 'x'.repeat(20000) + '"}', '{"data":' + '['.repeat(5000) + '}',
        ];
        const answers = texts.map((text) => ask('count', text));
        answers.push(ask('_dsb.unknown', '{"data":null}'), ask('_dsb.hasNativeMethod', '{"data":null}'),
          ask('_dsb.hasNativeMethod', '{"data":{"name":5}}'),
          ask('_dsb.hasNativeMethod', '{"data":{"name":"count","type":"odd"}}'));
        return [answers.filter((text) => text !== '{"code":-1,"data":""}' && text !== ''), bridge.call('count')];
        """)
      #expect(outcome == [[], 1])
      if let warnings = page.warnings { #expect(warnings.count == 13, "\(warnings)") }
    }

    @Test func `a page that patches the platform breaks nothing and sees no secret`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach(dialects: [.dsBridge])
      var seen = ""
      bridge.on("seen") { (text: String) in seen = text }
      try bridge.handle("add") { (list: [Int]) in list.reduce(0, +) }
      try bridge.handle("later") { (n: Int) async in n }
      try await page.load(
        DSBridgeScript.none.source
          + "dsBridge.register('double', (n) => n * 2); dsBridge.registerAsyn('asyn', (n, f) => f(n));"
          + Hostile.patches
          + "window.prompt = spy('prompt', window.prompt);")
      #expect(try await page.run("return dsBridge.call('add', [1, 2])") == 3)
      #expect(
        try await page.run("return new Promise((resolve) => dsBridge.call('later', 4, resolve))")
          == 4)
      #expect(try await bridge.call("double", 4) == 8)
      #expect(try await bridge.call("asyn", 4) == 4)
      _ = try await page.run("window[Symbol.for('webbridge')].emit('seen', seen)")
      _ = try await page.run("return dsBridge.call('add', [1, 2])")
      #expect(!seen.isEmpty)
      for word in ["sync ", "batch ", "poll ", "hello "] {
        #expect(!seen.contains(word), "\(word)")
      }
    }
  }
}
