import Foundation
import Testing
import WebBridge

@testable import BridgeCore

extension Conformance {
  /// Large `Data` and `Uint8Array`.
  @MainActor @Suite struct BytesTests {
    private struct Parcel: Codable, Equatable {
      var name: String
      var parts: [Data]
      var last: Data?
    }

    @Test(arguments: BytesWay.allCases, [0, 65_536, 65_537, 262_145, 1 << 20, 3_000_001])
    func `bytes of any size cross both ways unchanged`(way: BytesWay, count: Int) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      let sizes = LineSizes()
      bridge.add(observer: sizes)
      try bridge.handle("turn") { (data: Data) in
        #expect(data == TestBytes.make(count))
        return data
      }
      try await way.load(page, "bridge.handle('turn', (b) => isMade(b, \(count)) ? b : 'other');")
      let isSame = try await page.run(
        "return isMade(await bridge.call('turn', makeBytes(\(count))), \(count))")
      #expect(isSame == true)
      #expect(
        try await bridge.call("turn", TestBytes.make(count), as: Data.self) == TestBytes.make(count)
      )
      // Bytes that can be fetched are in no line. Other bytes are split, so that no line is longer than a piece
      // unless all of it is small.
      #expect(sizes.largest < (way.isFetched ? 90_000 : 1_500_000))
      if count > 1 << 20, way != .fetched { #expect(sizes.largest < 400_000) }
    }

    @Test(arguments: BytesWay.allCases)
    func `many large bytes stand at any depth of one value`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      let parcel = Parcel(
        name: "p",
        parts: [TestBytes.make(2_000_000), TestBytes.make(10), TestBytes.make(1_500_000)],
        last: TestBytes.make(1_100_000))
      try bridge.handle("parcel") { (given: Parcel, more: Data) in
        #expect(given == parcel)
        #expect(more == TestBytes.make(1_200_000))
        return given
      }
      try await way.load(page)
      let isSame = try await page.run(
        """
        const parcel = { name: 'p', parts: [makeBytes(2000000), makeBytes(10), makeBytes(1500000)],
          last: makeBytes(1100000) };
        const back = await bridge.call('parcel', parcel, makeBytes(1200000));
        return isMade(back.parts[0], 2000000) && isMade(back.parts[1], 10) &&
          isMade(back.parts[2], 1500000) && isMade(back.last, 1100000);
        """)
      #expect(isSame == true)
    }

    @Test(arguments: BytesWay.allCases)
    func `large bytes keep their place among all that is said`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      var heard: [Int] = []
      try bridge.handle("small") { (n: Int) in heard.append(n) }
      try bridge.handle("large") { (n: Int, data: Data) in heard.append(n + data.count) }
      bridge.on("event") { (data: Data) in heard.append(data.count) }
      try await way.load(
        page,
        """
        window.heard = [];
        bridge.on('event', (bytes) => { heard.push(bytes.length); });
        bridge.handle('note', (n) => { heard.push(n); });
        """)
      _ = try await page.run(
        """
        const all = [];
        for (let i = 0; i < 4; i++) {
          all.push(bridge.call('large', i, makeBytes(1200000)));
          all.push(bridge.call('small', i));
          bridge.emit('event', makeBytes(1100000 + i));
        }
        await Promise.all(all);
        """)
      // The last event may arrive after the last answer.
      try await bridge.call("note", -1)
      var expected: [Int] = []
      for i in 0..<4 { expected += [1_200_000 + i, i, 1_100_000 + i] }
      #expect(heard == expected)

      for i in 0..<4 {
        bridge.emit("event", TestBytes.make(1_100_000 + i))
        try await bridge.call("note", i)
      }
      let order = try await page.run("return heard")
      var told: [BridgeValue] = [-1]
      for i in 0..<4 { told += [.int(1_100_000 + i), .int(i)] }
      #expect(order == .array(told))
    }

    @Test(arguments: BytesWay.allCases)
    func `what the page does with its bytes after the call does not show`(way: BytesWay)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach()
      var isSame: [Bool] = []
      try bridge.handle("take") { (data: Data) in isSame.append(data == TestBytes.make(data.count))
      }
      try await way.load(page)
      _ = try await page.run(
        """
        const bytes = makeBytes(3000000);
        const first = bridge.call('take', bytes);
        bytes.fill(0);
        const moved = makeBytes(2000000);
        const second = bridge.call('take', moved);
        structuredClone(moved.buffer, { transfer: [moved.buffer] });
        const part = makeBytes(2000000);
        const third = bridge.call('take', new Uint8Array(part.buffer, 0, 1500000));
        await Promise.all([first, second, third]);
        """)
      #expect(isSame == [true, true, true])
    }

    @Test(arguments: BytesWay.allCases)
    func `streams carry large elements both ways`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      try bridge.handle("frames") { (count: Int) in
        AsyncStream<Data> {
          for i in 0..<count { $0.yield(TestBytes.make(1_100_000 + i)) }
          $0.finish()
        }
      }
      try await way.load(
        page,
        """
        bridge.handle('frames', async function* (n) {
          for (let i = 0; i < n; i++) yield makeBytes(1100000 + i);
        });
        """)
      let isSame = try await page.run(
        """
        let i = 0;
        for await (const bytes of bridge.stream('frames', 8)) if (isMade(bytes, 1100000 + i)) i++;
        return i;
        """)
      #expect(isSame == 8)
      var count = 0
      for try await data in bridge.stream("frames", 8, as: Data.self) {
        #expect(data == TestBytes.make(1_100_000 + count))
        count += 1
      }
      #expect(count == 8)
    }

    @Test(arguments: BytesWay.allCases)
    func `a reader that stops taking large elements stops the writer`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("frames") {
        Ticker(.max, watch: watch) { _ in Data(count: 2 << 20) }
      }
      try await way.load(page)
      let length = try await page.run(
        """
        window.frames_ = bridge.stream('frames');
        await frames_.next();
        const { value } = await frames_.next();
        for (let i = 0; i < 40; i++) await bridge.has('x');
        return value.length;
        """)
      #expect(length == .int(2 << 20))
      #expect(watch.given <= 6)
    }

    @Test(arguments: BytesWay.allCases)
    func `large bytes arrive where a call is made while another is written`(way: BytesWay)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach()
      try bridge.handle("take") { (data: Data, n: Int) in data.count + n }
      try await way.load(page)
      let counts = try await page.run(
        """
        let inner;
        const toJSON = () => { inner = bridge.call('take', makeBytes(1500000), 2); return 1 };
        const outer = bridge.call('take', makeBytes(2000000), { toJSON });
        return [await outer, await inner];
        """)
      #expect(counts == [2_000_001, 1_500_002])
    }

    @Test(arguments: [BytesWay.text, .fetched])
    func `what a page does to typed arrays does not reach the runtime's`(way: BytesWay) async throws
    {
      let page = try await way.page()
      let bridge = try page.attach()
      try bridge.handle("turn") { (data: Data) in data }
      try await way.load(page)
      let seen = try await page.run(
        """
        const [small, large] = [makeBytes(10).buffer, makeBytes(2000000).buffer];
        const prototype = Object.getPrototypeOf(Uint8Array.prototype);
        const own = ['length', 'buffer'].map((n) => [n, Object.getOwnPropertyDescriptor(prototype, n)]);
        const seen = [];
        for (const [name, { get }] of own) {
          Object.defineProperty(prototype, name,
            { configurable: true, get() { seen.push(name); return get.call(this) } });
        }
        const backs = [await bridge.call('turn', small), await bridge.call('turn', large)];
        for (const [name, getter] of own) Object.defineProperty(prototype, name, getter);
        return [seen.length, isMade(backs[0], 10), isMade(backs[1], 2000000)];
        """)
      #expect(seen == [0, true, true])
    }

    @Test func `what authenticates a document is in no URL that others are told of`() async throws {
      for way in [BytesWay.fetched, .forbidden] {
        let page = try await way.page()
        let bridge = try page.attach()
        try bridge.handle("take") { (data: Data) in data.count }
        try await way.load(page)
        let told = try await page.run(
          """
          const told = [];
          document.addEventListener('securitypolicyviolation', (e) => told.push(e.blockedURI));
          await bridge.call('take', new Uint8Array(2000000));
          for (const entry of performance.getEntries()) told.push(entry.name);
          await new Promise((resolve) => setTimeout(resolve, 50));
          return told.join();
          """)
        let document = try #require(bridge.session.mainDocument)
        for secret in [document.token, document.key] {
          #expect(!"\(told)".contains(secret), "\(way)")
        }
      }
    }

    @Test(arguments: BytesWay.allCases)
    func `large bytes arrive where no further call may be made`(way: BytesWay) async throws {
      let page = try await way.page()
      let bridge = try page.attach(limits: BridgeLimits(pendingCalls: 1))
      try bridge.handle("give") { TestBytes.make(2_000_000) }
      try await way.load(page)
      #expect(try await page.run("return isMade(await bridge.call('give'), 2000000)") == true)
    }

    @Test(arguments: BytesWay.allCases)
    func `more than is kept for the other side is an error that says so`(way: BytesWay) async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(limits: BridgeLimits(queuedBytes: 2 << 20))
      try bridge.handle("large") { Data(count: 2 << 20 + 1) }
      try bridge.handle("take") { (data: Data) in data.count }
      try await way.load(page, "bridge.handle('take', (b) => b.length);")
      await #expect(throws: BridgeError.self) {
        try await bridge.call("take", Data(count: 3 << 20))
      }
      for call in ["bridge.call('take', new Uint8Array(3 << 20))", "bridge.call('large')"] {
        #expect(try await page.failure(of: "await \(call)")["code"] == "overLimit")
      }
      #expect(try await page.run("return bridge.call('take', makeBytes(1500000))") == 1_500_000)
      #expect(try await bridge.call("take", TestBytes.make(1_500_000)) == 1_500_000)
    }

    @Test(arguments: BytesWay.allCases)
    func `a synchronous call carries large bytes, and hears what was said before`(way: BytesWay)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach()
      var heard: [Int] = []
      try bridge.handle("take") { (data: Data) in
        heard.append(data.count)
        return data
      }
      try await way.load(page)
      let isSame = try await page.run(
        """
        const first = bridge.call('take', makeBytes(2000000));
        const bytes = bridge.callSync('take', makeBytes(1500000));
        await first;
        return isMade(bytes, 1500000);
        """)
      #expect(isSame == true)
      #expect(heard == [2_000_000, 1_500_000])
    }
  }
}
