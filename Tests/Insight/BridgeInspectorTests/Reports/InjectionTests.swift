import BridgeInspector
import Disclosure
import Foundation
import Testing

/// Texts of a page that command terminals, end lines, or are not what people read.
@MainActor @Suite(.timeLimit(.minutes(2))) struct InjectionTests {
  /// ESC, the ends of lines, a bell, the second form of ESC [, and what turns the order of letters.
  static let mark =
    #"\u001b[31m\n2026-01-01 critical FORGED\r\u2028\u2029\u0085\u0007\u009b2J\u202e\u2066\u200f"#

  /// What a page does with the text.
  static let channels = [
    "return failure(MARK)", "return failure('add', MARK)",
    "return failure('typed', { [MARK]: MARK })",
    "bridge.emit(MARK, MARK)", "bridge.emit('number', MARK)",
    "bridge.emit('number', { [MARK]: 1 })",
    "try { bridge.callSync(MARK) } catch (error) { return error.message }",
    "return `${await bridge.has(MARK)}`",
    "(async () => { for await (const x of bridge.stream(MARK)); })().catch(() => 0)",
    "const own = bridge.with({ traceparent: MARK }); return own.call('add', 1)",
    "bridge.handle('ask1', () => { throw new Error(MARK) }); return failure('askPage', 'ask1')",
    "bridge.handle('ask2', () => { throw new RangeError(MARK) }); return failure('askPage', 'ask2')",
    "bridge.handle('ask3', () => { throw MARK }); return failure('askPage', 'ask3')",
    "bridge.handle('ask4', () => { throw { [MARK]: MARK } }); return failure('askPage', 'ask4')",
    "bridge.handle('ask5', () => MARK); return failure('askPage', 'ask5')",
    "bridge.handle('ask6', async function* () { throw new Error(MARK) }); return failure('readPage', 'ask6')",
    "later(() => { throw new Error(MARK) })", "later(() => { throw MARK })",
    "later(() => { throw Object.assign(new Error(MARK), { name: MARK, stack: MARK }) })",
    "later(() => { throw { [MARK]: MARK } })", "Promise.reject(new Error(MARK))",
    "Promise.reject(new AggregateError([new Error(MARK)], MARK))",
    "Promise.reject(Object.assign(new Error(MARK, { cause: MARK }), { name: MARK }))",
    "console.error(MARK)", "console.error(new Error(MARK))", "console.error({ [MARK]: MARK })",
    "history.pushState(0, '', '/' + MARK); later(() => { throw new Error('1') })",
    "location.hash = '#/' + MARK; later(() => { throw new Error('2') })",
    "const i = new Image(); i.src = '/' + MARK; document.body.append(i)",
    "const i = new Image(); i.src = 'http://b.example/' + MARK; document.body.append(i)",
    "for (const name in webkit.messageHandlers) webkit.messageHandlers[name].postMessage(MARK)",
    "for (const h of Object.values(Object.getOwnPropertyDescriptors(webkit.messageHandlers))) h.value?.postMessage?.(MARK)",
    "prompt(MARK)",
  ]

  @Test func `no text of a page ends a line or commands a terminal, wherever it is said`()
    async throws
  {
    let page = try ReportedPage(.detailed)
    let bridge = page.bridge
    try bridge.handle("add") { (_: Int) in }
    try bridge.handle("typed") { (_: [String: Int]) in }
    bridge.on("number") { (_: Int) in }
    bridge.on(try BridgeValue(parsing: "\"\(Self.mark)\"").decode(String.self)) { (_: Int) in }
    try page.callPage()
    try await page.load(headers: ["Content-Security-Policy": "img-src 'self'"])
    for channel in Self.channels {
      let mark = "'" + Self.mark + "'"
      // A name with such characters is refused, which is said as well.
      let script =
        "try { \(channel.replacing("MARK", with: mark)) } catch (e) { if (e.code !== 'invalidName') throw e; }"
      do { try await page.run(script) } catch {
        Issue.record("\(channel): \(error)")
      }
    }
    try await page.settle()
    for place in Place.allCases where place != .page {
      #expect(page.said(place).contains("FORGED"), "\(place)")
      for line in page.lines(place) {
        #expect(
          line.unicodeScalars.allSatisfy { $0.isPrintable }, "\(place): \(line.debugDescription)")
      }
    }
  }
}
