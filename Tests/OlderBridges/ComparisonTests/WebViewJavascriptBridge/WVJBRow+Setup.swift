import TestSupport

extension WVJBRow {
  /// How and when pages of versions 5 and 6 find their bridge.
  static let setup: [WVJBRow] = [
    .page(
      "nothing is there before a page asks",
      "var seen = [typeof window.WebViewJavascriptBridge, typeof window.WVJBCallbacks];",
      "return seen"),
    .page(
      "the bridge is not there when the page has just asked",
      "setup(() => {}); var seen = [typeof window.WebViewJavascriptBridge, window.WVJBCallbacks.length];",
      "return seen"),
    .page(
      "a callback runs when the script has ended",
      """
      var order = [], done = new Promise((resolve) => setup(() => { order.push('callback', typeof late); resolve() }));
      order.push('script'); var late = 1;
      """, "await done; return order"),
    .page(
      "callbacks run in their order",
      """
      var order = [], done = new Promise((resolve) => {
        for (const n of [1, 2, 3]) setup(() => order.push(n));
        setup(resolve);
      });
      """, "await done; return order"),
    .page(
      "a callback gets one argument, the bridge",
      "var done = new Promise((resolve) => setup(function () { 'use strict'; resolve([arguments.length, arguments[0] === window.WebViewJavascriptBridge, this === undefined]) }));",
      "return done"),
    .page(
      "a setup in a callback runs at once",
      """
      var order = [], done = new Promise((resolve) => setup(() => {
        order.push('outer'); setup(() => order.push('inner')); order.push('behind'); resolve();
      }));
      """, "await done; return order"),
    .page(
      "a callback of the setup that throws",
      """
      var order = [], done = new Promise((resolve) => {
        setup(() => { order.push(1); throw new Error('of the page') });
        setup(() => order.push(2));
        setTimeout(resolve, 1000);
      });
      """, "await done; return order"
    ).here(
      "[1,2]",
      because:
        "Each callback of the setup has a task of its own, so that one that throws takes nothing from the others."
    ),
    .page(
      "calls in the callback are answered",
      "var done = new Promise((resolve) => setup((bridge) => bridge.callHandler('echo', 5, resolve)));",
      "return done"),
    .page(
      "a page that asks when it has loaded", "",
      """
      const order = [];
      const done = new Promise((resolve) => setup((bridge) => { order.push('callback'); bridge.callHandler('echo', 5, resolve) }));
      order.push('returned'); return [await done, order]
      """),
    .page(
      "a page that asks a second time when it has its bridge", "",
      """
      const order = [];
      await new Promise(setup); setup(() => order.push('callback')); order.push('returned'); return order
      """),
    .page(
      "a page that makes the list of callbacks itself",
      """
      var order = [], done = new Promise((resolve) => {
        window.WVJBCallbacks = [() => order.push(1), () => order.push(2)];
        window.WVJBCallbacks.push(() => order.push(3));
        const frame = document.createElement('iframe');
        frame.style.display = 'none'; frame.src = 'https://__bridge_loaded__';
        document.documentElement.appendChild(frame);
        window.WVJBCallbacks.push(resolve);
      });
      """, "await done; return order"),
    .page(
      "a page that asks by version 5's address",
      """
      var done = new Promise((resolve) => {
        window.WVJBCallbacks = [resolve];
        const frame = document.createElement('iframe');
        frame.style.display = 'none'; frame.src = 'wvjbscheme://__BRIDGE_LOADED__';
        document.documentElement.appendChild(frame);
      });
      """, "return typeof (await done).callHandler"),
    .page(
      "two frames ask",
      """
      var order = [], done = new Promise((resolve) => {
        window.WVJBCallbacks = [() => order.push('callback')];
        for (const n of [1, 2]) {
          const frame = document.createElement('iframe');
          frame.style.display = 'none'; frame.src = 'https://__bridge_loaded__';
          document.documentElement.appendChild(frame);
        }
        window.WVJBCallbacks.push(resolve);
      });
      """,
      """
      await done; await new Promise((resolve) => WebViewJavascriptBridge.callHandler('mark', resolve));
      return order
      """),
    .page(
      "handlers that callbacks register get what waits",
      """
      var heard = [], done = new Promise((resolve) => {
        setup((bridge) => bridge.registerHandler('heard', (n) => { heard.push(n); if (n === 2) resolve() }));
        setup((bridge) => bridge.callHandler('calls', 3));
      });
      """, "await done; return heard"),
    .page(
      "onerror of the page's own stays",
      "window.onerror = function own() {}; setup(() => {});",
      "await new Promise(setup); return window.onerror.name"),
    .page(
      "elements behind the setup are there, and what the script declares",
      """
      document.write('<div id="before"></div>');
      var done = new Promise((resolve) => setup(() => resolve([!!document.getElementById('before'), !!document.getElementById('behind'), late])));
      const late = 'declared';
      document.write('<div id="behind"></div>');
      """, "return done"),
    example(.behindElements), example(.beforeElements),
  ]

  /// Returns a row for a page in the shape of the original's example.
  private static func example(_ place: WebViewJavascriptBridgeExample.Place) -> WVJBRow {
    WVJBRow("the example's page, its script \(place)") { side, natives in
      side.register("testObjcCallback") { _, respond in respond?("an answer") }
      side.call("testJavascriptHandler", "a greeting") { natives.note(WVJBNatives.json($0)) }
      await side.load(
        html: WebViewJavascriptBridgeExample.html(
          place, before: "<script>\(WVJBPage.tools)</script>"))
      let log = try await side.run(WebViewJavascriptBridgeExample.clickThrough)
      return "\(log) \(natives.noted)"
    }.withoutCopies
  }
}
