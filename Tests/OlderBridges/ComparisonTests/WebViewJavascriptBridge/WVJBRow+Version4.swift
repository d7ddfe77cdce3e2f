extension WVJBRow {
  private static let shortcut =
    "Pages of version 4 have the later versions' form of a call without data, `callHandler(name, callback)`."

  /// Pages of version 4.
  static let version4: [WVJBRow] = [
    WVJBRow("version 4: a call", "return [await answer('see', { a: [1] }), await notes()]"),
    WVJBRow("version 4: native calls", "return ask('echo', 'object')"),
    WVJBRow(
      "version 4: native's nil and NSNull",
      "return [await ask('type', 'nil'), await ask('type', 'NSNull')]"),
    WVJBRow(
      "version 4: native lacks a handler", "return [await hear('missing'), await answer('mark')]"),
    WVJBRow(
      "version 4: the page lacks a handler",
      "return [await ask('missing'), errors, await ask('echo', 'int')]"),
    WVJBRow(
      "version 4: send",
      "return [await new Promise((resolve) => bridge.send({ a: 1 }, resolve)), await notes()]"),
    WVJBRow(
      "version 4: send without a callback", "bridge.send('text'); await settle(); return notes()"),
    WVJBRow("version 4: send without data", "bridge.send(); await settle(); return notes()"),
    WVJBRow(
      "version 4: send returns nothing", "return [bridge.send(1), bridge.callHandler('mark', 1)]"),
    WVJBRow(
      "version 4: send and calls keep their order",
      "for (let n = 0; n < 5; n++) { bridge.send(n); bridge.callHandler('see', n) } await settle(); return notes()"
    ),
    WVJBRow(
      "version 4: native sends",
      "bridge.callHandler('send', { a: 1 }); await settle(); return [heardByDefault, await notes()]"
    ),
    WVJBRow(
      "version 4: init a second time",
      "try { bridge.init(() => {}) } catch (error) { return [error.name, error.message] }"),
    WVJBRow(
      "version 4: init a second time, with nothing",
      "try { bridge.init() } catch (error) { return 'thrown' }"),
    WVJBRow(
      "version 4: the object's functions",
      "return ['init', 'send', 'registerHandler', 'callHandler', '_fetchQueue', '_handleMessageFromObjC'].map((name) => typeof bridge[name])"
    ),
    WVJBRow(
      "version 4: a handler that throws",
      """
      bridge.registerHandler('x', () => { throw new Error('of the page') });
      return [await ask('x'), errors]
      """
    ).here(
      #"[[],["of the page"]]"#,
      because:
        "A handler of a page of version 4 that throws is an uncaught error, as in the later versions; the original only logs it."
    ),
    WVJBRow(
      "version 4: a callback that throws",
      """
      bridge.callHandler('mark', null, () => { throw new Error('of the page') });
      return [await answer('mark'), errors]
      """),
    WVJBRow(
      "version 4: a callback in the place of data",
      "const heard = []; bridge.callHandler('see', () => heard.push('called')); await settle(); return [heard, await notes()]"
    ).here(#"[["called"],["null"]]"#, on: [.dropIn], because: shortcut)
      .here(#"[["called"],["nil"]]"#, on: [.dialect], because: shortcut),
    WVJBRow(
      "version 4: a handler that is missing and comes",
      """
      const before = await ask('late', 'int');
      bridge.registerHandler('late', (data, respond) => respond(data)); return [before, await ask('late', 'int')]
      """),
    WVJBRow(
      "version 4: 50 calls keep their order",
      "for (let n = 0; n < 50; n++) bridge.callHandler('see', n); await settle(); return notes()"),
    WVJBRow(
      "version 4: an answer and a call behind it",
      """
      const heard = [];
      bridge.registerHandler('heard', (data) => heard.push(data));
      bridge.callHandler('answerThenCall', null, (data) => heard.push(data));
      await settle(); return heard
      """
    ).ofApps,
    .four(
      "version 4: the event",
      """
      var seen, done = new Promise((resolve) => document.addEventListener('WebViewJavascriptBridgeReady', (event) => {
        seen = [event.type, event.target === document, event.bubbles, event.bridge === WebViewJavascriptBridge,
          typeof event.bridge.init, document.readyState];
        resolve();
      }));
      """, "await done; return seen"),
    .four(
      "version 4: the bridge is there with the event, not before",
      """
      var seen = [typeof window.WebViewJavascriptBridge];
      document.addEventListener('DOMContentLoaded', () => seen.push(typeof window.WebViewJavascriptBridge));
      window.addEventListener('load', () => seen.push(typeof window.WebViewJavascriptBridge));
      var done = new Promise((resolve) => document.addEventListener('WebViewJavascriptBridgeReady', () => {
        seen.push(typeof window.WebViewJavascriptBridge); resolve();
      }));
      """, "await done; return seen"),
    .four(
      "version 4: two listeners, in order",
      """
      var order = [], done = new Promise((resolve) => {
        setup(() => order.push(1)); setup(() => order.push(2)); setup(resolve);
      });
      """, "await done; return order"),
    .four(
      "version 4: a listener that throws",
      """
      var order = [], done = new Promise((resolve) => {
        setup(() => { throw new Error('of the page') }); setup(() => order.push(2)); setup(resolve);
      });
      """, "await done; return order"),
    .four(
      "version 4: native's calls wait for init",
      """
      var order = [], done = new Promise((resolve) => setup((bridge) => {
        bridge.registerHandler('heard', (n) => { order.push(n); if (n === 2) resolve() });
        bridge.callHandler('calls', 3);
        bridge.callHandler('mark', null, () => order.push('answer'));
        setTimeout(() => { order.push('init'); bridge.init(() => {}) }, 300);
      }));
      """, "await done; return order"
    ).here(
      #"[0,1,2]"#,
      because:
        "Calls of native code and answers do not wait for version 4's `init` where a handler is registered."
    ),
    .four(
      "version 4: what native sends waits for init",
      """
      var order = [], done = new Promise((resolve) => setup((bridge) => {
        bridge.callHandler('send', 5);
        setTimeout(() => { order.push('init'); bridge.init((data) => { order.push(data); resolve() }) }, 300);
      }));
      """, "await done; return order"),
    .four(
      "version 4: calls before init reach native",
      "var done = new Promise((resolve) => setup((bridge) => { bridge.callHandler('see', 'before init'); bridge.init(() => {}); bridge.callHandler('notes', null, resolve) }));",
      "return done"),
    .four(
      "version 4: init without a handler",
      "var done = new Promise((resolve) => setup((bridge) => { bridge.init(); bridge.callHandler('mark', null, resolve) }));",
      "return done"),
    .four(
      "version 4: a page without onerror keeps none",
      "var done = new Promise(setup);", "await done; return typeof window.onerror"
    ).here(
      #""function""#,
      because:
        "`window.onerror` is set where a page has none, as in version 6; version 4 leaves it."),
    .four(
      "version 4: a page that loads slowly",
      """
      document.write('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">');
      var seen = [], done = new Promise((resolve) => setup(() => { seen.push(document.images[0].complete, document.readyState); resolve() }));
      """, "await done; return seen"),
  ].map { $0.of(.four) }

  /// Returns a row for a page of version 4 that sets itself up.
  private static func four(_ name: String, _ page: String, _ script: String) -> WVJBRow {
    let row = WVJBRow(name) { side, _ in
      await side.load(WVJBPage.tools + WVJBPage.setup4 + page)
      return try await side.run(script)
    }
    return row.withoutCopies
  }
}
