import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// When pages of WebViewJavascriptBridge find their bridge, and when their callbacks run.
  @MainActor @Suite struct WebViewJavascriptBridgeSetup {
    typealias Snippet = WebViewJavascriptBridgePages.Snippet

    /// The place of the script that sets the page up.
    nonisolated enum Place: String, CaseIterable, CustomTestStringConvertible {
      case head, beforeElements, afterElements, module, afterLoad

      var testDescription: String { rawValue }

      func html(_ script: String) -> String {
        func element(_ place: Place, _ type: String = "") -> String {
          self == place ? "<script\(type)>\(script)</script>" : ""
        }
        return """
          <!doctype html><html><head><title>A page</title>\(element(.head))
          \(element(.module, " type='module'"))</head>
          <body>\(element(.beforeElements))<div id='log'></div>\(element(.afterElements))
          </body></html>
          """
      }
    }

    /// Takes notes when the page's callback runs, and after the script that registers the callback.
    private static func script(_ snippet: Snippet) -> String {
      """
      \(snippet.script)
      const notes = [];
      setup(function (bridge) {
        notes.push(document.getElementById('log') ? 'elements' : 'no elements', late,
          bridge === window[bridge.own || 'WebViewJavascriptBridge'] ||
          bridge === window.WKWebViewJavascriptBridge);
        bridge.callHandler('done', notes);
      });
      const late = 'declared behind it';
      notes.push('the script has ended');
      """
    }

    /// Loads a page in WebKit and returns the notes that its callback sends to native.
    private func notes(
      of html: String, in page: WebKitPage, then script: String? = nil
    ) async throws -> BridgeValue? {
      let bridge = try page.attachOld()
      let (told, continuation) = AsyncStream<BridgeValue>.makeStream()
      try bridge.handle("done") { (notes: BridgeValue) in _ = continuation.yield(notes) }
      try await page.load(try await Server.shared.page(html))
      if let script {
        // A separate script element, like that of an app that is loaded late.
        _ = try await page.run(
          "const s = document.createElement('script'); s.textContent = \(BridgeValue.string(script).plainText); document.body.append(s)"
        )
      }
      var notes = told.makeAsyncIterator()
      return await notes.next()
    }

    @Test(arguments: Snippet.allCases, Place.allCases)
    func `callbacks run behind the script that left them, when the page has its elements`(
      snippet: Snippet, place: Place
    ) async throws {
      let page = try await WebKitPage()
      let script = Self.script(snippet)
      let notes = try await notes(
        of: place.html(script), in: page, then: place == .afterLoad ? script : nil)
      #expect(notes == ["the script has ended", "elements", "declared behind it", true])
    }

    @Test(arguments: WebViewJavascriptBridgeExample.Place.allCases)
    func `the example's page works, and again when it is reloaded`(
      place: WebViewJavascriptBridgeExample.Place
    ) async throws {
      typealias Example = WebViewJavascriptBridgeExample
      let page = try await WebKitPage()
      let bridge = try page.attachOld()
      try bridge.handle("testObjcCallback") { (data: [String: String]) in
        data == ["foo": "bar"] ? "an answer" : "wrong"
      }
      let url = try await Server.shared.page(Example.html(place))
      for _ in 1...2 {
        try await page.load(url)
        let answer: [String: String] = try await bridge.call("testJavascriptHandler", "a greeting")
        #expect(answer == ["the page says": "Right back"])
        #expect(
          try await page.run(Example.clickThrough) == .array(Example.log.map { .string($0) }))
      }
    }

    @Test(arguments: Engine.allCases, [Snippet.version6, .version5, .swiftPort])
    func `every callback has a task of its own, in order, also behind one that throws`(
      engine: Engine, snippet: Snippet
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      var heard: [String] = []
      bridge.on("heard") { (text: String) in heard.append(text) }
      try bridge.handle("end") {}
      try await page.load(
        """
        \(snippet.script)
        const tell = (text) => window.bridge.emit('heard', text);
        const own = window.bridge;
        for (const n of [1, 2, 3]) setup(function (old) {
          tell('callback ' + n);
          Promise.resolve().then(() => tell('microtask ' + n));
          if (n === 2) throw new Error('a callback that throws');
        });
        tell('script');
        window.ended = new Promise((done) => setup((old) => old.callHandler('end', null, done)));
        """)
      _ = try await page.runInTime("await ended")
      #expect(
        heard == [
          "script", "callback 1", "microtask 1", "callback 2", "microtask 2", "callback 3",
          "microtask 3",
        ])
    }

    @Test(arguments: Engine.allCases)
    func `a page that never asks does not find the bridge while it loads`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      _ = try page.attachOld()
      try await page.load(
        """
        window.seen = [typeof window.WebViewJavascriptBridge, typeof window.WVJBCallbacks,
          typeof window.WKWebViewJavascriptBridge, typeof window.WKWVJBCallbacks];
        """)
      #expect(
        try await page.run("return seen") == ["undefined", "undefined", "undefined", "undefined"])
    }

    @Test(arguments: Engine.allCases)
    func `a page that looks when it has loaded finds the bridge, by asking or by the event`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try bridge.handle("echo") { (text: String) in text }
      let look = """
        const call = (bridge, text) => new Promise((done) => bridge.callHandler('echo', text, done));
        """
      // Version 4 looks for the bridge, and listens if it finds none.
      try await page.load()
      #expect(
        try await page.runInTime(
          """
          \(look)
          \(Snippet.version4.script)
          return await call(await new Promise((done) => setup(done)), 'listens');
          """) == "listens")
      // Another page polls for the bridge.
      try await page.load()
      #expect(
        try await page.runInTime(
          """
          \(look)
          while (!window.WebViewJavascriptBridge) {
            await new Promise((done) => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0) });
          }
          return await call(WebViewJavascriptBridge, 'polls');
          """) == "polls")
      // A page that has listened from its start uses the event later.
      try await page.load(
        """
        window.told = new Promise((done) => document.addEventListener('WebViewJavascriptBridgeReady', () => done()));
        """)
      #expect(
        try await page.runInTime(
          "\(look) await told; await null; return await call(WebViewJavascriptBridge, 'later')")
          == "later")
    }

    @Test(arguments: [Snippet.version6, .version5, .swiftPort])
    func `a page that is parsed slowly has its bridge after a second`(snippet: Snippet) async throws
    {
      let page = MemoryPage()
      let bridge = try page.attachOld()
      try bridge.handle("now") { (text: String) in text }
      // A document of `document.open()` is parsed until it is closed.
      try await page.load()
      _ = try await page.run(
        """
        document.open();
        \(snippet.script)
        window.states = [];
        setup((own) => { states.push(document.readyState) });
        """)
      #expect(try await page.run("return states") == [])
      try await page.pass(.milliseconds(1100))
      #expect(try await page.runInTime("return states") == ["loading"])
    }
  }
}
