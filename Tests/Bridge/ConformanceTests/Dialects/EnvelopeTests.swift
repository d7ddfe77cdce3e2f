import BridgeTesting
import Testing
import WebBridge

extension Conformance {
  /// Pages that post `{method, data, callbackId, successId, failedId}`.
  @MainActor @Suite struct EnvelopeTests {
    /// The script of a page that keeps its replies. `heard(n)` waits for `n` replies.
    static let script = """
      window.replies = [];
      let count = 0, enough = () => {};
      window.app = { onReply(id, payload) { replies.push([id, payload]); if (replies.length >= count) enough() } };
      window.heard = (n) => new Promise((resolve) => {
        count = n;
        enough = () => resolve(replies);
        if (replies.length >= n) enough();
      });
      window.post = (message) => webkit.messageHandlers.nativeObject.postMessage(message);
      """

    static func page(_ engine: Engine, limits: BridgeLimits = .default) async throws
      -> (any TestPage, Bridge)
    {
      let page = try await engine.page()
      let bridge = try page.attach(
        dialects: [.envelope(handler: "nativeObject", reply: "app.onReply")], limits: limits)
      return (page, bridge)
    }

    @Test(arguments: Engine.allCases)
    func `a message is acknowledged, answered, and fails, by the ids that it has`(engine: Engine)
      async throws
    {
      let (page, bridge) = try await Self.page(engine)
      struct Place: Codable { var name: String }
      try bridge.handle("mall.location.forward") { (place: Place) in "went to \(place.name)" }
      try bridge.handle("mall.fail") { () async throws in
        throw BridgeError("closed", "It is closed.", data: ["until": 8])
      }
      try await page.load(Self.script)
      let replies = try await page.run(
        """
        post({ method: 'mall.location.forward', data: { name: 'x' }, callbackId: 1, successId: 2, failedId: 3 });
        post({ method: 'mall.fail', callbackId: 'a', successId: 'b', failedId: 'c' });
        post({ method: 'mall.nothing', callbackId: 0, failedId: '' });
        const before = replies.length;
        await heard(6);
        return [before, replies.filter(([id]) => id === 1 || id === 2),
          replies.filter(([id]) => 'abc'.includes(id) && id), replies.filter(([id]) => !id)];
        """)
      #expect(
        replies == [
          // No reply arrives while the page still posts, because the page records the message after posting it.
          0, [[1, nil], [2, "went to x"]],
          [
            ["a", nil],
            ["c", ["code": "closed", "message": "It is closed.", "data": ["until": 8]]],
          ],
          [
            [0, nil],
            [
              "",
              [
                "code": "unknownMethod",
                "message": .string(
                  "No handler is registered for \"mall.nothing\". "
                    + "Register one with bridge.handle(\"mall.nothing\") { … } in Swift."),
              ],
            ],
          ],
        ])
    }

    @Test(arguments: Engine.allCases)
    func `the acknowledgement comes when native has the call, not when it has answered`(
      engine: Engine
    ) async throws {
      let (page, bridge) = try await Self.page(engine)
      let (release, releasing) = AsyncStream<Void>.makeStream()
      try bridge.handle("slow") { () async in
        for await _ in release { break }
        return "late"
      }
      try await page.load(Self.script)
      #expect(
        try await page.run(
          "post({ method: 'slow', callbackId: 1, successId: 2 }); return [...await heard(1)]")
          == [[1, nil]])
      releasing.yield()
      #expect(try await page.run("return await heard(2)") == [[1, nil], [2, "late"]])
    }

    @Test(arguments: Engine.allCases)
    func `data of any depth is the one argument, and none is none`(engine: Engine) async throws {
      let (page, bridge) = try await Self.page(engine)
      try bridge.handle("echo") { (data: BridgeValue) in data }
      try bridge.handle("none") { "none" }
      try bridge.handle("perhaps") { (data: Int?) in data ?? -1 }
      try await page.load(Self.script)
      let replies = try await page.run(
        """
        const data = { a: [{ b: { c: [null, 'ü', 1.5, true] } }], text: '\\'"\\\\\\u2028' };
        const posts = [['echo', data], ['echo', [1, [2]]], ['echo', 0], ['none', null], ['none'], ['perhaps', null], ['perhaps', 4]];
        posts.forEach(([method, data], successId) => post({ method, data, successId }));
        await heard(posts.length);
        return replies.sort((a, b) => a[0] - b[0]).map((reply) => reply[1]);
        """)
      #expect(
        replies == [
          ["a": [["b": ["c": [nil, "ü", 1.5, true]]]], "text": "'\"\\\u{2028}"],
          [1, [2]], 0, "none", "none", -1, 4,
        ])
    }

    @Test(arguments: Engine.allCases)
    func `what is called without ids runs, and nothing is replied`(engine: Engine) async throws {
      let (page, bridge) = try await Self.page(engine)
      var ran: [Int] = []
      try bridge.handle("run") { (n: Int) in ran.append(n) }
      try bridge.handle("end") { "end" }
      try await page.load(Self.script)
      let replies = try await page.run(
        """
        for (let n = 0; n < 100; n++) post({ method: 'run', data: n, successId: n % 2 ? null : undefined });
        post({ method: 'end', successId: 'end' });
        return await heard(1);
        """)
      #expect(replies == [["end", "end"]])
      #expect(ran == Array(0..<100))
    }

    @Test(arguments: Engine.allCases)
    func `each element of a stream goes to the success id, and its failure to the other`(
      engine: Engine
    ) async throws {
      let (page, bridge) = try await Self.page(engine)
      try bridge.handle("numbers") {
        AsyncThrowingStream<Int, any Error> { stream in
          for n in 0..<20 { stream.yield(n) }
          stream.finish(throwing: BridgeError("broken", "It broke."))
        }
      }
      try await page.load(Self.script)
      let replies = try await page.run(
        "post({ method: 'numbers', successId: 's', failedId: 'f' }); return await heard(21)")
      #expect(
        replies
          == .array(
            (0..<20).map { ["s", .int($0)] } + [["f", ["code": "broken", "message": "It broke."]]]))
    }

    @Test(arguments: Engine.allCases)
    func `replies wait for a function that the page has later, and find it as it is by then`(
      engine: Engine
    ) async throws {
      let (page, bridge) = try await Self.page(engine)
      try bridge.handle("early") { "early" }
      try bridge.handle("late") { "late" }
      try await page.load(
        """
        window.all = new Promise((resolve) => {
          webkit.messageHandlers.nativeObject.postMessage({ method: 'early', callbackId: 1, successId: 2 });
          const heard = [];
          addEventListener('load', () => {
            window.app = { own: true, onReply(id, payload) {
              heard.push([this.own, id, payload]);
              if (heard.length < 2) return;
              window.app.onReply = function (id, payload) { resolve([...heard, [this.own, id, payload]]) };
              webkit.messageHandlers.nativeObject.postMessage({ method: 'late', successId: 3 });
            } };
          });
        });
        """)
      #expect(
        try await page.run("return await all") == [
          [true, 1, nil], [true, 2, "early"], [true, 3, "late"],
        ])
    }

    @Test(arguments: Engine.allCases)
    func `two envelopes answer side by side, each by its own names`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [
        .envelope(handler: "one", reply: "onOne"),
        .envelope(handler: "two", reply: "deep.down.onTwo"),
      ])
      try bridge.handle("a.b.c") { (n: Int) in n + 1 }
      try bridge.handle("a.b") { (n: Int) in n + 2 }
      try await page.load()
      let heard = try await page.run(
        """
        return await new Promise((resolve) => {
          const heard = [];
          const hear = (name) => (id, payload) => { if (heard.push([name, id, payload]) === 2) resolve(heard.sort()) };
          window.onOne = hear('one');
          window.deep = { down: { onTwo: hear('two') } };
          webkit.messageHandlers.one.postMessage({ method: 'a.b.c', data: 1, successId: 7 });
          webkit.messageHandlers.two.postMessage({ method: 'a.b', data: 1, successId: 7 });
        });
        """)
      #expect(heard == [["one", 7, 2], ["two", 7, 3]])
    }
  }
}
