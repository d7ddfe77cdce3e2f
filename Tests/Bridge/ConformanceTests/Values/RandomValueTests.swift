import BridgeCore
import TestSupport
import Testing

extension Conformance {
  /// Values of every kind, at random.
  @MainActor @Suite struct RandomValues {
    @Test(arguments: Engine.allCases, Seeds.all)
    func `random values survive the way to the page, and the way back`(
      engine: Engine, seed: UInt64
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("echo") { (value: BridgeValue) in value }
      try await page.load(
        "bridge.handle('echo', (value) => value); bridge.handle('there', (v) => bridge.call('echo', v))"
      )
      var random = RandomValue(seed: seed, isOfPage: true)
      for _ in 0..<100 {
        let value = random.next()
        // An argument that is undefined counts as missing.
        let back: [BridgeValue] = try await bridge.call("echo", [value])
        #expect(back == [value], "\(value)")
        let twice: [BridgeValue] = try await bridge.call("there", [value])
        #expect(twice == [value], "\(value)")
      }
    }
  }
}
