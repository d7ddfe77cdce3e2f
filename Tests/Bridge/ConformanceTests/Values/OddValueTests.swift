import BridgeCore
import Foundation
import Testing

extension Conformance {
  /// Values that JSON does not support: each crosses in a documented way or is
  /// refused with its path. No value is lost silently.
  @MainActor @Suite struct OddValues {
    /// What a page writes, and the text of what Swift reads.
    static let crossing = [
      ("-0", "-0"), ("[-0, 0]", "[-0,0]"), ("0", "0"),
      ("[1, , 3]", #"~[1,{"$undefined":1},3]"#),
      ("Object.assign([1], { extra: 2 })", "[1]"),
      ("({ [Symbol('s')]: 1, a: 2 })", #"{"a":2}"#),
      ("new (class { x = 1; #y = 2; get z() { return 3 } })", #"{"x":1}"#),
      (
        "Object.create({ a: 1 }, { b: { value: 2, enumerable: true }, c: { value: 3 } })",
        #"{"b":2}"#
      ),
      ("Object.create(null)", "{}"),
      ("new Number(5)", "5"), ("new Number(NaN)", #"~{"$number":"NaN"}"#),
      ("new String('s')", #""s""#), ("new Boolean(false)", "false"), ("Object(2n)", "2"),
      ("Object(2n ** 64n)", #"~{"$int":"18446744073709551616"}"#),
      ("-(2n ** 64n)", #"~{"$int":"-18446744073709551616"}"#),
      ("new Date(NaN)", "null"), ("new Date(8.64e15)", #"~{"$date":8640000000000000.0}"#),
      ("new Date(-8.64e15)", #"~{"$date":-8640000000000000.0}"#),
      ("new TypeError('no')", #"{"name":"TypeError","message":"no"}"#),
      ("new bridge.BridgeError('a', 'b')", #"{"name":"BridgeError","message":"b"}"#),
      ("(function () { return arguments })(1, 'a')", #"{"0":1,"1":"a"}"#), ("Math", "{}"),
      ("({ toJSON: () => [2n] })", "[2]"),
      ("new Map([[{ a: 1 }, 1], [NaN, 2]])", #"~{"$map":[[{"a":1},1],[{"$number":"NaN"},2]]}"#),
      ("new Set([new Set([1]), 's'])", #"~{"$set":[{"$set":[1]},"s"]}"#),
      ("new Uint16Array([258])", #"~{"$bytes":"AgE="}"#),
      ("new DataView(new Uint8Array([1, 2, 3]).buffer, 1)", #"~{"$bytes":"AgM="}"#),
      ("new Proxy({ a: 1 }, {})", #"{"a":1}"#), ("new Proxy([1], {})", "[1]"),
      ("(() => { const o = {}; return { a: o, b: [o, o] } })()", #"{"a":{},"b":[{},{}]}"#),
      (
        "({ '': 1, 'a b': 2, constructor: 3, then: 4 })",
        #"{"":1,"a b":2,"constructor":3,"then":4}"#
      ),
      ("JSON.parse('{\"__proto__\":{\"x\":[]}}')", #"{"__proto__":{"x":[]}}"#),
      ("({ $a: 1n })", #"~{"$object":{"$a":1}}"#),
      ("[{ [Symbol.toStringTag]: 'Map', a: undefined }]", #"~[{"a":{"$undefined":1}}]"#),
      ("undefined", #"~{"$undefined":1}"#),
    ]

    /// What a page writes, and the error message after the path to the value.
    static let refused = [
      ("(() => { const o = { self: {} }; o.self.self = o; return o })()", ".self.self is cyclic"),
      ("(() => { const a = []; a.push(a); return a })()", "[0] is cyclic"),
      ("(() => { const m = new Map(); m.set('k', m); return m })()", "[k] is cyclic"),
      ("(() => { const m = new Map([[1, 2]]); m.set(m, 1); return m })()", ".keys[1] is cyclic"),
      ("(() => { const s = new Set([1]); s.add([s]); return s })()", "[1][0] is cyclic"),
      ("({ toJSON() { return this } })", " is cyclic"),
      ("({ a: [1, Symbol('s')] })", ".a[1] is a symbol"),
      ("new Map([[Symbol(), 1]])", ".keys[0] is a symbol"),
      ("new Map([[{}, Symbol()]])", "[object] is a symbol"),
      ("new Set(['x', { y: Symbol() }])", "[1].y is a symbol"),
      ("Object(Symbol())", " is Symbol, which cannot cross"),
      ("({ a: { get b() { throw new Error('boom') } } })", ".a.b cannot be read: Error: boom"),
      (
        "[new Proxy({}, { ownKeys() { throw new Error('boom') } })]",
        "[0] cannot be read: Error: boom"
      ),
      (
        "(() => { const r = Proxy.revocable({}, {}); r.revoke(); return { p: r.proxy } })()",
        ".p cannot be read: TypeError"
      ),
      ("[new Proxy(new Map(), {})]", "[0] cannot be read: TypeError"),
      (
        "({ m: Object.create({ [Symbol.toStringTag]: 'Map' }) })", ".m cannot be read: TypeError"
      ),
      ("({ toJSON() { throw new Error('boom') } })", " cannot be read: Error: boom"),
      ("({ get a() { throw { toString() { throw 1 } } } })", ".a cannot be read"),
      ("({ p: Promise.resolve() })", ".p is a Promise: await it first"),
      ("[new WeakMap()]", "[0] is WeakMap, which cannot cross"),
      ("[new WeakRef({})]", "[0] is WeakRef, which cannot cross"),
      ("[/x/]", "[0] is RegExp, which cannot cross"),
      (
        "new (class { x = 1; get [Symbol.toStringTag]() { return 'Tagged' } })", " is Tagged, which"
      ),
      (
        "(() => { let a = 1; for (let i = 0; i < 502; i++) a = [a]; return a })()",
        "[0][0][0]"
      ),
    ]

    @Test(arguments: Engine.allCases)
    func `odd values of a page cross as the table says, as arguments and as results`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var taken: BridgeValue = nil
      try bridge.handle("take") { (value: BridgeValue) in taken = value }
      try await page.load()
      for (script, text) in Self.crossing {
        _ = try await page.run(
          """
          bridge.handle('give', () => \(script), { replacing: true });
          await bridge.call('take', \(script), 0).catch(() => {});
          await bridge.call('take', \(script));
          """)
        // An undefined argument counts as missing.
        if script != "undefined" { #expect(taken.description == text, "\(script)") }
        let given = try await bridge.call("give", as: BridgeValue.self)
        #expect(given.description == text, "\(script)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `an object that looks like a marker stays one beside an argument that needs a marker`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var taken: BridgeValue = nil
      try bridge.handle("take") { (first: BridgeValue, second: Date) in taken = first }
      try await page.load()
      _ = try await page.run("await bridge.call('take', { $date: 1 }, new Date(5))")
      #expect(taken == ["$date": 1])
    }

    @Test(arguments: Engine.allCases)
    func `odd values of a page are refused with the path to them, and the bridge goes on`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var taken = 0
      try bridge.handle("take") { (value: BridgeValue) in taken += 1 }
      bridge.on("event") { (_: BridgeValue) in taken += 1 }
      try await page.load()
      for (script, words) in Self.refused {
        for (call, root) in [
          ("await bridge.call('take', 1, \(script))", "args[1]"),
          ("bridge.callSync('take', \(script))", "args[0]"),
          ("await bridge.stream('take', \(script)).next()", "args[0]"),
          ("bridge.emit('event', \(script))", "value"),
        ] {
          let error = try await page.failure(of: call)
          #expect(error["code"] == "badArguments", "\(call): \(error)")
          #expect(error["isBridgeError"] == true, "\(call)")
          #expect("\(error["message"] ?? nil)".contains(root + words), "\(call): \(error)")
          if script.contains("502") {
            #expect("\(error["message"] ?? nil)".contains("… is nested deeper than 500"))
          }
        }
        _ = try await page.run(
          """
          bridge.handle('give', () => \(script), { replacing: true });
          bridge.handle('list', function* () { yield \(script) }, { replacing: true });
          """)
        // A handler's promise is awaited, and its result is the value that counts.
        if script.contains("Promise") { continue }
        let error = await #expect(throws: BridgeError.self) { try await bridge.call("give") }
        #expect(error?.code == .badResult || error?.code == .thrown, "\(script)")
        let inner = await #expect(throws: BridgeError.self) {
          for try await _ in bridge.stream("list", as: BridgeValue.self) {}
        }
        #expect(inner?.code == .badResult, "\(script)")
        #expect(
          inner?.message.contains("element" + words) == true,
          "\(script): \(String(describing: inner))")
      }
      #expect(taken == 0)
      #expect(try await page.run("await bridge.call('take', 1); return 1") == 1)
      #expect(taken == 1)
    }

    /// What a page writes where prototypes of all values have a `toJSON`, and the text of what Swift reads.
    static let besideLibraries = [
      ("[1, 2, 3]", "[1,2,3]"), ("[]", "[]"), ("[[1], { a: ['b'] }]", #"[[1],{"a":["b"]}]"#),
      ("({ a: [1], b: {} })", #"{"a":[1],"b":{}}"#), ("'text'", #""text""#), ("5", "5"),
      ("true", "true"), ("null", "null"), ("[undefined, 1n]", #"~[{"$undefined":1},1]"#),
      ("new Map([['k', [1]]])", #"~{"$map":[["k",[1]]]}"#), ("new Set([[1]])", #"~{"$set":[[1]]}"#),
      ("new Uint8Array([1])", #"~{"$bytes":"AQ=="}"#), ("new Date(5)", #"~{"$date":5}"#),
      ("new Error('no')", #"{"name":"Error","message":"no"}"#),
      ("({ toJSON: () => [7] })", "[7]"),
      ("new (class { toJSON() { return { cents: 5 } } })", #"{"cents":5}"#),
      ("new (class extends Array { toJSON() { return 'own' } })", #""own""#),
      ("new URL('https://a.example/')", #""https://a.example/""#),
    ]

    @Test(arguments: Engine.allCases)
    func `a toJSON that a library gives to all objects or arrays does not change what crosses`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var taken: BridgeValue = nil
      try bridge.handle("take") { (value: BridgeValue) in taken = value }
      try await page.load()
      _ = try await page.run(
        """
        for (const type of [Array, Object, String, Number, Boolean]) {
          type.prototype.toJSON = function () { return 'forged' };
        }
        """)
      for (script, text) in Self.besideLibraries {
        if script.contains("URL"), engine == .memory { continue }
        _ = try await page.run(
          """
          bridge.handle('give', () => \(script), { replacing: true });
          await bridge.call('take', \(script));
          """)
        #expect(taken.description == text, "\(script)")
        let given = try await bridge.call("give", as: BridgeValue.self)
        #expect(given.description == text, "\(script)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `what a page adds to every object does not cross`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var taken: [String] = []
      try bridge.handle("take") { (value: BridgeValue) in
        taken.append(value.description)
        return value
      }
      try await page.load()
      for extra in ["1", "() => 1", "undefined"] {
        let echo = try await page.run(
          """
          Object.prototype.extra = \(extra); Array.prototype.more = \(extra);
          try { return JSON.stringify(await bridge.call('take', { a: [1, { b: 2 }] })) }
          finally { delete Object.prototype.extra; delete Array.prototype.more }
          """)
        #expect(taken.last?.hasSuffix(#"{"a":[1,{"b":2}]}"#) == true)
        #expect(echo == #"{"a":[1,{"b":2}]}"#)
      }
      #expect(taken.count == 3)
    }

    @Test func `objects of the platform are refused, also with properties of their own`()
      async throws
    {
      let page = try await Engine.webKit.page()
      let bridge = try page.attach()
      try bridge.handle("take") { (_: BridgeValue) in }
      try await page.load()
      for (script, kind) in [
        ("document.body", "HTMLBodyElement"), ("new Event('click')", "Event"),
        ("Object.assign(document.createElement('p'), { mine: 1 })", "HTMLParagraphElement"),
        ("window", "Window"), ("location", "Location"),
        ("document.querySelectorAll('p')", "NodeList"),
        ("new FormData()", "FormData"), ("new Headers()", "Headers"), ("localStorage", "Storage"),
      ] {
        let error = try await page.failure(of: "await bridge.call('take', { it: \(script) })")
        #expect(error["code"] == "badArguments")
        #expect(
          error["message"] == .string("args[0].it is \(kind), which cannot cross the bridge"),
          "\(script): \(error)")
      }
      _ = try await page.run("await bridge.call('take', { ...document.body.dataset })")
      _ = try await page.run("await bridge.call('take', document.body.getBoundingClientRect())")
      #expect(
        try await page.run(
          "bridge.handle('give', () => AbortSignal.abort().reason); return 1") == 1)
      #expect(try await bridge.call("give", as: BridgeValue.self)["name"] == "AbortError")
    }

    @Test(arguments: Engine.allCases)
    func `odd values of Swift cross, or are refused with the path to them`(
      engine: Engine
    ) async throws {
      final class Ring: Encodable {
        var next: Ring?
        init() { next = self }
      }
      struct Visit: Encodable {
        var when: [Date]
      }
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("ring") { Ring() }
      try bridge.handle("late") { Visit(when: [.now, Date(timeIntervalSince1970: 8.7e12)]) }
      try await page.load(
        """
        bridge.handle('is', (v, text) => Object.is(v, (0, eval)(text)));
        bridge.handle('time', (d) => d.getTime());
        bridge.handle('great', () => 2n ** 63n);
        bridge.handle('small', () => -(2n ** 63n));
        """)
      #expect(try await bridge.call("is", -0.0, "-0") == true)
      #expect(try await bridge.call("is", 0.0, "0") == true)
      #expect(try await bridge.call("is", Double.leastNonzeroMagnitude, "5e-324") == true)
      #expect(
        try await bridge.call("is", Double.greatestFiniteMagnitude, "Number.MAX_VALUE") == true)
      #expect(try await bridge.call("is", Int.min, "0") == false)
      #expect(try await bridge.call("time", Date(timeIntervalSince1970: 8.64e12)) == 8.64e15)
      #expect(try await bridge.call("time", Date.distantPast) == -62_135_769_600_000)
      #expect(try await bridge.call("small") == Int.min)
      #expect(try await bridge.call("great") == UInt64(1) << 63)
      let tooGreat = await #expect(throws: BridgeError.self) {
        _ = try await bridge.call("great", as: Int.self)
      }
      #expect(tooGreat?.code == .badResult)
      #expect(
        tooGreat?.message.contains("expected Int, found a whole number beyond 64 bits") == true)
      let visit = Visit(when: [.now, Date(timeIntervalSince1970: .infinity)])
      let late = await #expect(throws: BridgeError.self) { try await bridge.call("is", visit) }
      #expect(late?.code == .badArguments)
      #expect(late?.message.contains("argument 1.when[1]: is a date outside") == true)
      let ring = await #expect(throws: BridgeError.self) { try await bridge.call("is", 1, Ring()) }
      #expect(ring?.code == .badArguments)
      #expect(ring?.message.contains("argument 2.next.next") == true)
      #expect(ring?.message.contains("is nested deeper than 500") == true)
      for (name, words) in [("ring", "result.next.next"), ("late", "result.when[1]: is a date")] {
        let error = try await page.failure(of: "await bridge.call('\(name)')")
        #expect(error["code"] == "badResult")
        #expect("\(error["message"] ?? nil)".contains(words), "\(error)")
      }
    }
  }
}
