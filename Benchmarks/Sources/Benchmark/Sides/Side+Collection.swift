extension Side {
  /// Has the page's collector look at everything, and returns when it has.
  ///
  /// It does so by how much was allocated, and says nothing but that it has taken an object. One that has
  /// lived through a collection is taken by no other than one of the whole heap. Nothing of much size is
  /// allocated after that, which would be left. What one collection finds free is given back by the next.
  func collectGarbage() async throws {
    try await run(
      """
      const taken = new Set();
      const registry = new FinalizationRegistry((age) => taken.add(age));
      // Several, for one may be taken to be in use by what a register holds.
      const make = (age) => Array.from({ length: 10 }, () => {
        const object = {};
        registry.register(object, age);
        return object;
      });
      // Timers of a page that nobody sees are slow.
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
