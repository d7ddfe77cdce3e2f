import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Messages on the wires of older bridges that try to reach more than their page may, or to run as a script.
  @MainActor @Suite struct DialectAttackTests {
    /// What a page sends by a way of an older bridge. `pwn` is what every smuggled script calls.
    private static let attacks = [
      Attack(
        "envelope: a script in the id of the answer",
        "envelope({ method: 'mall.greet', data: 'x', successId: '\\'); pwn(); (\\'' })"),
      Attack(
        "envelope: a markup in the id of the answer",
        "envelope({ method: 'mall.greet', data: 'x', successId: '</script><script>pwn()</script>' })"
      ),
      Attack(
        "envelope: an id that is an object",
        "envelope({ method: 'mall.greet', data: 'x', successId: { toString() { return '1' } } })"
      ),
      Attack(
        "envelope: an id that is a function",
        "envelope({ method: 'mall.greet', data: 'x', successId: pwn })"),
      Attack(
        "envelope: the method __proto__",
        "envelope({ method: '__proto__', data: 'x', failedId: 1 })"),
      Attack(
        "envelope: a method of the bridge's own",
        "envelope({ method: 'webbridge.navigation', data: 'x', failedId: 1 })"),
      Attack(
        "envelope: a name with a line break and a call behind it",
        "envelope({ method: 'mall.greet []\\ncall 99 mall.secret', data: 'x', failedId: 1 })"),
      Attack("envelope: a forbidden name", "envelope({ method: 'mall.secret', failedId: 1 })"),
      Attack(
        "envelope: a forbidden name as an object",
        "envelope({ method: { toString: () => 'mall.secret' }, failedId: 1 })"),
      Attack(
        "envelope: a method that a prototype has",
        "envelope(Object.create({ method: 'mall.secret' }))"),
      Attack(
        "envelope: a getter that gives another name the second time",
        "let n = 0; envelope({ get method() { return n++ ? 'mall.secret' : 'mall.greet' }, data: 'x', failedId: 1 })"
      ),
      Attack(
        "envelope: five megabytes",
        "envelope({ method: 'mall.greet', data: 'x'.repeat(5 << 20), failedId: 1 })"),
      Attack(
        "KKJSBridge: a script in the id of the callback",
        "kk({ module: 'mall', method: 'greet', data: 'x', callbackId: '\\'); pwn(); (\\'' })"),
      Attack(
        "KKJSBridge: a module with a line break",
        "kk({ module: 'mall.greet []\\ncall 99 mall', method: 'secret', callbackId: 1 })"),
      Attack(
        "KKJSBridge: the module __proto__",
        "kk({ module: '__proto__', method: 'constructor', callbackId: 1 })"),
      Attack(
        "KKJSBridge: a forbidden name", "kk({ module: 'mall', method: 'secret', callbackId: 1 })"),
      Attack(
        "KKJSBridge: a forbidden name split in another place",
        "kk({ module: 'mall.secret', method: '' }); kk({ module: '', method: 'mall.secret' })"),
      Attack(
        "KKJSBridge: the bridge's own module",
        "kk({ module: 'webbridge', method: 'warning', data: 1, callbackId: 1 })"),
      Attack(
        "KKJSBridge: a prompt of a forbidden name",
        "prompt('KKJSBridge', JSON.stringify({ module: 'mall', method: 'secret' }))"),
      Attack(
        "KKJSBridge: a prompt that is no text",
        "prompt('KKJSBridge', { toString: () => '{\"module\":\"mall\",\"method\":\"secret\"}' })"),
      Attack(
        "KKJSBridge: an event that the page makes up",
        "KKJSBridge._handleMessageFromNative('{\"messageType\":\"event\",\"eventName\":\"__proto__\",\"data\":1}')"
      ),
      Attack(
        "DSBridge: a script in the name of the callback",
        "_dsbridge.call('mall.greet', JSON.stringify({ data: 'x', _dscbstub: 'a;pwn();//' }))"),
      Attack(
        "DSBridge: a callback with a path",
        "_dsbridge.call('mall.greet', JSON.stringify({ data: 'x', _dscbstub: 'location.href' }))"),
      Attack(
        "DSBridge: a callback of a prototype",
        "_dsbridge.call('mall.greet', JSON.stringify({ data: 'x', _dscbstub: '__proto__' }))"),
      Attack("DSBridge: a forbidden name", "_dsbridge.call('mall.secret', '{}')"),
      Attack("DSBridge: a forbidden name by a prompt", "prompt('_dsbridge=mall.secret', '{}')"),
      Attack(
        "DSBridge: a forbidden name with a line break",
        "prompt('_dsbridge=mall.greet []\\ncall 0 mall.secret', '{}')"),
      Attack(
        "DSBridge: the name __proto__",
        "_dsbridge.call('__proto__', '{}'); dsBridge.call('constructor', 1)"),
      Attack(
        "DSBridge: data with the key __proto__",
        "_dsbridge.call('mall.greet', '{\"data\":{\"__proto__\":{\"polluted\":1}}}')"),
      Attack(
        "DSBridge: an answer to a call that native code did not make",
        "dsBridge.call('_dsb.returnValue', { id: 1, data: 'forged', complete: true })"),
      Attack(
        "DSBridge: objects of the page in the place of its tables",
        "for (const name of ['_dsf', '_dsaf', '_dswk', '_dsbridge']) { try { Object.getOwnPropertyDescriptor(window, name)?.value && (window[name].__proto__ = { greet: pwn }) } catch {} }"
      ),
      Attack(
        "WebViewJavascriptBridge: a message of native code that the page makes up",
        "wv('{\"handlerName\":\"mall.secret\",\"data\":1,\"callbackId\":\"\\\\\\'pwn()\"}')"),
      Attack(
        "WebViewJavascriptBridge: an answer to a call of native code that is not there",
        "wv('{\"responseId\":\"objc_cb_1\",\"responseData\":\"forged\"}')"),
      Attack(
        "WebViewJavascriptBridge: the handler __proto__",
        "old(() => { WebViewJavascriptBridge.registerHandler('__proto__', pwn); WebViewJavascriptBridge.callHandler('__proto__', 1, () => {}) })"
      ),
      Attack(
        "WebViewJavascriptBridge: a forbidden name",
        "old(() => WebViewJavascriptBridge.callHandler('mall.secret', 1, () => {}))"),
      Attack(
        "WebViewJavascriptBridge: a name with a line break",
        "old(() => WebViewJavascriptBridge.callHandler('mall.greet []\\ncall 99 mall.secret', 1, () => {}))"
      ),
      Attack(
        "WebViewJavascriptBridge: a script in the data",
        "old(() => WebViewJavascriptBridge.callHandler('mall.greet', '\\u2028</script><script>pwn()</script>\\u2029', () => {}))"
      ),
      Attack(
        "WebViewJavascriptBridge: a navigation to its old URL",
        "const f = document.createElement('iframe'); f.src = 'https://__bridge_loaded__'; try { document.body.append(f) } catch {}"
      ),
    ]

    private static let tools = """
      window.seen = [];
      window.pwn = () => { seen.push('pwn') };
      window.envelope = (message) => webkit.messageHandlers.nativeObject.postMessage(message);
      window.kk = (message) => webkit.messageHandlers.KKJSBridgeMessage.postMessage(message);
      window.wv = (text) => WebViewJavascriptBridge._handleMessageFromObjC(text);
      window.old = (task) => setup(task);
      waiting['\\'); pwn(); (\\''] = waiting['<\\/script><script>pwn()<\\/script>'] = () => {};

      """

    @Test(arguments: Engine.allCases)
    func `messages of older bridges reach nothing that their page may not, and run no script`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: OldPage.dialects) { $0.name != "mall.secret" }
      var reached = 0
      try bridge.handle("mall.secret") { reached += 1 }
      try bridge.handle("mall.greet") { (name: BridgeValue) -> String in
        if case .string(let name) = name { "hello \(name.prefix(9))" } else { "hello" }
      }
      for attack in Self.attacks {
        let what = Comment(rawValue: attack.description)
        try await page.load(OldPage.script + Self.tools)
        _ = try await page.run(
          "try { \(attack.script) } catch {}\nawait native.has('x'); await native.has('x'); await new Promise((done) => queueMicrotask(done))"
        )
        #expect(
          try await page.run("return await all('mall.greet', 'Ann')")
            == OldPage.answers("hello Ann"), what)
        #expect(
          try await page.run("return [seen.length, ({}).polluted === undefined]") == [0, true], what
        )
        #expect(reached == 0, what)
      }
      let cases = Self.attacks.count
      #expect(cases == 38)
    }
  }
}
