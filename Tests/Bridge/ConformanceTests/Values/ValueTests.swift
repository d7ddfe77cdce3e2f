import BridgeCore
import Foundation
import Testing

extension Conformance {
  /// Values arrive unchanged.
  @MainActor @Suite struct Values {
    static let strings = [
      "", "plain", "it's \"quoted\" and \\back\\slashed\\", "line\nbreak\r\ttab",
      "</script><script>alert(1)</script>", "a\u{2028}b\u{2029}c", "nul\0in\0side",
      "\u{1}\u{1F}\u{7F}\u{80}", "👩‍👩‍👧 emoji 🏳️‍🌈", "Größe 日本語 עברית", "\u{FFFF}\u{10FFFF}",
      "${x} `y` $& $1",
    ]

    @Test(arguments: Engine.allCases)
    func `strings survive both ways, byte for byte`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var received: [String] = []
      try bridge.handle("echo") { (text: String) in
        received.append(text)
        return text
      }
      try await page.load("bridge.handle('echo', (text) => bridge.call('echo', text))")
      for text in Self.strings {
        let back: String = try await bridge.call("echo", text)
        #expect(Array(back.utf8) == Array(text.utf8), "\(text.debugDescription)")
        #expect(received.last.map { Array($0.utf8) } == Array(text.utf8))
      }
    }

    @Test(arguments: Engine.allCases)
    func `lone surrogates become U+FFFD`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var received: [String] = []
      try bridge.handle("take") { (text: String) in received.append(text) }
      try await page.load()
      _ = try await page.run(
        """
        await bridge.call('take', 'a\\ud800b'); await bridge.call('take', '\\udc00');
        await bridge.call('take', '\\ud83d\\ude00'); await bridge.call('take', '\\ude00\\ud83d');
        """)
      #expect(received == ["a\u{FFFD}b", "\u{FFFD}", "😀", "\u{FFFD}\u{FFFD}"])
    }

    @Test(arguments: Engine.allCases)
    func `five megabytes of text cross both ways`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var received = ""
      try bridge.handle("take") { (text: String) in
        received = text
        return text.utf8.count
      }
      try await page.load("bridge.handle('echo', (text) => text)")
      let text = String(repeating: "0123456789 ünïcödé \"\\\n", count: 5 << 20 / 30)
      #expect(try await bridge.call("echo", text) == text)
      let length = try await page.run(
        "window.big = '0123456789abcdé\"'.repeat(1 << 18); return await bridge.call('take', big)")
      #expect(length == .int(17 << 18))
      #expect(received == String(repeating: "0123456789abcdé\"", count: 1 << 18))
    }

    @Test(arguments: Engine.allCases)
    func `numbers, booleans, arrays and objects arrive as they are`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load("bridge.handle('echo', (value) => value)")
      for value: BridgeValue in [
        0, -1, 1.5, 9_007_199_254_740_991, -9_007_199_254_740_991, 1e21, 1e-7, 5e-300, true, false,
        nil, [], [[], [nil, [1]]], [:], ["b": 1, "a": [2, ["c": nil]]],
        ["": "", "a.b": 1, "__proto__": 1],
        ["$x": 1], ["$bytes": "AAAA"], ["$object": ["$date": 5]],
      ] {
        let back = try await bridge.call("echo", value, as: BridgeValue.self)
        #expect(back == value, "\(value)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `values that JSON lacks arrive too, at any depth`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('echo', (value) => value);
        bridge.handle('kinds', (list) => list.map((v) =>
          v === undefined ? 'undefined' : typeof v === 'object' ? v.constructor.name : typeof v + ' ' + v));
        bridge.handle('make', () => ({
          bytes: new Uint8Array([0, 1, 254, 255]), floats: new Float32Array([1]),
          buffer: new ArrayBuffer(2), date: new Date(1234567890123), map: new Map([[1, 'one'], ['k', { d: new Date(0) }]]),
          set: new Set([1, 'a', [NaN]]), big: 2n ** 64n, small: 5n, nothing: undefined,
          list: [undefined, NaN, Infinity, -Infinity],
        }));
        """)
      let bytes = Data([0, 1, 254, 255])
      let date = Date(timeIntervalSince1970: 1_234_567_890.123)
      let value: BridgeValue = [
        "bytes": .bytes(bytes), "date": .date(date), "big": .bigInt("18446744073709551616"),
        "int": .int(Int.max), "list": [.undefined, .double(.infinity), .double(-.infinity)],
        "map": .map([.init(key: 1, value: ["d": .date(date)]), .init(key: "k", value: .undefined)]),
        "set": .set([1, "a"]),
      ]
      #expect(try await bridge.call("echo", value, as: BridgeValue.self) == value)
      #expect(try await bridge.call("echo", Double.nan, as: Double.self).isNaN)
      let kinds: [String] = try await bridge.call(
        "kinds",
        [
          .bytes(bytes), .date(date), .int(1 << 53 + 1), .int(1 << 53), .map([]), .set([]),
          .undefined,
          .double(.nan),
        ] as [BridgeValue])
      #expect(
        kinds == [
          "Uint8Array", "Date", "bigint 9007199254740993", "number 9007199254740992", "Map", "Set",
          "undefined", "number NaN",
        ])
      let made = try await bridge.call("make", as: BridgeValue.self)
      #expect(made["bytes"] == .bytes(bytes))
      #expect(made["floats"] == .bytes(Data([0, 0, 128, 63])))
      #expect(made["buffer"] == .bytes(Data(count: 2)))
      #expect(made["date"] == .date(date))
      #expect(made["big"] == .bigInt("18446744073709551616"))
      #expect(made["small"] == 5)
      #expect(made["nothing"] == .undefined)
    }

    @Test(arguments: Engine.allCases)
    func `Codable types carry bytes, dates and great integers`(engine: Engine) async throws {
      struct Photo: Codable, Equatable {
        var jpeg: Data
        var taken: Date
        var id: UInt64
        var thumbnail: [UInt8]
        var next: [Photo]
        var home: URL
      }
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('photo', (p) => {
          const fine = p.jpeg instanceof Uint8Array && p.taken instanceof Date && typeof p.id === 'bigint'
            && p.thumbnail instanceof Uint8Array && p.next[0].jpeg.length === 2;
          return fine ? p : 'not as sent';
        });
        bridge.handle('iso', () => ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.5Z']);
        """)
      let date = Date(timeIntervalSince1970: 1_700_000_000)
      let url = try #require(URL(string: "https://example.com/ä?b=c"))
      let inner = Photo(
        jpeg: Data([9, 8]), taken: date, id: 1, thumbnail: [], next: [], home: url)
      let photo = Photo(
        jpeg: Data([1, 2, 3]), taken: date, id: .max, thumbnail: [4, 5], next: [inner], home: url)
      #expect(try await bridge.call("photo", photo) == photo)
      let dates: [Date] = try await bridge.call("iso")
      #expect(dates.map(\.timeIntervalSince1970) == [1_767_323_045, 1_767_323_045.5])
    }

    @Test(arguments: Engine.allCases)
    func `sets and dictionaries are Set and Map where objects have no place for them`(
      engine: Engine
    ) async throws {
      struct Shelf: Codable, Equatable {
        var tags: Set<String>
        var prices: [Int: Double]
        var days: [Date: [Set<Int>]]
        var names: [String: Int]
        var nothing: Set<Int>?
      }
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("echo") { (shelf: Shelf) in shelf }
      try await page.load(
        """
        bridge.handle('shelf', (s) => {
          const fine = s.tags instanceof Set && s.tags.has('a') && s.prices instanceof Map && s.prices.get(7) === 1.5
            && s.days instanceof Map && [...s.days.keys()][0] instanceof Date && [...s.days.values()][0][0].has(3)
            && s.names.x === 1;
          return fine ? bridge.call('echo', s) : 'not as sent';
        });
        bridge.handle('other', () => ({ tags: ['a'], prices: { 7: 1.5 }, days: new Map(), names: new Map([['x', 1]]) }));
        """)
      let shelf = Shelf(
        tags: ["a", "b"], prices: [7: 1.5, -1: 2], days: [Date(timeIntervalSince1970: 5): [[3]]],
        names: ["x": 1])
      #expect(try await bridge.call("shelf", shelf) == shelf)
      let other = Shelf(tags: ["a"], prices: [7: 1.5], days: [:], names: ["x": 1])
      #expect(try await bridge.call("other") == other)
    }

    @Test(arguments: Engine.allCases)
    func `every value has its Swift type, both ways`(engine: Engine) async throws {
      struct All: Codable, Equatable {
        var bytes: Data
        var date: Date
        var map: [Double: String]
        var set: Set<Int>
        var great: UInt64
        var missing: Int?
        var null: Int?
        var numbers: [Double]
        var inner: [All]
      }
      let page = try await engine.page()
      let bridge = try page.attach()
      var received: [All] = []
      try bridge.handle("take") { (all: All) in
        received.append(all)
        return all
      }
      try await page.load(
        """
        const make = (inner) => ({
          bytes: new Uint8Array([1, 2]), date: new Date(5000), map: new Map([[1.5, 'x']]), set: new Set([1, 2]),
          great: 2n ** 64n - 1n, missing: undefined, null: null, numbers: [NaN, Infinity, -Infinity, -0.5], inner,
        });
        bridge.handle('run', async () => {
          const buffer = make([make([])]);
          buffer.bytes = new Uint8Array([1, 2]).buffer;
          const back = await bridge.call('take', buffer);
          return [back.bytes instanceof Uint8Array, back.date.getTime() === 5000, back.map.get(1.5) === 'x',
            back.set.has(2), back.great === 2n ** 64n - 1n, back.missing === undefined, Number.isNaN(back.numbers[0]),
            back.numbers[1] === Infinity, back.numbers[2] === -Infinity, back.inner[0].set.size === 2].every((x) => x);
        });
        """)
      #expect(try await bridge.call("run") == true)
      let all = try #require(received.first?.inner.first)
      #expect(all.bytes == Data([1, 2]) && all.date == Date(timeIntervalSince1970: 5))
      #expect(all.map == [1.5: "x"] && all.set == [1, 2] && all.great == .max)
      #expect(all.missing == nil && all.null == nil && all.inner.isEmpty)
      #expect(all.numbers[0].isNaN && all.numbers[1...] == [.infinity, -.infinity, -0.5])
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `ten thousand calls at once each way are all answered, in order, none twice`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var started: [Int] = []
      try bridge.handle("double") { (n: Int) in
        started.append(n)
        return n * 2
      }
      try await page.load(
        """
        window.started = [];
        bridge.handle('double', (n) => { started.push(n); return n * 2 });
        """)
      let outcome = try await page.run(
        """
        const answered = [], calls = [];
        for (let n = 0; n < 10000; n++) {
          calls.push(bridge.call('double', n).then((r) => { answered.push(n); return r === n * 2 }));
        }
        const right = await Promise.all(calls);
        return [right.every((r) => r), answered.length, answered.every((n, i) => n === i)];
        """)
      #expect(outcome == [true, 10000, true])
      #expect(started == Array(0..<10000))
      // Swift does not define the order in which it resumes tasks. The bridge guarantees the order of the answers.
      let answers = AnswerOrder()
      bridge.add(observer: answers)
      let calls = (0..<10000).map { n in
        Task { try await bridge.call("double", n, as: Int.self) == n * 2 }
      }
      var right = 0
      for call in calls { right += try await call.value ? 1 : 0 }
      #expect(right == 10000)
      #expect(answers.ids.count == 10000)
      #expect(answers.ids == answers.ids.sorted())
      #expect(Set(answers.ids).count == 10000)
      #expect(try await page.run("return started.length") == 10000)
      #expect(
        try await page.run("return started.every((n, i) => n === i)") == true)
    }
  }
}

/// Records the ids of the page's answers in their order.
@MainActor private final class AnswerOrder: FrameObserver {
  private(set) var ids: [Int] = []

  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    guard direction == .toNative, line.hasPrefix("done ") else { return }
    ids += line.split(separator: " ").dropFirst().prefix(1).compactMap { Int($0) }
  }
}
