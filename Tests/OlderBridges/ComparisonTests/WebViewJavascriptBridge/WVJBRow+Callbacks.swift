extension WVJBRow {
  /// Why the handlers of the dialect's users receive nothing for `null`.
  static let own =
    "An optional parameter of your own handlers is nil for `null` as for `undefined`."

  /// Callbacks of the page and of native code.
  static let callbacks: [WVJBRow] = [
    WVJBRow("a callback gets one argument", "return (await answer('mark')).length"),
    WVJBRow(
      "this of a callback",
      """
      return new Promise((resolve) => bridge.callHandler('mark', null, function () {
        'use strict'; resolve(this === undefined);
      }))
      """),
    WVJBRow(
      "a callback in the place of data",
      "return [await new Promise((resolve) => bridge.callHandler('see', resolve)), await notes()]"
    ).here(#"[null,["nil"]]"#, on: [.dialect], because: own),
    WVJBRow(
      "a call without a callback", "bridge.callHandler('see', 1); await settle(); return notes()"),
    WVJBRow(
      "null and undefined are no callbacks",
      """
      bridge.callHandler('see', 1, null); bridge.callHandler('see', 2, undefined);
      await settle(); return notes()
      """),
    WVJBRow(
      "0, false and '' are no callbacks",
      """
      for (const none of [0, false, '']) bridge.callHandler('see', 1, none);
      await settle(); return [await notes(), errors]
      """),
    WVJBRow(
      "a callback that is no function",
      "bridge.callHandler('see', 1, 'text'); await settle(); return [await notes(), errors.length]"
    ).here(
      #"[["1"],0]"#,
      because: "A callback that is no function is no callback. The original throws in the page."),
    WVJBRow(
      "a callback comes later than the call returns",
      """
      const order = [];
      const done = new Promise((resolve) => bridge.callHandler('mark', null, () => {
        order.push('callback'); resolve();
      }));
      order.push('returned'); await done; return order
      """),
    WVJBRow("an answer that comes later", "return hear('soon', 5).then(() => answer('soon', 6))"),
    WVJBRow(
      "native answers twice", "const heard = await hear('twice'); await settle(); return heard"),
    WVJBRow(
      "native does not answer", "const heard = await hear('silent'); await settle(); return heard"),
    WVJBRow(
      "native answers when much else has crossed",
      """
      const heard = [];
      bridge.callHandler('hold', null, (n) => heard.push('held ' + n));
      for (let n = 0; n < 20; n++) await answer('echo', n);
      heard.push('20 calls'); await answer('free'); await settle(); return heard
      """),
    WVJBRow(
      "a callback that throws",
      """
      bridge.callHandler('mark', null, () => { throw new Error('of the page') });
      return [await answer('mark'), await answer('mark'), errors]
      """),
    WVJBRow(
      "a callback that throws, and a second answer",
      """
      let count = 0;
      bridge.callHandler('twice', null, () => { count++; throw new Error('of the page') });
      await settle(); return count
      """
    ).here(
      "1", on: [.dropIn, .dialect, .copy],
      because: "A callback is called once. The original calls one that threw again."),
    WVJBRow(
      "a call in a callback",
      "const [n] = await answer('echo', 1); return (await answer('echo', n + 1))[0]"),
    WVJBRow(
      "a call at once in a callback",
      """
      return new Promise((resolve) => bridge.callHandler('echo', 1, (n) =>
        bridge.callHandler('echo', n + 1, resolve)))
      """),
    WVJBRow(
      "one function as the callback of two calls",
      """
      const heard = [], callback = (n) => heard.push(n);
      bridge.callHandler('echo', 1, callback); bridge.callHandler('echo', 2, callback);
      await settle(); return heard
      """),
    WVJBRow(
      "a handler of the page gets two arguments",
      """
      const heard = [];
      bridge.registerHandler('x', function () { 'use strict'; heard.push(arguments.length, typeof arguments[1], this === undefined) });
      await ask('x', 'int'); return heard
      """),
    WVJBRow(
      "a handler that native calls without a callback",
      """
      const heard = [];
      bridge.registerHandler('x', (data, respond) => heard.push(typeof respond));
      await tell('x', 'int'); return heard
      """
    ).here(
      #"["function"]"#, on: [.dropIn, .dialect, .copy],
      because: "A page's handler always gets a callback, also where native code takes no answer."),
    WVJBRow(
      "a handler that answers although native takes no answer",
      """
      bridge.registerHandler('x', (data, respond) => { if (respond) respond(data) });
      return [await tell('x', 'int'), errors, await answer('mark')]
      """),
    WVJBRow(
      "a handler that answers twice",
      """
      bridge.registerHandler('x', (data, respond) => { respond(1); respond(2) });
      return ask('x')
      """
    ).here(
      #"["1"]"#,
      because:
        "An answer to a call that is unknown, or answered already, is ignored; the original crashes."
    ).here(
      #"["1"]"#, on: [.copy],
      because:
        "An answer to a call that is unknown, or answered already, is ignored; the original crashes."
    ),
    WVJBRow(
      "a handler that answers later",
      """
      let answer;
      bridge.registerHandler('x', (data, respond) => { answer = respond });
      bridge.callHandler('call', { name: 'x', hasCallback: true });
      const heard = [await (async () => { await settle(); return notes() })()];
      setTimeout(() => answer('late'));
      await new Promise((resolve) => setTimeout(resolve));
      await settle(); return [heard, await notes()]
      """),
    WVJBRow(
      "a handler that does not answer",
      "bridge.registerHandler('x', () => {}); return ask('x')"),
    WVJBRow(
      "a handler's result is no answer",
      "bridge.registerHandler('x', () => 5); return [await ask('x'), await ask('x')]"),
    WVJBRow(
      "an asynchronous handler",
      "bridge.registerHandler('x', async (data, respond) => { await null; respond(data) }); return ask('x', 'int')"
    ),
    WVJBRow(
      "a handler that throws",
      """
      bridge.registerHandler('x', () => { throw new Error('of the page') });
      return [await ask('x'), errors, await ask('echo', 'int')]
      """),
    WVJBRow(
      "a handler that throws behind its answer",
      """
      bridge.registerHandler('x', (data, respond) => { respond('answer'); throw new Error('of the page') });
      return [await ask('x'), errors]
      """),
    WVJBRow(
      "a handler that throws what is no error",
      "bridge.registerHandler('x', () => { throw null }); return [await ask('x'), errors.length]"),
    WVJBRow(
      "a handler that calls native before it answers",
      """
      bridge.registerHandler('x', (data, respond) =>
        bridge.callHandler('echo', 'of native', (text) => respond(text)));
      return ask('x')
      """),
    WVJBRow(
      "a page calls functions of the callback's",
      "bridge.registerHandler('x', (data, respond) => respond.call(null, 7)); return ask('x')"),
  ]

  /// The order in which messages arrive.
  static let order: [WVJBRow] = [
    WVJBRow(
      "50 calls keep their order",
      "for (let n = 0; n < 50; n++) bridge.callHandler('see', n); await settle(); return notes()"),
    WVJBRow(
      "50 callbacks keep their order",
      """
      const order = [];
      await Promise.all(Array.from({ length: 50 }, (_, n) => new Promise((resolve) =>
        bridge.callHandler('echo', n, (got) => { order.push(got); resolve() }))));
      return order
      """),
    WVJBRow(
      "callbacks of different handlers keep their order",
      """
      const heard = [];
      for (const name of ['mark', 'echo', 'see', 'give', 'twice', 'mark']) {
        bridge.callHandler(name, null, () => heard.push(name));
      }
      await settle(); return heard
      """),
    WVJBRow(
      "answers out of order reach their own callbacks",
      """
      const held = [answer('hold'), answer('hold'), answer('hold')];
      await answer('free'); return Promise.all(held)
      """
    ).ofApps,
    WVJBRow(
      "answers come in the order in which native gives them",
      """
      const heard = [];
      for (let n = 0; n < 3; n++) bridge.callHandler('hold', null, (n) => heard.push(n));
      bridge.callHandler('free', null, (text) => heard.push(text));
      await settle(); return heard
      """
    ).ofApps,
    WVJBRow(
      "an answer and a call behind it",
      """
      const heard = [];
      bridge.registerHandler('heard', (data) => heard.push(data));
      bridge.callHandler('answerThenCall', null, (data) => heard.push(data));
      await settle(); return heard
      """
    ).ofApps,
    WVJBRow(
      "a call and an answer behind it",
      """
      const heard = [];
      bridge.registerHandler('heard', (data) => heard.push(data));
      bridge.callHandler('callThenAnswer', null, (data) => heard.push(data));
      await settle(); return heard
      """),
    WVJBRow(
      "an answer that waited, a call and an answer",
      """
      const heard = [];
      bridge.registerHandler('heard', (data) => heard.push(data));
      bridge.callHandler('hold', null, (data) => heard.push(data));
      bridge.callHandler('answerCallAnswer', null, (data) => heard.push(data));
      await settle(); return heard
      """
    ).ofApps,
    WVJBRow(
      "native's 50 calls keep their order",
      """
      const heard = [];
      bridge.registerHandler('heard', (data) => heard.push(data));
      bridge.callHandler('calls', 50); await settle(); return heard
      """),
    WVJBRow(
      "calls of different handlers of native",
      """
      for (let n = 0; n < 4; n++) {
        bridge.callHandler('see', n); bridge.callHandler('soon', n); bridge.callHandler('see', -n);
      }
      await settle(); return notes()
      """),
    WVJBRow(
      "a handler of the page runs in a task of its own",
      """
      const heard = [];
      bridge.registerHandler('heard', (n) => {
        heard.push(n); Promise.resolve().then(() => heard.push('microtask ' + n));
      });
      bridge.callHandler('calls', 3); await settle(); return heard
      """),
    WVJBRow(
      "answers of the page keep their order",
      """
      for (let n = 0; n < 3; n++) bridge.callHandler('call', { name: 'echo', value: ['int', 'text', 'zero'][n], hasCallback: true });
      await settle(); return notes()
      """),
    WVJBRow(
      "a call of the page behind its answer",
      """
      bridge.registerHandler('x', (data, respond) => { respond('answer'); bridge.callHandler('see', 'call') });
      return ask('x')
      """),
    WVJBRow(
      "a call of the page before its answer",
      """
      bridge.registerHandler('x', (data, respond) => { bridge.callHandler('see', 'call'); respond('answer') });
      return ask('x')
      """),
    WVJBRow(
      "a call is not dealt with before it returns",
      "bridge.callHandler('see', 1); bridge.callHandler('see', 2); return [await notes(), await notes()]"
    ),
    WVJBRow(
      "500 calls at once",
      """
      let sum = 0;
      for (let n = 0; n < 500; n++) bridge.callHandler('echo', n, (got) => { sum += got });
      await settle(); return sum
      """),
  ]
}
