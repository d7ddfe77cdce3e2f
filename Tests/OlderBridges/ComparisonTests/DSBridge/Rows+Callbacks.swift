#if Macros
  extension DSBridgeRow {
    /// Calls whose answers arrive in a callback.
    static let callbacks: [DSBridgeRow] = [
      DSBridgeRow(
        "an answer that comes later", "return hear('soon', 'x').then(() => later('soon', 'y'))"),
      DSBridgeRow("an answer that is given at once", "return hear('later', 'x')"),
      DSBridgeRow(
        "a call with a callback returns nothing", "return bridge.call('later', 'x', () => {})"),
      DSBridgeRow(
        "a callback is not called before its call returns",
        """
        let isBefore = true;
        const wasBefore = await new Promise((resolve) => {
          bridge.call('later', 'x', () => resolve(isBefore));
          isBefore = false;
        });
        return wasBefore;
        """),
      DSBridgeRow("a callback in the place of an argument", "return hear('open')"),
      DSBridgeRow("an argument too many, and a callback", "return hear('open', 5)"),
      DSBridgeRow("null, and a callback", "return hear('open', null)"),
      DSBridgeRow("an argument of another type, and a callback", "return hear('later', [5])"),
      DSBridgeRow("an argument that is missing, and a callback", "return hear('later')"),
      DSBridgeRow("a method that nobody has, and a callback", "return hear('missing', 1)"),
      DSBridgeRow(
        "progress",
        """
        const heard = [];
        const returned = await new Promise((resolve) => {
          const returned = bridge.call('count', 5, (n) => { if (heard.push(n) === 5) resolve(returned) });
        });
        await settle(); return { returned, heard };
        """),
      DSBridgeRow(
        "progress, and the answer of the next call",
        differs: "Answers of a call that answers more than once leave as a stream",
        "return hear('count', 5)"),
      DSBridgeRow(
        "progress over some time",
        """
        const heard = [];
        await new Promise((resolve) => bridge.call('steps', (n) => { heard.push(n); if (n === 3) resolve() }));
        return heard;
        """),
      DSBridgeRow("answers behind the last", "return hear('twice')"),
      DSBridgeRow(
        "the name of a callback",
        """
        const first = dscb;
        const heard = await hear('open');
        return [typeof first, dscb - first, heard, typeof window['dscb' + first]];
        """),
      DSBridgeRow(
        "a callback is there until the last answer",
        """
        const stub = 'dscb' + dscb, kinds = [];
        await new Promise((resolve) => bridge.call('steps', (n) => { kinds.push(typeof window[stub]); if (n === 3) resolve() }));
        await settle();
        return [kinds, typeof window[stub]];
        """),
      DSBridgeRow(
        "a callback that throws",
        """
        bridge.call('later', 'x', () => { throw new Error('too bad') });
        return [await later('later', 'y'), await later('soon', 'z')];
        """),
      DSBridgeRow(
        "a callback that calls",
        "return new Promise((resolve) => bridge.call('later', 'x', (v) => bridge.call('later', v, resolve)))"
      ),
      DSBridgeRow(
        "a callback that calls synchronously",
        "return new Promise((resolve) => bridge.call('later', 'x', (v) => resolve(bridge.call('echoText', v))))"
      ),
      DSBridgeRow(
        "a method that answers at once, called with a callback",
        differs: "A callback hears the result of a method that answers at once",
        "return hear('echoText', 'x')"),
      DSBridgeRow("a namespace, and a callback", "return hear('a.b.later', 'x')"),
      DSBridgeRow(
        "a callback that the page took away",
        """
        const stub = 'dscb' + dscb;
        bridge.call('soon', 'x', () => {});
        delete window[stub];
        return [await later('soon', 'y'), typeof window[stub]];
        """),
    ]

    /// The order in which calls run and are answered.
    static let ordered: [DSBridgeRow] = [
      DSBridgeRow("calls with a parameter and without") { side, methods in
        _ = try await side.run(
          """
          bridge.call('open', () => {}); bridge.call('write', 'a', () => {});
          bridge.call('open', () => {}); await later('write', 'b');
          """)
        return "\(methods.noted)"
      },
      DSBridgeRow("calls that return and calls that are answered later") { side, methods in
        _ = try await side.run(
          """
          bridge.call('open', () => {}); bridge.call('note', '1');
          bridge.call('write', 'a', () => {}); bridge.call('note', '2');
          bridge.call('open', () => {}); bridge.call('note', '3');
          await settle();
          """)
        return "\(methods.noted)"
      },
      DSBridgeRow(
        "a call that returns knows of those before it",
        "bridge.call('open', () => {}); bridge.call('write', 'a', () => {}); return bridge.call('notes')"
      ),
      DSBridgeRow("300 calls in a row") { side, methods in
        _ = try await side.run(
          """
          for (let i = 0; i < 300; i++) {
            if (i % 3) bridge.call('write', '' + i, () => {});
            else bridge.call('note', '' + i);
          }
          await settle();
          """)
        return "\(methods.noted == (0..<300).map(String.init))"
      },
      DSBridgeRow(
        "the answers of 300 calls",
        """
        const heard = [];
        await new Promise((resolve) => {
          for (let i = 0; i < 300; i++) bridge.call('later', '' + i, (v) => { if (heard.push(v) === 300) resolve() });
        });
        return heard;
        """),
      DSBridgeRow(
        "200 calls that return",
        "return Array.from({ length: 200 }, (_, i) => bridge.call('echoInt', i))"),
      DSBridgeRow(
        "the answers of methods of different forms",
        """
        const heard = [];
        await new Promise((resolve) => {
          const forms = ['later', 'once'];
          for (let i = 0; i < 30; i++) {
            bridge.call(forms[i % 2], '' + i, () => { if (heard.push(i) === 30) resolve() });
          }
        });
        return heard;
        """),
      DSBridgeRow(
        "answers come in the order in which native gives them",
        """
        const heard = [];
        for (let i = 0; i < 6; i++) bridge.call(i % 2 ? 'hold' : 'holdOnce', '' + i, (v) => heard.push(v));
        bridge.call('free', 'x', (v) => heard.push(v));
        await settle(); return heard;
        """),
      DSBridgeRow(
        "a result overtakes no callback",
        """
        const heard = [];
        bridge.call('later', 'a', (v) => heard.push(v));
        heard.push(bridge.call('echoText', 'b'));
        await settle();
        return heard;
        """),
    ]
  }
#endif
