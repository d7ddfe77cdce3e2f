import TestSupport
import Testing

@testable import BridgeCore
@testable import WebBridge

extension Conformance {
  /// Documents in frames that have no bridge, and try to get or to use one.
  @MainActor @Suite struct FrameAttackTests {
    /// How a page makes a frame whose document runs `text`, a document as HTML.
    private static let frames: [(what: String, make: String)] = [
      ("a frame of the page's origin", "f.src = await keep(text)"),
      ("a frame of another origin", "f.src = (await keep(text)).replace('127.0.0.1', 'localhost')"),
      ("a frame with its document in an attribute", "f.srcdoc = text"),
      ("a frame of a data: URL", "f.src = 'data:text/html,' + encodeURIComponent(text)"),
      (
        "a frame of a blob: URL",
        "f.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }))"
      ),
      (
        "a sandboxed frame of the page's origin",
        "f.sandbox = 'allow-scripts'; f.src = await keep(text)"
      ),
      (
        "a sandboxed frame with its document in an attribute",
        "f.sandbox = 'allow-scripts'; f.srcdoc = text"
      ),
      (
        "a sandboxed frame of a data: URL",
        "f.sandbox = 'allow-scripts'; f.src = 'data:text/html,' + encodeURIComponent(text)"
      ),
      ("a frame whose document is written", "written = text"),
    ]

    /// What the document of a frame tries, as an expression, and what it may get.
    private static let attempts = [
      Attack(
        "looks for a bridge",
        "[typeof window.bridge, typeof window[Symbol.for('webbridge')]].join()",
        gets: "undefined,undefined"),
      Attack("posts a call", "post('batch ' + zeros + ' 1\\ncall 1 secret []')", gets: "denied"),
      Attack(
        "says hello for the main frame",
        "post('hello ' + zeros + ' {\"wire\":2,\"origin\":\"ORIGIN\",\"url\":\"x\",\"main\":true,\"key\":\"' + zeros + '\"}')",
        gets: "denied"),
      Attack(
        "prompts for a synchronous call",
        "shorten(prompt('webbridge', 'sync ' + zeros + ' 0\\ncall 0 secret []'))",
        gets: "denied"),
    ]

    @Test func `the document of a frame reaches nothing where only the main frame has a bridge`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      var reached = 0
      try bridge.handle("secret") { reached += 1 }
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try bridge.handle("keep") { (text: String) async throws in
        try await Server.shared.page(text).absoluteString
      }
      try await page.load(
        "bridge.handle('double', (n) => n * 2); const keep = (text) => bridge.call('keep', text);")
      let document = try #require(bridge.session.mainDocument)
      var cases = 0
      for (kind, make) in Self.frames {
        for attempt in Self.attempts {
          let what = Comment(rawValue: "\(kind) \(attempt)")
          let got = try await page.run(
            """
            const text = `<body><script>
              const zeros = '0'.repeat(32);
              const shorten = (reply) => reply === null ? 'denied' :
                String(reply).startsWith('close {"code":"denied"') ? 'denied' : String(reply);
              const post = (text) => webkit.messageHandlers.webbridge.postMessage(text).then(shorten, (e) => shorten(e.message));
              Promise.resolve(\(attempt.script.replacing("\\", with: "\\\\").replacing("ORIGIN", with: page.origin.description)))
                .then((got) => parent.postMessage(got, '*'), (e) => parent.postMessage('failed ' + e, '*'));
              </` + 'script>';
            const f = document.createElement('iframe');
            const told = new Promise((done) => addEventListener('message', (e) => done(e.data), { once: true }));
            let written;
            \(make);
            document.body.append(f);
            if (written) {
              f.contentDocument.open(); f.contentDocument.write(written); f.contentDocument.close();
            }
            const got = await told;
            f.remove();
            return got;
            """)
          #expect(got == .string(attempt.gets), what)
          #expect(reached == 0, what)
          cases += 1
        }
        #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3, "\(kind)")
        #expect(try await bridge.call("double", 4) == 8, "\(kind)")
        #expect(bridge.session.mainDocument === document, "\(kind)")
      }
      #expect(cases == 36)
    }

    /// What a foreign frame tries with the page around it, as an expression.
    private static let climbs = [
      Attack("takes the page's bridge", "parent.bridge.call('secret')"),
      Attack(
        "takes the page's bridge by its symbol", "parent[Symbol.for('webbridge')].call('secret')"),
      Attack("takes the top window's bridge", "top.bridge.call('secret')"),
      Attack("takes the page's message handlers", "parent.webkit.messageHandlers"),
      Attack("runs the page's marker", "parent.__webbridge__()"),
      Attack("replaces the page's bridge", "(parent.bridge = 1, 'replaced')"),
      Attack("puts a script into the page", "parent.eval('bridge.call(\"secret\")')"),
      Attack("takes the page's document", "parent.document.body"),
      Attack(
        "sets the page's location to a script",
        "(parent.location = 'javascript:bridge.call(\"secret\")', Promise.reject(1))"),
    ]

    @Test func `a frame of another origin takes nothing from the page around it`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach(frames: .all)
      var reached = 0
      try bridge.handle("secret") { reached += 1 }
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try await page.load("bridge.handle('double', (n) => n * 2)")
      for attack in Self.climbs {
        let what = Comment(rawValue: attack.description)
        let text =
          "<script>new Promise((d) => d(\(attack.script))).then(() => 'reached', () => 'kept out').then((t) => parent.postMessage(t, '*'))</script>"
        var url = try await Server.shared.page(text).absoluteString
        url = url.replacing("127.0.0.1", with: "localhost")
        let got = try await page.run(
          """
          const f = document.createElement('iframe');
          const told = new Promise((done) => addEventListener('message', (e) => done(e.data), { once: true }));
          f.src = '\(url)';
          document.body.append(f);
          return await told;
          """)
        #expect(got == "kept out", what)
        #expect(reached == 0, what)
        #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3, what)
        #expect(try await bridge.call("double", 4) == 8, what)
      }
      let cases = Self.climbs.count
      #expect(cases == 9)
    }
  }
}
