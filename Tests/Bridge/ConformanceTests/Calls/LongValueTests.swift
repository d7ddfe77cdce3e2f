import Foundation
import Testing
import WebBridge

extension Conformance {
  /// Values of several megabytes cross in parts, and are read off the main actor.
  @MainActor @Suite struct LongValues {
    @Test(arguments: Engine.allCases)
    func `long values arrive whole and in order, by every way`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var heard: [Int] = []
      bridge.on("value") { (value: BridgeValue) in
        switch value {
        case .string(let text): heard.append(text.count)
        case .array(let list): heard.append(list.count)
        case .object: heard.append(value["k49999"] == 49_999 ? 50_000 : -1)
        default: heard.append(-1)
        }
      }
      try bridge.handle("count") { (text: String) in text.count }
      try bridge.handle("call") { (function: BridgeFunction, list: [Int]) async throws in
        try await function(list.count, as: Int.self)
      }
      try bridge.handle("heard") { heard }
      try await page.load()
      let result = try await page.run(
        """
        bridge.handle('text', (n) => '😀'.repeat(n));
        const list = Array.from({ length: 100000 }, (_, i) => i);
        const object = {};
        for (let i = 0; i < 50000; i++) object['k' + i] = i;
        for (let i = 0; i < 2; i++) {
          bridge.emit('value', '😀'.repeat(300000 + i));
          bridge.emit('value', 'x');
          bridge.emit('value', list);
        }
        bridge.emit('value', object);
        const called = bridge.call('call', (n) => n + 1, list);
        const heard = bridge.callSync('heard');
        const count = await bridge.call('count', 'é'.repeat(4000000));
        return [count, await called, bridge.callSync('count', 'x'.repeat(2000000)), heard];
        """)
      let each = (0..<2).flatMap { [300_000 + $0, 1, 100_000] } + [50_000]
      #expect(result == [4_000_000, 100_001, 2_000_000, .array(each.map { .int($0) })])
      #expect(try await bridge.call("text", 1_000_000, as: String.self).count == 1_000_000)
    }
  }
}
