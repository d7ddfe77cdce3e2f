extension Side {
  /// Makes the page's garbage collector collect the whole heap, and returns when it has.
  ///
  /// Allocations start the collector, which reports only the objects that it has collected. An object that
  /// has survived a collection is collected only with the whole heap. Afterwards, no large object is allocated,
  /// because it would remain. Memory that one collection finds free is released by the next, so there are two.
  func collectGarbage() async throws {
    try await run(
      """
      const taken = new Set();
      const registry = new FinalizationRegistry((age) => taken.add(age));
      // Several objects, because a value in a register may keep one of them alive.
      const make = (age) => Array.from({ length: 10 }, () => {
        const object = {};
        registry.register(object, age);
        return object;
      });
      // A message channel, because timers of an invisible page are slow.
      const { port1, port2 } = new MessageChannel();
      const turn = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
      const allocateUntilTaken = async (age) => {
        for (let turns = 0; !taken.has(age); turns++) {
          if (turns === 4000) throw new Error('The collector did not come.');
          new ArrayBuffer(1 << 22);
          await turn();
        }
      };
      for (const time of ['first', 'second']) {
        let old = make(time + ' old');
        make(time + ' young');
        await allocateUntilTaken(time + ' young');
        old = null;
        await allocateUntilTaken(time + ' old');
      }
      port1.close();
      """)
  }
}
