import Foundation
import TestSupport
import Testing

@testable import BridgeCore
@testable import WebBridge

extension Conformance {
  /// Pages that change the window of another document before its runtime starts. The engine uses the window of an empty
  /// document again for the document that follows it, if both have one origin.
  @MainActor @Suite struct WindowAttackTests {
    /// Changes a window, so that it keeps each text that it sees in `seen` of this window.
    private static let tools = """
      window.seen = '';
      const note = (what) => {
        try { seen += ' ' + what } catch {}
        try { if (Array.isArray(what)) seen += ' ' + what.join(' ') } catch {}
      };
      const spyOn = (object) => {
        for (const key of Reflect.ownKeys(object)) {
          const old = Object.getOwnPropertyDescriptor(object, key);
          if (!old.configurable || typeof old.value !== 'function' || key === 'constructor') continue;
          try {
            object[key] = function (...list) {
              note(this);
              list.forEach(note);
              const result = Reflect.apply(old.value, this, list);
              note(result);
              return result;
            };
          } catch {}
        }
      };
      const attack = (other) => {
        for (const name of ['Reflect', 'JSON', 'Object']) spyOn(other[name]);
        for (const name of ['String', 'RegExp', 'Promise', 'Map', 'Function', 'EventTarget']) spyOn(other[name].prototype);
        try { spyOn(Object.getPrototypeOf(other.webkit.messageHandlers.webbridge)) } catch {}
        try { spyOn(Object.getPrototypeOf(other.webkit.messageHandlers)) } catch {}
        other.String = (v) => { note(v); return '' + v };
        other.changed = true;
        window.prepared = other;
      };
      // Whether the document has the window that the attack has changed, and what is called there is seen.
      const isPrepared = () => {
        try {
          const before = seen.length;
          prepared.JSON.stringify('control');
          return prepared.changed === true && seen.includes('control', before);
        } catch {
          return false;
        }
      };
      const frameOf = (prepare) => {
        const frame = document.createElement('iframe');
        prepare(frame);
        return frame;
      };
      const loaded = (frame) => new Promise((done) => { frame.onload = done; setTimeout(done, 1000); });

      """

    /// How a page gets the window of a document before the document is there.
    private static let attacks = [
      Attack(
        "the empty document of a frame that is about to load a page",
        "const f = frameOf((f) => { f.src = location.href + '?inner' }); document.body.append(f); attack(f.contentWindow); await loaded(f);"
      ),
      Attack(
        "the empty document of a frame that gets a page later",
        "const f = frameOf(() => {}); document.body.append(f); attack(f.contentWindow); f.src = location.href + '?inner'; await loaded(f);"
      ),
      Attack(
        "the empty document of a frame whose document is in an attribute",
        "const f = frameOf((f) => { f.srcdoc = '<p>x' }); document.body.append(f); attack(f.contentWindow); await loaded(f);"
      ),
      Attack(
        "the empty document of a frame that gets a document of a URL in memory",
        "const f = frameOf((f) => { f.src = URL.createObjectURL(new Blob(['x'], { type: 'text/html' })) }); document.body.append(f); attack(f.contentWindow); await loaded(f);"
      ),
      Attack(
        "the empty document of a frame that is opened and written",
        "const f = frameOf(() => {}); document.body.append(f); attack(f.contentWindow); f.contentDocument.open(); f.contentDocument.write('<p>x'); f.contentDocument.close();"
      ),
      Attack(
        "a frame that a script of the page fills by a javascript: URL",
        "const f = frameOf((f) => { f.src = 'javascript:\"x\"' }); document.body.append(f); attack(f.contentWindow); await loaded(f);"
      ),
      Attack(
        "the window that a page opens before it loads a page",
        "const w = open('about:blank'); if (w) { attack(w); w.location = location.href + '?inner'; await new Promise((d) => setTimeout(d, 500)); }"
      ),
    ]

    @Test(arguments: [FrameScope.main, .all])
    func `a page that prepares the window of another document stays a page of its own origin`(
      frames: FrameScope
    ) async throws {
      let page = try await WebKitPage()
      let popups = PopupTaker()
      page.webView.uiDelegate = popups
      let (bridge, stage) = try attach(page, frames: frames)
      var prepared = 0
      for attack in Self.attacks {
        let what = Comment(rawValue: attack.description)
        // The attacker's page is of an origin that has no bridge.
        try await page.load(Self.tools, at: page.otherOrigin)
        let before = bridge.frames
        let seen = try await page.run("\(attack.script)\nreturn seen")
        guard case .string(let text) = seen else {
          Issue.record(what)
          continue
        }
        if try await page.run("return isPrepared()") == true { prepared += 1 }
        // Whatever it has seen of its own document, no document of another origin has begun.
        #expect(bridge.frames == before, what)
        for match in text.matches(of: /hello ([0-9a-f]{32})[ ]/) {
          try await forge(with: String(match.1), in: page, as: page.origin, what)
        }
        #expect(stage.reached == 0, what)
        try await check(page, bridge, what)
      }
      let cases = Self.attacks.count
      #expect(cases == 7)
      // Without such windows the attacks would show nothing.
      #expect(prepared >= 3)
    }

    /// What a page says that has learned the secret, and the type of the events that show keys.
    private static let lies: [(what: String, origin: String, main: Bool, shows: Bool)] = [
      ("that it is the main frame of an allowed origin", "ALLOWED", true, true),
      ("that it is a frame of an allowed origin", "ALLOWED", false, true),
      ("that it is the main frame, without showing a key", "ALLOWED", true, false),
      ("that it is a frame, without showing a key", "ALLOWED", false, false),
      ("that it has an opaque origin", "null", true, true),
      ("that it is a file", "file://", true, true),
    ]

    @Test(arguments: [true, false])
    func `a page that has learned the secret speaks for its own origin alone`(
      isMain: Bool
    ) async throws {
      let page = try await WebKitPage()
      let (bridge, stage) = try attach(page, frames: .all)
      let secret = try #require(bridge.session.secret?.text)
      for lie in Self.lies {
        let what = Comment(rawValue: lie.what)
        let origin = lie.origin.replacing("ALLOWED", with: page.origin.description)
        let script = Self.lying(
          secret, origin: origin, main: lie.main, shows: lie.shows ? Self.event : "")
        let got: BridgeValue
        if isMain {
          try await page.load("", at: page.otherOrigin)
          got = try await page.run("return await (\(script))()")
        } else {
          try await page.load("bridge.handle('double', (n) => n * 2)")
          let url = try await Server.shared.page(
            "<script>(\(script))().then((got) => parent.postMessage(got, '*'))</script>")
          got = try await page.run(
            """
            const f = document.createElement('iframe');
            const told = new Promise((done) => addEventListener('message', (e) => done(e.data), { once: true }));
            f.src = '\(url.absoluteString.replacing("127.0.0.1", with: "localhost"))';
            document.body.append(f);
            return await told;
            """)
        }
        #expect(got == "refused" || got == "unanswered", "\(lie.what): \(got)")
        #expect(stage.reached == 0, what)
        #expect(bridge.frames.count == (isMain ? 0 : 1), what)
        try await check(page, bridge, what)
      }
      let cases = Self.lies.count
      #expect(cases == 6)
    }

    /// A function that says hello with the secret, and then calls a handler.
    private static func lying(
      _ secret: String, origin: String, main: Bool, shows event: String
    ) -> String {
      """
      async () => {
        const key = '0123456789abcdef'.repeat(2), post = (text) => Promise.race([
          webkit.messageHandlers.webbridge.postMessage(text).catch((e) => e.message),
          new Promise((done) => setTimeout(() => done('unanswered'), 100)),
        ]);
        if ('\(event)') visualViewport.dispatchEvent(new MessageEvent('\(event)', { lastEventId: key }));
        const hello = 'hello \(secret) ' + JSON.stringify(
          { wire: 2, origin: '\(origin)', url: 'x', main: \(main), key });
        const replies = [await post(hello), await post('batch ' + key + ' 1\\ncall 1 secret []')];
        if (replies.some((r) => r.startsWith('welcome'))) return 'welcome';
        return replies[0] === 'unanswered' ? 'unanswered' : 'refused';
      }
      """
    }

    private static var event: String {
      #if os(Linux)
        FrameWitness.event
      #else
        ""
      #endif
    }

    private func forge(
      with secret: String, in page: WebKitPage, as origin: Origin, _ what: Comment
    ) async throws {
      let script = Self.lying(secret, origin: origin.description, main: true, shows: Self.event)
      let got = try await page.run("return await (\(script))()")
      #expect(got == "refused" || got == "unanswered", what)
    }

    private final class Reached {
      var reached = 0
    }

    private func attach(_ page: WebKitPage, frames: FrameScope) throws -> (Bridge, Reached) {
      let bridge = try page.attach(frames: frames)
      let stage = Reached()
      try bridge.handle("secret") { stage.reached += 1 }
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      return (bridge, stage)
    }

    private func check(_ page: WebKitPage, _ bridge: Bridge, _ what: Comment) async throws {
      try await page.load("bridge.handle('double', (n) => n * 2)")
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3, what)
      #expect(try await bridge.call("double", 4) == 8, what)
    }
  }
}
