import BridgeMonitor
import Foundation
import MetricsTestKit
import TestSupport
import Testing

/// What goes wrong in monitored pages.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct FailureTests {
  /// A way to fail, and the origin, the type and the message of the report.
  struct Way: CustomTestStringConvertible, Sendable {
    let script: String
    let origin: ScriptFailure.Origin
    let type: String
    let message: String

    init(_ script: String, _ origin: ScriptFailure.Origin, _ type: String, _ message: String) {
      (self.script, self.origin, self.type, self.message) = (script, origin, type, message)
    }

    var testDescription: String { script }
  }

  nonisolated static let ways = [
    Way("throw new TypeError('broken')", .exception, "TypeError", "TypeError: broken"),
    Way("throw 'text'", .exception, "string", "text"),
    Way("throw null", .exception, "null", "null"),
    Way("throw undefined", .exception, "undefined", "undefined"),
    Way("throw { password: 'x', status: 401 }", .exception, "object", "{password, status: 401}"),
    Way("null.x", .exception, "TypeError", "null is not an object"),
    Way("missing()", .exception, "ReferenceError", "Can't find variable: missing"),
    Way("setTimeout(() => { throw new RangeError('late') })", .exception, "RangeError", "late"),
    Way("queueMicrotask(() => { throw new Error('soon') })", .exception, "Error", "soon"),
    Way(
      "addEventListener('x', () => { throw new Error('heard') }); dispatchEvent(new Event('x'))",
      .exception, "Error", "heard"),
    Way(
      "class Own extends Error { get name() { return 'Own' } } throw new Own('own')",
      .exception, "Own", "own"),
    Way("reportError(new EvalError('reported'))", .exception, "EvalError", "reported"),
    Way(
      "bridge.on('x', () => { throw new Error('listener') }); bridge.call('emitX')",
      .exception, "Error", "listener"),
    Way("Promise.reject(new RangeError('rejected'))", .rejection, "RangeError", "rejected"),
    Way("Promise.reject(undefined)", .rejection, "undefined", "undefined"),
    Way("(async () => { await null; throw new Error('async') })()", .rejection, "Error", "async"),
    Way("fetch('http://127.0.0.1:1/')", .rejection, "TypeError", "Load failed"),
    Way(
      "Promise.reject({ get name() { throw 1 }, get message() { throw 1 }, get stack() { throw 1 } })",
      .rejection, "object", "{name, message, stack}"),
    Way("Promise.reject(null)", .rejection, "null", "null"),
    Way("Promise.reject({ code: 7, name: 'Ada' })", .rejection, "object", "{code: 7, name}"),
    Way("Promise.reject([1, 2])", .rejection, "object", "an array of 2"),
    Way("console.error('one', 2, { three: 3 })", .console, "", "one 2 {three}"),
    Way("console.error(new TypeError('broken'))", .console, "TypeError", "TypeError: broken"),
    Way("console.error('at', new RangeError('far'))", .console, "RangeError", "at RangeError: far"),
  ]

  @Test(arguments: ways)
  func `a failure of a script is reported`(_ way: Way) async throws {
    let page = try MonitoredPage()
    try page.bridge.handle("emitX") { [weak page] in page?.bridge.emit("x") }
    try await page.load("<script>\(way.script)</script>")
    let failure = try await page.next(\.failure)
    #expect(failure.origin == way.origin)
    #expect(failure.type == way.type)
    // Only errors have stacks.
    #expect(failure.stack.isEmpty || way.type.contains("Error") || way.type == "Own")
    #expect(!failure.stack.isEmpty || way.origin != .console || way.type.isEmpty)
    #expect(failure.message.contains(way.message))
  }

  @Test func `a script with a syntax error, and a module that is missing, are reported`()
    async throws
  {
    let page = try MonitoredPage()
    try await page.load("<script>let = ;</script>")
    #expect(try await page.next(\.failure).type == "SyntaxError")
    try await page.load("<script type=module src=/missing.js?secret></script>")
    let failure = try await page.next { kind in
      if case .resourceFailed(let failure) = kind { failure } else { nil }
    }
    #expect(failure.element == "script" && failure.url.hasSuffix("/missing.js"))
  }

  @Test(arguments: [
    ("<img src=/missing.png?secret#secret>", "img", "/missing.png"),
    ("<link rel=stylesheet href=/missing.css?secret>", "link", "/missing.css"),
    ("<script src=/missing.js?secret></script>", "script", "/missing.js"),
    ("<input type=image src=/missing.png?secret>", "input", "/missing.png"),
  ])
  func `a resource that is missing is reported`(html: String, element: String, path: String)
    async throws
  {
    let page = try MonitoredPage()
    try await page.load(html)
    let failure = try await page.next { kind in
      if case .resourceFailed(let failure) = kind { failure } else { nil }
    }
    #expect(failure.element == element)
    #expect(failure.url.hasSuffix(path))
  }

  @Test func `a violation of the page's policy is reported`() async throws {
    let page = try MonitoredPage()
    try await page.load(
      "<img src='http://user:pass@other.example/a.png?secret'>",
      headers: ["Content-Security-Policy": "img-src 'self'"])
    let violation = try await page.next { kind in
      if case .violated(let violation) = kind { violation } else { nil }
    }
    #expect(violation.directive == "img-src")
    #expect(violation.url == "http://other.example/a.png")
  }

  @Test func `no report has a query or a fragment`() async throws {
    let page = try MonitoredPage()
    try await page.load("<script>function deep() { throw new Error('broken') } deep()</script>")
    while true {
      let event = try await page.nextEvent()
      guard let failure = event.kind.failure else { continue }
      #expect(failure.stack.contains("deep@http://127.0.0.1"))
      #expect(!"\(event)".contains("secret"))
      #expect(event.page?.hasPrefix("http://127.0.0.1") == true)
      break
    }
  }

  @Test func `a page that fails in a loop floods nothing, and every failure is counted`()
    async throws
  {
    let page = try MonitoredPage { $0.maxEvents = 100 }
    try await page.load("")
    _ = try await page.next(\.times)
    try await page.run(
      """
      for (let i = 0; i < 10000; i++) setTimeout(() => { throw new Error('broken') });
      await new Promise((done) => setTimeout(done, 50));
      """)
    let total = try await page.metrics(until: 10_000)
    #expect(total.failures + total.dropped == 10_000)
    var events = 0, dropped = 0
    while events + dropped < total.failures + total.dropped, events < 100 {
      switch try await page.nextEvent().kind {
      case .failed: events += 1
      case .dropped(let count): dropped += count
      default: break
      }
    }
    #expect(events <= 100)
  }

  @Test func `reports that native code refuses are counted, and told with the next one`()
    async throws
  {
    var limits = BridgeLimits.default
    limits.frameBytes = 20_000
    let page = try MonitoredPage(limits: limits)
    try await page.load("")
    _ = try await page.next(\.times)
    // Together they are larger than a text may be. The page reports them 200 ms after the first, so that a timer of
    // the same length, which is set after the last, ends after that.
    try await page.run(
      """
      for (let i = 0; i < 20; i++) setTimeout(() => { throw new Error('x'.repeat(3000)) });
      await new Promise((done) => setTimeout(() => setTimeout(done, 200)));
      """)
    try await page.run("setTimeout(() => { throw new Error('small') }); await 0")
    #expect(try await page.next(\.failure).message.contains("small"))
    let dropped = try await page.next { kind in
      if case .dropped(let count) = kind { count } else { nil }
    }
    #expect(dropped == 20)
  }

  @Test func `what fails while a page is left is reported`() async throws {
    let page = try MonitoredPage()
    try await page.load(
      "<script>addEventListener('pagehide', () => { throw new Error('last') }, true)</script>")
    try await page.load("")
    #expect(try await page.next(\.failure).message.contains("last"))
  }

  #if os(Linux)
    @Test func `the end of the page's process is reported`() async throws {
      let page = try MonitoredPage()
      try await page.crash("<!doctype html>") { try await page.load($0) }
      try await page.next { kind in if case .processEnded = kind { () } else { nil } }
    }
  #endif

  @Test func `a page can neither call the monitor nor see its reports`() async throws {
    let page = try MonitoredPage()
    try await page.load(
      """
      <script>
        window.seen = '';
        for (const name of ['then', 'catch', 'finally']) {
          const original = Promise.prototype[name];
          Promise.prototype[name] = function (...list) { seen += name + ' '; return original.apply(this, list) };
        }
        for (const name of ['0', 'kind', 'message', 'at']) {
          Object.defineProperty(Object.prototype, name, { configurable: true, set(v) { seen += name + ' ' } });
        }
        JSON.stringify = () => { seen += 'stringify '; return 'null' };
      </script>
      """)
    // A function's end would call the page's `then`.
    _ = try await page.webView.evaluateJavaScript(
      "setTimeout(() => { throw new Error('hidden') }); 0")
    #expect(try await page.next(\.failure).message.contains("hidden"))
    let codes = try await page.webView.callAsyncJavaScript(
      """
      let codes = '';
      for (const name of ['webbridge.monitor.report', 'webbridge.monitor.leave']) {
        try { await bridge.call(name, 0, 0, []); codes += 'called ' } catch (error) { codes += error.code + ' ' }
      }
      return codes + seen;
      """, arguments: [:], in: nil, contentWorld: .page)
    #expect(codes as? String == "invalidName invalidName ")
  }
}

extension MonitoredPage {
  /// Waits until failures and dropped reports together are `count`.
  fileprivate func metrics(until count: Int) async throws -> (failures: Int, dropped: Int) {
    while true {
      let failures = try? metrics.expectCounter(
        "webbridge.page.failures", [("error.type", "exception")])
      let dropped = try? metrics.expectCounter(
        "webbridge.monitor.dropped", [("webbridge.monitor.dropper", "page")])
      let seen = (Int(failures?.totalValue ?? 0), Int(dropped?.totalValue ?? 0))
      if seen.0 + seen.1 >= count { return seen }
      try await turn()
    }
  }
}
