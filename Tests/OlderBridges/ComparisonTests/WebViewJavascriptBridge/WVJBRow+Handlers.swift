extension WVJBRow {
  private static let nameless =
    "A handler has a name: one that is registered for the empty text is refused, and the log says so."

  private static let unseen =
    "A name with an invisible character, such as a line break, is refused as well."

  private static func isName(_ script: String) -> Bool {
    !["", "\\u2028", "\\n"].contains(script)
  }

  /// Handlers that are missing, replaced, removed or registered late, and their names.
  static let handlers: [WVJBRow] =
    [
      WVJBRow(
        "a handler that native lacks",
        "return [await hear('missing', 1), errors, await answer('mark')]"),
      WVJBRow(
        "a handler that the page lacks",
        "return [await ask('missing', 'int'), errors, await ask('echo', 'int')]"),
      WVJBRow("a handler that native removed", "return hear('removed')"),
      WVJBRow("a handler that native replaced", "return hear('replaced')"),
      WVJBRow(
        "a handler that native registers late",
        """
        const before = await hear('late 1');
        bridge.callHandler('register', 'late 1'); return [before, await hear('late 1')]
        """),
      WVJBRow(
        "a handler that native removes late",
        """
        bridge.callHandler('register', 'late 2'); const before = await hear('late 2');
        bridge.callHandler('remove', 'late 2'); return [before, await hear('late 2')]
        """),
      WVJBRow(
        "a handler that the page replaces",
        """
        bridge.registerHandler('x', (data, respond) => respond(1));
        bridge.registerHandler('x', (data, respond) => respond(2)); return ask('x')
        """),
      WVJBRow(
        "a handler that the page replaces while it is called",
        """
        bridge.registerHandler('x', (data, respond) => {
          bridge.registerHandler('x', (data, respond) => respond('second')); respond('first');
        });
        return [await ask('x'), await ask('x')]
        """),
      WVJBRow(
        "a handler that the page registers late",
        """
        const before = await ask('late', 'int');
        bridge.registerHandler('late', (data, respond) => respond(data));
        return [before, await ask('late', 'int')]
        """),
      WVJBRow(
        "null takes a handler of the page away",
        """
        bridge.registerHandler('x', (data, respond) => respond(1));
        const before = await ask('x');
        bridge.registerHandler('x', null); return [before, await ask('x'), errors]
        """),
      WVJBRow(
        "undefined takes a handler of the page away",
        """
        bridge.registerHandler('x', (data, respond) => respond(1));
        bridge.registerHandler('x'); return [await ask('x'), errors]
        """),
      WVJBRow(
        "a handler of the page comes back",
        """
        bridge.registerHandler('x', null);
        bridge.registerHandler('x', (data, respond) => respond(1)); return ask('x')
        """),
      WVJBRow(
        "a handler of the page that is no function",
        """
        bridge.registerHandler('x', 'text');
        return [await ask('x'), await ask('echo', 'int')]
        """),
      WVJBRow(
        "the page calls a handler with an odd name",
        "return answer(`it's \"odd\" \\\\ \\u6f22\\u{1f600}`)"),
      WVJBRow("the page calls a handler whose name ends a line", "return hear('line\\u2028')")
        .here("[]", on: [.dropIn, .dialect, .copy], because: unseen),
      WVJBRow("a call with a number as name", "return hear(1)").here(
        #"[["named 1"]]"#, on: [.dropIn, .dialect],
        because: "A name that is no text is read as text."),
      WVJBRow("a call without a name", "return [await hear(), await hear(null)]"),
    ]
    + ["__proto__", "constructor", "toString", "", "a.b", "a b", "1"].map { name in
      WVJBRow("the page calls \"\(name)\"", "return hear('\(name)', 1)")
        .here("[]", on: name.isEmpty ? [.dropIn, .dialect, .copy] : [], because: nameless)
    }
    + [
      "__proto__", "constructor", "hasOwnProperty", "", "a.b", "a b", "1", "it\\'s", "\\\"q\\\"",
      "\\u6f22",
      "\\u{1f600}", "\\u2028", "\\n", "</script>",
    ].map { name in
      WVJBRow(
        "native calls \"\(name)\"",
        """
        const before = await ask("\(name)", 'int');
        bridge.registerHandler("\(name)", (data, respond) => respond(data)); return [before, await ask("\(name)", 'int')]
        """
      ).here(
        "[[],[]]", on: isName(name) ? [] : [.dropIn, .dialect, .copy],
        because: name.isEmpty ? nameless : unseen)
    }

  /// What pages observe of the object and of the window.
  static let objects: [WVJBRow] = [
    WVJBRow(
      "the object's functions",
      """
      return ['registerHandler', 'callHandler', 'disableJavscriptAlertBoxSafetyTimeout', '_fetchQueue',
        '_handleMessageFromObjC'].map((name) => typeof bridge[name])
      """),
    WVJBRow("the object's names", "return Object.keys(bridge).sort()").here(
      show([
        "_fetchQueue", "_handleMessageFromObjC", "_handleMessageFromiOS", "callHandler",
        "disableJavascriptAlertBoxSafetyTimeout", "disableJavscriptAlertBoxSafetyTimeout", "init",
        "registerHandler", "send",
      ]), because: "The object has the functions of all versions, `init` and `send` among them."),
    WVJBRow(
      "the object is the window's",
      "return [bridge === window.WebViewJavascriptBridge, bridge === WebViewJavascriptBridge]"),
    WVJBRow(
      "functions return nothing",
      "return [bridge.callHandler('mark'), bridge.registerHandler('x', () => {}), bridge.disableJavscriptAlertBoxSafetyTimeout()]"
    ),
    WVJBRow(
      "functions without their object",
      """
      const { callHandler, registerHandler } = bridge;
      registerHandler('x', (data, respond) => respond(data));
      return [await new Promise((resolve) => callHandler('echo', 1, resolve)), await ask('x', 'int')]
      """),
    WVJBRow(
      "a page that wraps callHandler",
      """
      const called = [], call = bridge.callHandler;
      bridge.callHandler = function (...list) { called.push(list[0]); return call.apply(this, list) };
      const heard = await hear('echo', 1); bridge.callHandler = call; return [heard, called]
      """),
    WVJBRow(
      "a page that adds to the object",
      "bridge.own = 5; return [WebViewJavascriptBridge.own, delete bridge.own, bridge.own]"),
    WVJBRow(
      "a page that finds its bridge again",
      "return new Promise((resolve) => { let isBefore = true; setup((own) => resolve([own === bridge, isBefore])); isBefore = false })"
    ),
    WVJBRow(
      "the list of callbacks is gone",
      "return [typeof window.WVJBCallbacks, window.WVJBCallbacks === undefined]"),
    WVJBRow("the name of the list of callbacks is gone", "return 'WVJBCallbacks' in window").here(
      "true",
      because:
        "The names of the bridge and of its list of callbacks are in the window from the start; their values are `undefined` until the page has asked."
    ),
    WVJBRow("the hidden frame", "return document.querySelectorAll('iframe').length").here(
      "0",
      because:
        "No hidden frame is needed, so that the back/forward cache and a Content Security Policy do not matter."
    ),
    WVJBRow("onerror is set where a page has none", "return typeof window.onerror"),
    WVJBRow(
      "the queue, as a page fetches it",
      "bridge.callHandler('see', 1); return JSON.parse(bridge._fetchQueue()).length"
    ).here("0", because: "`_fetchQueue` gives an empty list, because nothing waits in the page.")
      .withoutCopies,
    WVJBRow(
      "a message that the page makes",
      """
      const heard = [];
      bridge.registerHandler('x', (data) => heard.push(data));
      bridge._handleMessageFromObjC(JSON.stringify({ handlerName: 'x', data: { a: 1 } }));
      heard.push('returned'); await settle(); return heard
      """),
    WVJBRow(
      "a message with a callback that the page makes",
      """
      const heard = [];
      bridge.registerHandler('x', (data, respond) => heard.push(typeof respond));
      bridge._handleMessageFromObjC(JSON.stringify({ handlerName: 'x', callbackId: 'objc_cb_x' }));
      await settle(); return heard
      """),
    WVJBRow(
      "messages of the page that reach nobody",
      """
      bridge._handleMessageFromObjC(JSON.stringify({ handlerName: 'nobody' }));
      bridge._handleMessageFromObjC(JSON.stringify({ responseId: 'nobody' }));
      await settle(); return errors
      """),
    WVJBRow(
      "the page disables the timeout",
      """
      const heard = [];
      bridge.disableJavscriptAlertBoxSafetyTimeout();
      bridge.registerHandler('heard', (n) => heard.push(n));
      bridge.callHandler('calls', 5); await settle(); return [heard, await ask('echo', 'int')]
      """
    ).alone,
    WVJBRow(
      "native disables the timeout",
      """
      const heard = [];
      bridge.callHandler('disable');
      bridge.registerHandler('heard', (n) => heard.push(n));
      bridge.callHandler('calls', 5); await settle(); return [heard, await ask('echo', 'int')]
      """
    ).alone,
    WVJBRow(
      "a handler throws without the timeout",
      """
      bridge.disableJavscriptAlertBoxSafetyTimeout();
      bridge.registerHandler('x', () => { throw new Error('of the page') });
      return [await ask('x'), await ask('echo', 'int')]
      """
    ).alone,
  ]

  private static func show(_ names: [String]) -> String {
    "[\(names.map { "\"\($0)\"" }.joined(separator: ","))]"
  }
}
