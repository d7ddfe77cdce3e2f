import BridgeCore
import BridgeTesting
import TestSupport
import Testing

extension Conformance {
  /// Calls, events, cancellations, late texts and reloads in a random order.
  @MainActor @Suite struct Interleavings {
    /// What reached one end.
    @MainActor private final class Ear {
      var all: [Int] = []
      var later: [Int] = []
      /// How often each call of native code was answered.
      var answers: [Int: Int] = [:]
    }

    /// Numbers what the page does, and keeps what reaches it.
    private static let script = """
      window.heard = []; window.pending = []; window.ends = [];
      bridge.handle('take', (n) => { heard.push(n); return n });
      bridge.handle('takeLater', async (n) => { heard.push(n); await null; return n });
      bridge.on('event', (n) => { heard.push(n) });
      window.ask = (name, n) => {
        const controller = new AbortController();
        window.last = controller;
        const options = bridge.with({ signal: controller.signal });
        const end = ends.length;
        ends.push([n]);
        pending.push(options.call(name, n).then((v) => { ends[end].push(v) }, (e) => { ends[end].push(e.code) }));
      };
      0
      """

    @Test(arguments: Seeds.all)
    func `however texts interleave, order is kept and each call has one answer`(
      seed: UInt64
    ) async throws {
      var random = SeededGenerator(seed: seed)
      let page = InMemoryPage(url: "https://a.example/", script: Self.script)
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      let ear = Ear()
      try bridge.handle("take") { (n: Int) in
        ear.all.append(n)
        return n
      }
      try bridge.handle("takeLater") { (n: Int) async in
        ear.later.append(n)
        for _ in 0..<(n % 3) { await Task.yield() }
        return n
      }
      bridge.on("event") { (n: Int) in ear.all.append(n) }
      var (number, delays, tasks) = (0, [PageDelay](), [Task<Void, Never>]())
      // A page gives up when many replies overtake one, because engines keep their order.
      var reply: PageDelay?
      var documents = 1
      // What the document has sent to `ear.all`, and how much of that it may have cancelled.
      var (sent, cancelled) = (0, 0)
      for _ in 0..<120 {
        if let late = reply, late.held != nil {
          late.release()
          reply = nil
        }
        number += 1
        let n = number
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2:
          sent += 1
          try await page.evaluate("ask('take', \(n)); 0")
        case 3:
          sent += 1
          try await page.evaluate("ask('take', \(n)); ask('takeLater', \(n)); 0")
        case 4: try await page.evaluate("ask('takeLater', \(n)); last.abort(); 0")
        case 5:
          sent += 1
          try await page.evaluate("bridge.emit('event', \(n)); 0")
        case 6:
          cancelled += 1
          try await page.evaluate("window.last && last.abort(); 0")
        case 7: bridge.emit("event", n)
        case 8...10:
          let name = Bool.random(using: &random) ? "take" : "takeLater"
          tasks.append(
            Task {
              let answer: Int? = try? await bridge.call(name, n)
              ear.answers[n, default: 0] += 1
              if let answer { #expect(answer == n) }
            })
          // The task begins the call before anything that comes later.
          await Task.yield()
        case 11: tasks.randomElement(using: &random)?.cancel()
        case 12 where delays.count < 3: delays.append(page.delay(.nextText(.toNative)))
        case 15 where reply == nil: reply = page.delay(.nextText(.toPage), overtakenBy: 1)
        case 13: if !delays.isEmpty { delays.removeFirst().release() }
        case 14 where Int.random(in: 0..<6, using: &random) == 0:
          // Engines deliver hellos in the order of the documents: one that is late delays the next reload.
          guard page.transcript.count(where: { $0.text.hasPrefix("hello ") }) == documents else {
            delays.first { $0.held?.text.hasPrefix("hello ") == true }?.release()
            continue
          }
          documents += 1
          page.reload()
          // What the old document has sent may still arrive, and need not.
          (sent, cancelled) = (0, 0)
        default: for _ in 0..<3 { await Task.yield() }
        }
      }
      for delay in delays { delay.release() }
      reply?.release()
      let ends = try await page.evaluate(
        "bridge.ready.then(() => Promise.all(pending)).then(() => ends)", as: [[BridgeValue]].self)
      for end in ends {
        #expect(end.count == 2, "\(end) has not one end")
        #expect(end.last == end.first || end.last == "cancelled", "\(end)")
      }
      let heard = try await page.evaluate("heard", as: [Int].self)
      bridge.detach()
      for task in tasks { await task.value }
      #expect(ear.answers.values.allSatisfy { $0 == 1 } && ear.answers.count == tasks.count)
      for list in [heard, ear.all, ear.later] {
        #expect(zip(list, list.dropFirst()).allSatisfy { $0 < $1 }, "\(list)")
      }
      #expect(ear.all.count >= sent - cancelled)
    }
  }
}
