import Foundation
import Testing
import WebBridge

@testable import BridgeCodec

extension Conformance {
  /// Long values are decoded off the main actor if their types allow it, by every way in which Swift takes a page's value.
  @MainActor @Suite struct DecodingAhead {
    /// Notes whether it was decoded on the main thread.
    struct Probe: BackgroundDecodable {
      let number: Int
      let wasOnMain: Bool

      init(from decoder: any Decoder) throws {
        number = try Int(from: decoder)
        wasOnMain = Thread.isMainThread
      }
    }

    /// A type whose code runs on the main actor.
    struct Own: Decodable {
      let number: Int
      let wasOnMain: Bool

      init(from decoder: any Decoder) throws {
        number = try Int(from: decoder)
        wasOnMain = Thread.isMainThread
      }
    }

    /// An object of an app whose methods take long values.
    @Exposed("library") @MainActor final class Library {
      private let note: (_ count: Int, _ wasOnMain: Bool) -> Void

      init(_ note: @escaping (_ count: Int, _ wasOnMain: Bool) -> Void) { self.note = note }

      func add(to name: String, _ list: [Probe]) { take(list) }

      func replace(_ object: [String: Probe]?) async { take(object.map { Array($0.values) } ?? []) }

      func count(_ list: [Probe], then answer: @escaping @Sendable (Int) -> Void) {
        take(list)
        answer(list.count)
      }

      private func take(_ list: [Probe]) { note(list.count, list.contains(where: \.wasOnMain)) }
    }

    /// The ways of a value, each as the script that gives a value of `list` or `object`.
    nonisolated static let ways: [(name: String, script: String)] = [
      ("a call", "await bridge.call('call', object)"),
      ("a call that is answered later", "await bridge.call('later', object)"),
      ("a call with a function", "await bridge.call('function', () => 1, list)"),
      ("a synchronous call", "bridge.callSync('call', object)"),
      ("an exposed method", "await bridge.call('library.add', 'a', list)"),
      ("an exposed method that is awaited", "await bridge.call('library.replace', object)"),
      ("an exposed method with a closure", "await bridge.call('library.count', list)"),
      ("a stream", "for await (const _ of bridge.stream('stream', list));"),
      ("an event", "bridge.emit('event', list)"),
      ("the elements of events", "bridge.emit('events', list)"),
      ("a function's argument", "await (await bridge.call('exported'))(list)"),
      ("a result", "await bridge.call('ask', 'list')"),
      ("a result with a function", "await bridge.call('ask', 'mixed')"),
      ("an element", "await bridge.call('read')"),
      (
        "an element of an argument",
        "await bridge.call('readArgument', { async *[Symbol.asyncIterator]() { yield list } })"
      ),
    ]

    @Test(arguments: Engine.allCases, ways.indices)
    func `a long value of a type that allows it is decoded off the main actor`(
      engine: Engine, way: Int
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var seen: [(count: Int, wasOnMain: Bool)] = []
      func note(_ list: some Collection<Probe>) {
        seen.append((list.count, list.contains(where: \.wasOnMain)))
      }
      try bridge.handle("call") { (object: [String: Probe]) in note(object.values) }
      try bridge.expose(Library { seen.append(($0, $1)) })
      try bridge.handle("later") { (object: [String: Probe]?) async in
        note(object?.values.map { $0 } ?? [])
      }
      try bridge.handle("function") { (_: BridgeFunction, list: [Probe]) in note(list) }
      try bridge.handle("stream") { (list: [Probe]) in
        note(list)
        return AsyncStream { $0.finish() } as AsyncStream<Int>
      }
      bridge.on("event") { (list: [Probe]) in note(list) }
      let events = bridge.events("events", as: [Probe].self)
      let reading = Task { for await list in events { note(list) } }
      try bridge.handle("exported") { BridgeFunction { (list: [Probe]) in note(list) } }
      try bridge.handle("ask") { (name: String) async throws in
        if name == "list" { return note(try await bridge.call(name, as: [Probe].self)) }
        let mixed = try await bridge.call(name, as: [String: [Probe]].self)
        note(mixed["list"] ?? [])
      }
      try bridge.handle("read") { () async throws in
        for try await list in bridge.stream("lists", as: [Probe].self) { note(list) }
      }
      try bridge.handle("readArgument") { (lists: BridgeStream<[Probe]>) async throws in
        for try await list in lists { note(list) }
      }
      try await page.load()
      _ = try await page.run(
        """
        const list = Array.from({ length: 20000 }, (_, i) => i);
        const object = Object.fromEntries(list.map((i) => ['k' + i, i]));
        bridge.handle('list', () => list);
        bridge.handle('mixed', () => ({ list, none: [] }));
        bridge.handle('lists', async function* () { yield list });
        \(Self.ways[way].script);
        await bridge.call('page.none').catch(() => {});
        return 0;
        """)
      while seen.isEmpty { await Task.yield() }
      reading.cancel()
      #expect(seen.map(\.count) == [20_000])
      // A page in memory waits for a synchronous call on the main thread itself.
      let isOnMain = engine == .memory && Self.ways[way].name == "a synchronous call"
      #expect(seen.map(\.wasOnMain) == [isOnMain])
    }

    @Test
    func
      `another type, a short value and a value that does not fit are decoded on the main actor`()
      async throws
    {
      let page = try await Engine.memory.page()
      let bridge = try page.attach()
      var own: [Bool] = []
      var short: [Bool] = []
      let events = bridge.events("events", as: [Own].self)
      let result = Task { () -> [Own] in
        for await list in events { return list }; return []
      }
      try bridge.handle("own") { (list: [Own]) in own = list.map(\.wasOnMain) }
      try bridge.handle("short") { (list: [Probe]) in short = list.map(\.wasOnMain) }
      try await page.load()
      let error = try await page.run(
        """
        const list = Array.from({ length: 20000 }, (_, i) => i);
        await bridge.call('own', list);
        bridge.emit('events', list);
        await bridge.call('short', [1, 2]);
        return await bridge.call('short', [...list, 'x']).catch((error) => error.message);
        """)
      let heard = await result.value.map(\.wasOnMain)
      #expect(heard.count == 20_000)
      #expect(Set(heard) == [true])
      #expect(Set(own) == [true] && own.count == 20_000)
      #expect(short == [true, true])
      #expect(error == "\"short\" argument 1[20000]: expected Int, found a string.")
    }
  }
}
