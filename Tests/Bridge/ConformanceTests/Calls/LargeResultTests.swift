import Foundation
import Testing
import WebBridge

extension Conformance {
  /// A large result may be the first, the last or any other answer in its text.
  @MainActor @Suite struct LargeResults {
    @Test(arguments: Engine.allCases)
    func `large results arrive whole, alone and among others, in any order`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("text") { (length: Int) in String(repeating: "é\n\"x", count: length / 5) }
      try bridge.handle("dated") { (length: Int) in
        [
          BridgeValue.string(String(repeating: "x", count: length)),
          .date(.init(timeIntervalSince1970: 1)),
        ]
      }
      try await page.load()
      for lengths in [
        [70_000], [65_525], [65_535], [65_540], [500_000, 10], [10, 500_000],
        [70_000, 90_000, 5, 70_005],
      ] {
        let result = try await page.run(
          """
          const texts = await Promise.all(\(lengths).map((length) => bridge.call('text', length)));
          const dated = await Promise.all(\(lengths).map((length) => bridge.call('dated', length)));
          return [texts.map((text) => text === 'é\\n"x'.repeat(text.length / 4) ? text.length : text),
            dated.map(([text, date]) => [text.length, date.getTime()])];
          """)
        let expected: BridgeValue = [
          .array(lengths.map { .int($0 / 5 * 4) }), .array(lengths.map { [.int($0), 1000] }),
        ]
        #expect(result == expected, "\(lengths)")
      }
    }
  }
}
