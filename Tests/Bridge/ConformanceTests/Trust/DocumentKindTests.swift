import Foundation
import TestSupport
import Testing

@testable import BridgeCore
@testable import WebBridge

extension Conformance {
  /// What each kind of document gets of a bridge. docs/SECURITY.md has the table.
  @MainActor @Suite struct DocumentKinds {
    /// Has a document tell what it got: "none", or the sum that it asked for and the origin that native code saw.
    private static let ask = """
      const own = window[Symbol.for('webbridge')];
      const tell = (what) => (window.opener || window.parent).postMessage(what, '*');
      if (!own) tell('none'); else own.call('whoAmI').then(tell, (e) => tell(e.code));
      """

    private func attach(_ page: WebKitPage, frames: FrameScope, origins: [OriginPattern]? = nil)
      throws -> Bridge
    {
      let bridge = try page.attach(origins: origins, frames: frames)
      try bridge.handle("whoAmI") {
        "\(BridgeCaller.current?.origin.description ?? "") \(BridgeCaller.current?.isMainFrame == true ? "main" : "frame")"
      }
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      return bridge
    }

    /// Makes a frame in a page, and returns what its document got.
    private func got(_ make: String, frames: FrameScope, also origins: [OriginPattern] = [])
      async throws -> String
    {
      let page = try await WebKitPage()
      _ = try attach(page, frames: frames, origins: [.exactly(page.origin)] + origins)
      let inner = try await Server.shared.page("<script>\(Self.ask)</script>")
      try await page.load()
      let value = try await page.run(
        """
        const text = `<script>\(Self.ask)</` + 'script>', url = '\(inner)', elsewhere = url.replace('127.0.0.1', 'localhost');
        const f = document.createElement('iframe');
        const told = new Promise((done) => addEventListener('message', (e) => done(e.data), { once: true }));
        \(make)
        return await told;
        """)
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
      guard case .string(let text) = value else { return "\(value)" }
      return text.replacing(page.origin.description, with: "own").replacing(
        page.otherOrigin.description, with: "other")
    }

    @Test func `a subframe of an allowed origin gets a bridge only with frames all`() async throws {
      let make = "f.src = url; document.body.append(f);"
      #expect(try await got(make, frames: .all) == "own frame")
      #expect(try await got(make, frames: .main) == "none")
    }

    @Test func `a subframe of another origin gets a bridge only where its origin is allowed`()
      async throws
    {
      let make = "f.src = elsewhere; document.body.append(f);"
      #expect(try await got(make, frames: .all) == "none")
      #expect(try await got(make, frames: .main, also: ["http://localhost"]) == "none")
      let port = try await Server.shared.listen()
      #expect(
        try await got(make, frames: .all, also: [OriginPattern("http://localhost:\(port)")])
          == "other frame")
    }

    @Test func `a srcdoc frame counts as a subframe of the page's origin`() async throws {
      let make = "f.srcdoc = text; document.body.append(f);"
      #expect(try await got(make, frames: .all) == "own frame")
      #expect(try await got(make, frames: .main) == "none")
    }

    @Test func `a blob frame counts as a subframe of the origin that made the blob`() async throws {
      let make =
        "f.src = URL.createObjectURL(new Blob([text], { type: 'text/html' })); document.body.append(f);"
      #expect(try await got(make, frames: .all) == "own frame")
      #expect(try await got(make, frames: .main) == "none")
    }

    @Test func `a frame without a document of its own counts as a subframe of the page's origin`()
      async throws
    {
      let make = """
        document.body.append(f);
        const script = f.contentDocument.createElement('script');
        script.textContent = text.replace(/<.?script>/g, '');
        f.contentDocument.documentElement.append(script);
        """
      #expect(try await got(make, frames: .all) == "own frame")
      #expect(try await got(make, frames: .main) == "none")
    }

    @Test(arguments: [
      "f.sandbox = 'allow-scripts'; f.src = url;", "f.sandbox = 'allow-scripts'; f.srcdoc = text;",
      "f.sandbox = 'allow-scripts'; f.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }));",
      "f.src = 'data:text/html,' + encodeURIComponent(text);",
    ])
    func `a document of an opaque origin gets no bridge, whatever is allowed`(make: String)
      async throws
    {
      #expect(
        try await got("\(make) document.body.append(f);", frames: .all, also: [.anyOrigin])
          == "none")
    }

    @Test func `a sandboxed frame that keeps its origin counts as a frame of that origin`()
      async throws
    {
      let make =
        "f.sandbox = 'allow-scripts allow-same-origin'; f.src = url; document.body.append(f);"
      #expect(try await got(make, frames: .all) == "own frame")
      #expect(try await got(make, frames: .main) == "none")
    }

    /// Loads a document in the main frame by native code or by the page, and returns whether it has a bridge.
    private func hasBridge(_ page: WebKitPage) async throws -> Bool {
      try await page.run("return typeof window[Symbol.for('webbridge')]") == "object"
    }

    @Test func `HTML without a base URL, and about blank, in the main frame get no bridge`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try attach(page, frames: .all, origins: [.anyOrigin])
      try await page.load(html: "<p>text")
      #expect(try await !hasBridge(page))
      #expect(bridge.session.mainDocument == nil)
      try await page.load(try #require(URL(string: "about:blank")))
      #expect(try await !hasBridge(page))
      #expect(bridge.session.mainDocument == nil)
      try await page.load(try #require(URL(string: "data:text/html,<p>text")))
      #expect(try await !hasBridge(page))
      #expect(bridge.session.mainDocument == nil)
      try await page.load()
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
    }

    @Test func `a page that navigates the main frame to a blob stays a page of its origin`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try attach(page, frames: .main)
      try await page.load()
      let old = try #require(bridge.session.mainDocument)
      _ = try await page.run(
        "const url = URL.createObjectURL(new Blob(['<p>blob'], { type: 'text/html' })); setTimeout(() => { location = url })"
      )
      while bridge.session.mainDocument === old || bridge.session.mainDocument == nil {
        try await turn()
      }
      #expect(bridge.session.mainDocument?.origin == page.origin)
      #expect(old.hasEnded)
    }

    @Test func `a page that was navigated away has no bridge, and the next origin none of its own`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try attach(page, frames: .main)
      try await page.load(
        "bridge.handle('never', () => new Promise(() => {})); bridge.emit('here')")
      let old = try #require(bridge.session.mainDocument)
      let call = Task { try await bridge.call("never") }
      while bridge.session.outbound.count == 0 { try await turn() }
      try await page.load("", at: page.otherOrigin)
      let error = await #expect(throws: BridgeError.self) { try await call.value }
      #expect(error?.code == .documentGone)
      #expect(old.hasEnded)
      #expect(try await !hasBridge(page))
      #expect(bridge.session.refuse(token: old.token).hasPrefix("close {\"code\":\"documentGone\""))
      #expect(bridge.session.mainDocument == nil)
    }

    @Test(arguments: ["", "noopener"])
    func `a window that a page opens gets no bridge of its opener, and what its app attaches`(
      features: String
    ) async throws {
      for attaches in [false, true] {
        let page = try await WebKitPage()
        let bridge = try attach(page, frames: .all)
        let popups = PopupTaker()
        popups.attaches = attaches
        popups.origins = [.exactly(page.origin)]
        page.webView.uiDelegate = popups
        try await page.load()
        let url = try await Server.shared.page("<title>popup</title>")
        _ = try await page.run("open('\(url)', '_blank', '\(features)')")
        while popups.views.first?.title != "popup" { try await turn() }
        let popup = try #require(popups.views.first)
        let reply = try await popup.callAsyncJavaScript(
          """
          const own = window[Symbol.for('webbridge')];
          if (own) return own.call('whoAmI').then(() => 'reached', (e) => e.code);
          if (!window.webkit?.messageHandlers.webbridge) return 'none';
          return webkit.messageHandlers.webbridge.postMessage('batch 0 1\\ncall 1 whoAmI []').catch((e) => e.message);
          """, arguments: [:], in: nil, contentWorld: .page)
        let text = try #require(reply as? String)
        // The runtime comes with the configuration, which both views share. Without a bridge of its own the view's
        // texts reach nobody.
        if attaches {
          #expect(text == "unknownMethod")
        } else {
          #expect(["none", "unavailable", "detached"].contains { text.contains($0) }, "\(text)")
        }
        #expect(bridge.frames.count == 1)
        #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
      }
    }

    @Test func `an app that shows no windows keeps the page's bridge as it is`() async throws {
      let page = try await WebKitPage()
      let bridge = try attach(page, frames: .all)
      let app = AppDelegate()
      page.webView.uiDelegate = app
      try await page.load()
      #expect(try await page.run("return open('about:blank') === null") == true)
      #expect(bridge.frames.count == 1)
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
    }

    @Test func `a worker has no bridge, no message handler and no prompt`() async throws {
      let page = try await WebKitPage()
      _ = try attach(page, frames: .all, origins: [.anyOrigin])
      let look =
        "[typeof self.webkit, typeof self.bridge, typeof self[Symbol.for('webbridge')], typeof self.prompt].join()"
      let dedicated = try await Server.shared.script("postMessage(\(look))")
      let shared = try await Server.shared.script(
        "onconnect = (e) => e.ports[0].postMessage(\(look))")
      let service = try await Server.shared.script(
        "onmessage = (e) => e.source.postMessage(\(look)); onactivate = (e) => e.waitUntil(clients.claim())"
      )
      try await page.load()
      #expect(try await page.run("return \(look)") == "object,object,object,function")
      let none = "undefined,undefined,undefined,undefined"
      let seen = try await page.run(
        """
        const from = (port) => new Promise((done) => { port.onmessage = (e) => done(e.data) });
        const found = [await from(new Worker('\(dedicated)'))];
        found.push(typeof SharedWorker === 'undefined' ? '\(none)' : await from(new SharedWorker('\(shared)').port));
        if (!navigator.serviceWorker) return [...found, '\(none)'];
        const own = await navigator.serviceWorker.register('\(service)');
        const told = from(navigator.serviceWorker);
        (own.active || own.waiting || own.installing).postMessage('ask');
        found.push(await told);
        await own.unregister();
        return found;
        """)
      #expect(seen == [.string(none), .string(none), .string(none)])
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
    }

    @Test func `a frame that is removed takes its bridge with it`() async throws {
      let page = try await WebKitPage()
      let bridge = try attach(page, frames: .all)
      try await page.load()
      let url = try await Server.shared.page(
        "<script>bridge.call('whoAmI').then(() => parent.postMessage('here', '*'))</script>")
      _ = try await page.run(
        """
        const f = document.createElement('iframe');
        const told = new Promise((done) => addEventListener('message', done, { once: true }));
        f.src = '\(url)';
        document.body.append(f);
        await told;
        """)
      #expect(bridge.frames.count == 2)
      _ = try await page.run("document.querySelector('iframe').remove()")
      while bridge.frames.count > 1 { try await turn() }
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
    }
  }
}
