import BridgeCore
import Testing

extension Conformance {
  /// What a page's handler may return instead of its result.
  @MainActor @Suite struct Thenables {
    @Test(arguments: Engine.allCases)
    func `whatever has a method then is waited for, and answers once`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        class Own extends Promise {}
        class Broken extends Promise { static get [Symbol.species]() { throw new Error('no species'); } }
        const gives = (value) => ({ then(done, failed) { done(value); done(2); failed(3); } });
        const results = {
          promise: () => Promise.resolve(1),
          frozen: () => Object.freeze(Promise.resolve(1)),
          own: () => Own.resolve(1),
          thenable: () => gives(1),
          nested: () => gives(gives(Promise.resolve(1))),
          asked: () => Object.assign(Promise.resolve(2), { then: (done) => done(1) }),
          rejected: () => Promise.reject(new Error('gone wrong')),
          throwing: () => ({ then() { throw new Error('gone wrong'); } }),
          thrownAway: () => ({ then(done) { done(1); throw new Error('too late'); } }),
          noPromise: () => Object.create(Promise.prototype),
          broken: () => Broken.resolve(1),
        };
        for (const [name, result] of Object.entries(results)) bridge.handle(name, result);
        """)
      for name in ["promise", "frozen", "own", "thenable", "nested", "asked", "thrownAway"] {
        #expect(try await bridge.call(name) == 1, "\(name)")
      }
      for (name, message) in [
        ("rejected", "gone wrong"), ("throwing", "gone wrong"), ("noPromise", ""),
        ("broken", "no species"),
      ] {
        let error = await #expect(throws: BridgeError.self) { try await bridge.call(name) }
        #expect(error?.code == .thrown, "\(name)")
        #expect(error?.message.contains(message) == true, "\(name): \(error?.message ?? "")")
      }
    }
  }
}
