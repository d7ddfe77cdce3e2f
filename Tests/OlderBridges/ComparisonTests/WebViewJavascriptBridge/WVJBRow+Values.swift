extension WVJBRow {
  private static let unsent =
    "A value that `JSON.stringify` refuses fails its own call, and the console says so."

  /// Values that a page passes to a call, whose native handler returns what it received, and as an answer.
  static let valuesOfPages: [WVJBRow] =
    [
      "undefined", "null", "true", "false", "0", "-0", "1", "-1", "2.5", "0.1 + 0.2", "1e21",
      "1e-7",
      "2 ** 53", "2 ** 53 + 2", "2 ** 60", "-(2 ** 62)", "NaN", "Infinity", "''", "'text'",
      "`it's \"q\" \\\\ / \\n\\r\\t\\f\\b\\0`", "'\\u2028\\u2029'", "'\\u6f22 \\u{1f600}'",
      "'</script>'", "'x'.repeat(300000)", "[]", "[1, 'a', null, true]", "[undefined]", "[, 1]",
      "[[1], [[]]]", "[NaN, () => 1, Symbol.iterator]", "Array.from({ length: 1000 }, (_, i) => i)",
      "{}", "{ a: 1, b: { c: [{}] } }", "{ a: undefined }", "{ a: NaN, b: () => 1 }",
      "{ '': 1, 'a.b': 2, $int: '5' }", "JSON.parse('{\"__proto__\":1,\"constructor\":2}')",
      "new Date(0)", "{ at: new Date(0) }", "/x/", "new Map([[1, 2]])", "new Set([1])",
      "new Uint8Array([1, 2])", "{ bytes: new Uint8Array([1, 2]) }", "new ArrayBuffer(2)",
      "new Error('x')", "new String('text')", "[new Number(5), new Boolean(false)]",
      "{ toJSON: () => ({ of: 'toJSON' }) }", "Object.create({ inherited: 1 })",
      "new (class { constructor() { this.own = 1 } method() {} })()", "document.body",
      "window.location.origin",
      "Promise.resolve(1)", "JSON.parse('[' .repeat(200) + ']'.repeat(200))",
    ].flatMap { value in
      [
        WVJBRow("a call with \(value)", "return [await hear('see', \(value)), await notes()]")
          .here(
            #"[[[null]],["nil"]]"#,
            on: ["null", "NaN", "Infinity"].contains(value) ? [.dialect] : [], because: own),
        WVJBRow(
          "an answer of \(value)",
          "bridge.registerHandler('x', (data, respond) => respond(\(value))); return ask('x')"),
      ]
    } + [
      WVJBRow("a call without data", "return [await answer('see'), await notes()]"),
      WVJBRow(
        "an answer without data",
        "bridge.registerHandler('x', (data, respond) => respond()); return ask('x')"),
      WVJBRow("a function as data", "return [await hear('see', () => 1), await notes()]"),
      WVJBRow(
        "an answer that is a function",
        "bridge.registerHandler('x', (data, respond) => respond(() => 1)); return ask('x')"),
      WVJBRow(
        "a cyclic object",
        """
        const cyclic = {}; cyclic.own = cyclic;
        try { bridge.callHandler('see', cyclic, () => {}) } catch (error) { return error.name }
        return within(1500, answer('mark'))
        """
      ).here(#"["mark"]"#, on: [.dropIn, .dialect, .copy], because: unsent).alone,
      WVJBRow(
        "a big integer",
        """
        try { bridge.callHandler('see', 5n, () => {}) } catch (error) { return error.name }
        return within(1500, answer('mark'))
        """
      ).here(#"["mark"]"#, on: [.dropIn, .dialect, .copy], because: unsent).alone,
      WVJBRow(
        "an object that throws when it is read",
        """
        try { bridge.callHandler('see', { get a() { throw new Error('x') } }, () => {}) }
        catch (error) { return error.message }
        return within(1500, answer('mark'))
        """
      ).here(#"["mark"]"#, on: [.dropIn, .dialect, .copy], because: unsent).alone,
      WVJBRow(
        "an object that changes behind the call",
        "const data = { a: 1 }, heard = hear('see', data); data.a = 2; return heard"
      ).here(
        #"[[{".a":1}]]"#,
        because:
          "A value crosses as it is when the page calls, also if the page changes it afterwards."),
    ]

  private static let uncommon =
    "Native code may give whatever crosses. The original ends the app where `NSJSONSerialization` refuses a value."

  /// Values that an app passes as data and as an answer.
  static let valuesOfApps: [WVJBRow] =
    [
      "nil", "NSNull", "true", "NSNumber false", "zero", "int", "negative", "double",
      "whole double",
      "sum", "large", "2^53 + 1", "largest", "largest unsigned", "text", "empty text", "long text",
      "list", "empty list", "object", "empty object", "odd keys", "NSArray",
    ].flatMap { name in
      [
        WVJBRow("native calls with \(name)", "return ask('type', '\(name)')"),
        WVJBRow(
          "native calls with \(name), and no callback",
          "let heard = []; bridge.registerHandler('heard', (data) => heard.push([show(data), typeof data])); await tell('heard', '\(name)'); return heard"
        ),
        WVJBRow(
          "native answers \(name)",
          "const [data] = await answer('give', '\(name)'); return [show(data), typeof data]"),
      ]
    } + [
      WVJBRow("native calls with a date", "return ask('echo', 'date')").here(
        #"["\"1970-01-01T00:00:00.000Z\""]"#, on: [.dropIn, .dialect, .copy], because: uncommon),
      WVJBRow("native calls with bytes", "return ask('echo', 'bytes')").here(
        #"["\"AQID\""]"#, on: [.dropIn, .dialect, .copy], because: uncommon),
      WVJBRow(
        "native calls with a value that is not a number", "return ask('echo', 'not a number')"
      ).here(
        #"["null"]"#, on: [.dropIn, .dialect, .copy], because: uncommon),
      WVJBRow(
        "native calls with an object of the app's", "return ask('echo', 'an object of the app\\'s')"
      ).here(
        "[]", on: [.dropIn, .dialect, .copy], because: uncommon),
      WVJBRow(
        "a page changes what it got",
        """
        const heard = [];
        bridge.registerHandler('heard', (data, respond) => { data.a = 2; data.list = []; heard.push(data) });
        await tell('heard', 'object'); await tell('heard', 'object'); return heard
        """),
    ]
}
