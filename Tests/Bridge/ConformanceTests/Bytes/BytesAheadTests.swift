import Foundation
import TestSupport
import Testing

@testable import WebBridge

#if os(Linux)
  extension Conformance {
    /// Bytes that travel ahead of their line.
    @MainActor @Suite struct BytesAheadTests {
      private let bytes = TestBytes.make(1 << 20)

      /// A page that can get and compare a megabyte, and whose policy forbids the loads of bytes.
      private func page(_ script: String = "") async throws -> (any TestPage, Bridge) {
        let page = try await BytesWay.forbidden.page()
        let bridge = try page.attach(frames: .all)
        try bridge.handle("give") { bytes }
        try await BytesWay.forbidden.load(
          page,
          """
          window.loads = 0;
          addEventListener('securitypolicyviolation', () => { loads++ });
          \(script)
          """)
        return (page, bridge)
      }

      @Test(arguments: BytesWay.allCases, [700_000, 800_000, 1 << 20])
      func `bytes whose text is longer than a line may be cross in pieces`(
        way: BytesWay, count: Int
      ) async throws {
        let page = try await way.page()
        let bridge = try page.attach(limits: BridgeLimits(frameBytes: 1 << 20))
        try bridge.handle("take") { (data: Data) in data == TestBytes.make(count) }
        try await way.load(page)
        let isSame = try await page.run(
          "return await bridge.call('take', makeBytes(\(count))).catch((error) => error.code)")
        #expect(isSame == true)
      }

      @Test func `the main frame gets a megabyte without a load, and not as text`() async throws {
        let (page, bridge) = try await page()
        let sizes = LineSizes()
        bridge.add(observer: sizes)
        let seen = try await page.run(
          "return [isMade(await bridge.call('give'), \(bytes.count)), loads]")
        #expect(seen == [true, 0])
        #expect(sizes.largest < 1000)
      }

      @Test func `the same holds after document.open`() async throws {
        let (page, bridge) = try await page()
        _ = try await page.run("document.open(); document.write('x'); document.close();")
        let sizes = LineSizes()
        bridge.add(observer: sizes)
        #expect(
          try await page.run("return isMade(await bridge.call('give'), \(bytes.count))") == true)
        #expect(sizes.largest < 1000)
      }

      @Test func `a page that asks at its start gets its bytes ahead, also behind another page`()
        async throws
      {
        let (page, bridge) = try await page()
        let sizes = LineSizes()
        bridge.add(observer: sizes)
        for _ in 0..<5 {
          try await BytesWay.forbidden.load(page, "window.given = bridge.call('give');")
          #expect(try await page.run("return isMade(await given, \(bytes.count))") == true)
        }
        #expect(sizes.largest < 1000)
      }

      @Test func `the page loads what is too large to be sent ahead`() async throws {
        let (page, bridge) = try await page()
        try bridge.handle("giveMore") { TestBytes.make(5 << 20) }
        let seen = try await page.run(
          "return [isMade(await bridge.call('giveMore'), \(5 << 20)), loads]")
        #expect(seen == [true, 1])
      }

      @Test func `a subframe loads its bytes, and the main frame keeps none of them`() async throws
      {
        let (page, bridge) = try await page()
        let sizes = LineSizes()
        bridge.add(observer: sizes)
        let seen = try await page.run(
          """
          const frame = document.createElement('iframe');
          frame.src = location.href;
          await new Promise((resolve) => { frame.onload = resolve; document.body.append(frame); });
          let violations = 0;
          frame.contentWindow.addEventListener('securitypolicyviolation', () => { violations++ });
          const inner = await frame.contentWindow.bridge.call('give');
          return [inner.length, loads, violations];
          """)
        #expect(seen == [.int(bytes.count), 0, 1])
      }

      @Test func `an event of the page brings no bytes, and page scripts see no event`()
        async throws
      {
        let (page, _) = try await page(
          """
          window.seen = [];
          const note = (value) => { try { seen.push(String(value)) } catch { seen.push('?') } };
          const spy = (owner, name) => {
            const original = owner[name];
            owner[name] = function (...list) {
              list.forEach(note);
              return original.apply(this, list);
            };
          };
          for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
            spy(EventTarget.prototype, name);
          }
          spy(Uint8Array, 'fromBase64');
          spy(window, 'atob');
          for (const name of ['indexOf', 'slice']) spy(String.prototype, name);
          spy(Map.prototype, 'set');
          spy(Map.prototype, 'get');
          for (const [owner, name] of [[MessageEvent, 'data'], [MessageEvent, 'lastEventId'], [Event, 'type']]) {
            const { get } = Object.getOwnPropertyDescriptor(owner.prototype, name);
            Object.defineProperty(owner.prototype, name, { get() {
              const value = get.call(this);
              note(value);
              return value;
            } });
          }
          window.MessageEvent = class extends MessageEvent {
            constructor(...list) {
              super(...list);
              list.forEach(note);
            }
          };
          for (const target of [window, document, visualViewport]) {
            for (const type of ['bytes', 'message', 'webbridge']) {
              target.dispatchEvent(new MessageEvent(type, { lastEventId: '/1', data: 'AAAA' }));
            }
          }
          seen = [];
          """)
        let isGiven = try await page.run("return (await bridge.call('give')).length")
        #expect(isGiven == .int(bytes.count))
        let text = try await page.run("return seen.join('|')")
        guard case .string(let text) = text else {
          Issue.record("The page saw \(text).")
          return
        }
        #expect(!text.contains(LargeBytes.event))
        #expect(!text.contains(bytes.prefix(300).base64EncodedString()))
      }
    }
  }
#endif
