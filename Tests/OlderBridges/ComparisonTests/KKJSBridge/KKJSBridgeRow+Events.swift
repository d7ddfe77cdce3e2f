extension KKJSBridgeRow {
  /// Events, and the object itself.
  static let events: [KKJSBridgeRow] =
    ["{ a: 1 }", "{}", "[1]", "'text'", "5", "true", "0", "''", "{ a: { b: null } }"].map { data in
      KKJSBridgeRow(
        "an event with \(data)",
        """
        const heard = [];
        KKJSBridge.on('e', (...list) => heard.push(list)); emit('e', \(data)); await fence();
        return heard
        """)
    } + [
      KKJSBridgeRow(
        "an event without data",
        """
        const heard = [];
        KKJSBridge.on('e', (...list) => heard.push(list)); emit('e'); await fence(); return heard
        """),
      KKJSBridgeRow(
        "two listeners hear in their order",
        """
        const heard = [];
        KKJSBridge.on('e', () => heard.push('a')); KKJSBridge.on('e', () => heard.push('b'));
        emit('e', {}); await fence(); return heard
        """),
      KKJSBridgeRow(
        "a listener that is added twice hears twice",
        """
        let count = 0; const listener = () => count++;
        KKJSBridge.on('e', listener); KKJSBridge.on('e', listener);
        emit('e', {}); await fence(); return count
        """),
      KKJSBridgeRow(
        "off ends all listeners of an event and no other",
        """
        const heard = [];
        for (const name of ['e', 'e', 'f']) KKJSBridge.on(name, () => heard.push(name));
        KKJSBridge.off('e'); emit('e', {}); emit('f', {}); await fence(); return heard
        """),
      KKJSBridgeRow(
        "off of an event without listeners, and on after off",
        """
        let count = 0;
        KKJSBridge.off('e'); KKJSBridge.on('e', () => count++); KKJSBridge.off('e');
        KKJSBridge.on('e', () => count += 10); emit('e', {}); await fence(); return count
        """),
      KKJSBridgeRow(
        "off in a listener ends the listeners behind it",
        """
        const heard = [];
        KKJSBridge.on('e', () => { heard.push('a'); KKJSBridge.off('e') });
        KKJSBridge.on('e', () => heard.push('b'));
        emit('e', {}); emit('e', {}); await fence(); return heard
        """),
      KKJSBridgeRow(
        "a listener that a listener adds hears the same event",
        """
        const heard = []; let isAdded = false;
        KKJSBridge.on('e', () => {
          heard.push('a');
          if (!isAdded) KKJSBridge.on('e', () => heard.push('b'));
          isAdded = true;
        });
        emit('e', {}); await fence(); return heard
        """),
      KKJSBridgeRow(
        "an event that nobody hears", "emit('nobody', { a: 1 }); return mark()"),
      KKJSBridgeRow(
        "50 events keep their order",
        """
        const heard = [];
        KKJSBridge.on('e', (data) => heard.push(data.n));
        for (let n = 0; n < 50; n++) emit('e', { n });
        await fence(); return heard
        """),
      KKJSBridgeRow(
        "names of events",
        """
        const heard = [];
        for (const name of ['\\u6f22', 'a.b', 'a b', "it's"]) {
          KKJSBridge.on(name, () => heard.push(name)); emit(name, {});
        }
        await fence(); return heard
        """),
      KKJSBridgeRow(
        "an event whose name an object inherits",
        """
        const heard = [];
        try { KKJSBridge.on('constructor', () => heard.push('heard')) } catch (error) {
          return error.name;
        }
        emit('constructor', {}); await fence(); return heard
        """, here: #"["heard"]"#,
        because: "An event may have any name, `constructor` among them."),
      KKJSBridgeRow(
        "a listener that throws",
        """
        const heard = [];
        KKJSBridge.on('e', () => { throw new Error('of the page') });
        KKJSBridge.on('e', () => heard.push('b'));
        emit('e', {}); await fence(); return heard
        """, here: #"["b"]"#,
        because:
          "A listener that throws, or is no function, takes no event from the listeners behind it."),
      KKJSBridgeRow(
        "a listener that is no function",
        """
        const heard = [];
        KKJSBridge.on('e', 'text'); KKJSBridge.on('e', () => heard.push('b'));
        emit('e', {}); await fence(); return heard
        """, here: #"["b"]"#,
        because:
          "A listener that throws, or is no function, takes no event from the listeners behind it."),
      KKJSBridgeRow(
        "a listener that is nothing",
        """
        const heard = [];
        KKJSBridge.on('e', null); KKJSBridge.on('e'); KKJSBridge.on('e', () => heard.push('b'));
        emit('e', {}); await fence(); return heard
        """),
      KKJSBridgeRow(
        "on and off return nothing", "return [KKJSBridge.on('e', () => {}), KKJSBridge.off('e')]"),
      KKJSBridgeRow("the ready event", "return readied"),
      KKJSBridgeRow(
        "the object's functions",
        """
        return ['call', 'syncCall', 'on', 'off', '_handleMessageFromNative']
          .map((name) => [name, typeof KKJSBridge[name], window.KKJSBridge[name].length > 0])
        """),
      KKJSBridgeRow(
        "a page that wraps a function",
        """
        const called = [], call = KKJSBridge.call;
        KKJSBridge.call = function (...list) { called.push(list[1]); return call.apply(this, list) };
        return [await answer('test', 'echo', { a: 1 }), called]
        """),
      KKJSBridgeRow(
        "an event that the page makes",
        """
        const heard = [];
        KKJSBridge.on('e', (data) => heard.push(data));
        KKJSBridge._handleMessageFromNative(
          JSON.stringify({ messageType: 'event', eventName: 'e', data: { a: 1 } }));
        KKJSBridge._handleMessageFromNative(
          JSON.stringify({ messageType: 'callback', callbackId: 'nobody', data: 1 }));
        KKJSBridge._handleMessageFromNative(JSON.stringify({ messageType: 'other' }));
        return heard
        """),
      KKJSBridgeRow(
        "a message that is no JSON",
        """
        try { KKJSBridge._handleMessageFromNative('{') } catch (error) { return error.name }
        """),
      KKJSBridgeRow(
        "a function without its object",
        """
        const { call } = KKJSBridge;
        try { call('test', 'note', { n: 1 }, () => {}); return 'called' } catch (error) {
          return error.name;
        }
        """, here: #""called""#,
        because: "The functions work without their object: `const { call } = KKJSBridge`."),
    ]
}
