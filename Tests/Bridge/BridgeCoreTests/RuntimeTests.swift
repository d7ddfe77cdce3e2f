import BridgeTesting
import Foundation
import Testing

@testable import BridgeCore
@testable import BridgeLegacy
@testable import WebBridge

/// What the source of the page runtime must and must not contain.
@Suite struct RuntimeSourceTests {
  /// All dialects.
  private static let dialects: [BridgeDialect] = [
    .envelope(handler: "h", reply: "r"), .kkJSBridge, .dsBridge, .webViewJavascriptBridge,
  ]

  /// The minified sources with extensions and dialects. The minifier must not make them ask the page either.
  private static let minified =
    ([RuntimeSource.bridge, LargeBytesSource.script, DialectSource.shared] + dialects.map(\.source))
    .joined()

  /// Returns the JavaScript files that are minified, in their order.
  private static func source(
    where isIncluded: (Substring) -> Bool = { _ in true }
  ) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources")
    let list = try String(
      contentsOf: folder.appending(path: "Bridge/BridgeCore/Runtime/order.txt"), encoding: .utf8)
    return try list.split(separator: "\n").filter { !$0.hasPrefix("#") && isIncluded($0) }.map {
      try String(contentsOf: folder.appending(path: String($0)), encoding: .utf8)
    }.joined()
  }

  /// Returns code without comments and string literals.
  private func bare(_ code: String) -> String {
    code.replacing(/\/\*[\s\S]*?\*\//, with: "")
      .replacing(/(?m)(^|\s)\/\/.*$/, with: "")
      .replacing(/'(?:[^'\\\n]|\\.)*'/, with: "''")
  }

  @Test(arguments: [
    (#"\basync\b"#, "async functions"), (#"\bawait\b"#, "await"),
    (#"for\s*\([^;)]*\bof\b"#, "for…of"),
    (#"\.\.\.(?!\w+\)\s*(?:\{|=>))"#, "spread; a function's own rest asks nobody"),
    (#"(?:const|let|var)\s*\["#, "array destructuring"),
    (#"\bPromise\.resolve\b"#, "Promise.resolve"), (#"\byield\b"#, "generators"),
    (#"\)\.then\("#, "a promise's own then"),
    (#"\.(?:push|map|forEach|join|split|concat)\("#, "methods of arrays"),
    (#"\.(?:indexOf|startsWith|substring|charCodeAt|replace|match)\("#, "methods of strings"),
    (#"\bnew (?:Map|Set|Promise|Error|Date|Uint8Array)\b"#, "globals that a page may replace"),
    (#"\b(?:Object|JSON|Reflect|Array|String|Number|Math|Date|Map|RegExp)\."#, "their methods"),
    (#"\beval\b|\bFunction\("#, "source made of data"),
    (#"\binstanceof (?!BridgeError|PageError|[\w$]{1,2}\b)"#, "instanceof"),
  ])
  func `the runtime asks nothing of what a page can replace`(pattern: String, what: String) throws {
    // The first file captures the platform's functions. It runs before any page script. The scripts of the monitor and of
    // packages only report what the page itself can say, and may ask it.
    let runtime = try Self.source {
      !$0.hasPrefix("Insight/BridgeMonitor/") && !$0.hasPrefix("Packages/OfflinePages/")
    }
    let regex = try Regex(pattern)
    for code in [runtime, Self.minified].map(bare) {
      // The first class after that file is the class of errors, which has another name in the minified source.
      let start = try #require(code.firstRange(of: #/class [\w$]+ extends /#))
      let part = String(code[start.lowerBound...])
      let found = part.matches(of: regex).map { String(part[$0.range]) }
      #expect(found.isEmpty, "\(what): \(found)")
    }
  }

  @Test func `the core names no transport of bytes, and no older bridge`() throws {
    let core = try Self.source { $0.hasPrefix("Bridge/BridgeCore/") }
    #expect(core.contains("setByteChannel"))
    let regex = try Regex(#"(?i)fetch|bytesURL|dialect|ds-?bridge|KKJS|WebViewJavascriptBridge"#)
    #expect(core.matches(of: regex).map { core[$0.range] } == [])
    #expect(LargeBytesSource.script.contains("window.fetch"))
  }

  @Test func `pages load bytes by a URL only where the bridge has the extension for it`() throws {
    let origins = [try OriginMatcher("https://a.example")]
    let secret = PageSecret()
    let without = PageRuntime(origins: origins, frames: .main, limits: .default)
    #expect(!without.script(secret: secret).contains(LargeBytesSource.script))
    let part = PageScript(
      "largeBytes", source: LargeBytesSource.script, options: ["url": "bytes://x/"])
    let with = PageRuntime(origins: origins, frames: .main, parts: [part], limits: .default)
    #expect(
      with.script(secret: secret).contains(
        "startExtension(\(LargeBytesSource.script), {\"url\":\"bytes://x/\"});"))
  }

  @Test func `nothing is evaluated before the marker is looked at`() throws {
    let runtime = PageRuntime(
      origins: [try OriginMatcher("https://a.example")], frames: .main, limits: .default)
    let secret = PageSecret()
    let script = runtime.script(secret: secret)
    #expect(script.hasPrefix("if (window.__webbridge__) { window.__webbridge__(); } else {"))
    #expect(script.contains(secret.text))
    #expect(!runtime.script(secret: PageSecret()).contains(secret.text))
  }

  @Test func `the runtime is small`() throws {
    #expect(RuntimeSource.bridge.utf8.count < 32_000)
  }
}

/// The page runtime over a wire that the test controls.
@MainActor @Suite struct RuntimeWireTests {
  @Test func `a document's key is its own, and does not give away what proves a hello`()
    async throws
  {
    var numbers: Set<Substring> = []
    for _ in 0..<20 {
      let wire = ScriptedWire()
      let page = try await wire.page("https://a.example/")
      let (_, secret, key) = try #require(
        wire.hello.firstMatch(of: /^hello ([0-9a-f]{32}) .*"key":"([0-9a-f]{32})"}$/)
      ).output
      // The key starts with half of the secret, which is too long to guess. The other half stays in the runtime.
      #expect(key.prefix(16) == secret.suffix(16))
      #expect(!key.contains(secret.prefix(16)))
      numbers.insert(key.suffix(16))
      withExtendedLifetime(page) {}
    }
    #expect(numbers.count == 20)
  }

  @Test func `the page writes the golden frames`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      bridge.call('add', 1, 2).then((r) => { window.sum = r });
      bridge.call('with space', 'a\\nb').catch((e) => { window.error = [e.code, e.message, e.data] });
      bridge.emit('theme.changed', { dark: true });
      bridge.emit('bare');
      bridge.has('camera.takePhoto').then((r) => { window.there = r });
      0
      """)
    try await page.evaluate("0")
    #expect(
      wire.frames == [
        "call 1 add [1,2]", "call 2 \"with space\" [\"a\\nb\"]",
        "event theme.changed {\"dark\":true}",
        "event bare ~{\"$undefined\":1}", "has 3 camera.takePhoto",
      ])
    wire.say(
      "done 1 3",
      "fail 2 {\"code\":\"badArguments\",\"message\":\"too few\",\"data\":{\"item\":7}}",
      "done 3 true", "done 3 false", "done 99 1")
    let outcome = try await page.evaluate("[sum, error, there]", as: BridgeValue.self)
    #expect(outcome == [3, ["badArguments", "too few", ["item": 7]], true])
  }

  @Test func `the page answers the golden frames`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.heard = [];
      bridge.handle('add', (a, b) => a + b);
      bridge.handle('with space', (text) => text);
      bridge.handle('nothing', () => {});
      bridge.handle('photo', (bytes, date) => [bytes, date]);
      bridge.on('theme.changed', (t) => heard.push(t)); bridge.on('bare', (v) => heard.push(typeof v));
      0
      """)
    wire.say(
      "call 1 add [1,2]", "call 2 \"with space\" [\"a\\nb\"]", "call 3 nothing []",
      "call 4 photo ~[{\"$bytes\":\"AP8=\"},{\"$date\":1234567890123}]", "has 5 add", "cancel 17",
      "event theme.changed {\"dark\":true}", "event bare ~{\"$undefined\":1}")
    try await page.evaluate("0")
    #expect(
      wire.frames == [
        "done 1 3", "done 2 \"a\\nb\"", "done 3 ~{\"$undefined\":1}",
        "done 4 ~[{\"$bytes\":\"AP8=\"},{\"$date\":1234567890123}]", "done 5 true",
      ])
    #expect(
      try await page.evaluate("heard", as: BridgeValue.self) == [["dark": true], "undefined"])
  }

  @Test
  func `an ask holds up nothing, and what follows eight of them leaves by one batch at a time`()
    async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    for _ in 0..<12 { try await page.evaluate("bridge.call('x').catch(() => {}); 0") }
    try await page.evaluate("0")
    let posts = ["poll"] + Array(repeating: "ask", count: 8) + ["batch"]
    #expect(wire.outstanding == posts)
    #expect(wire.frames == (1...9).map { "call \($0) x []" })
    wire.answerBatch()
    try await page.evaluate("0")
    #expect(wire.frames == (1...12).map { "call \($0) x []" })
    #expect(wire.outstanding == posts)
  }

  @Test func `the reply to an ask is one in the series of all replies, and makes room for an ask`()
    async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("answer = bridge.call('x'); 0")
    try await page.evaluate("0")
    wire.answerAsk(number: 1, "event n 1", "done 1 5")
    #expect(try await page.evaluate("answer", as: Int.self) == 5)
    #expect(wire.outstanding == ["poll"])
    try await page.evaluate("bridge.emit('told'); 0")
    try await page.evaluate("0")
    // Nobody waits for an answer to an event.
    #expect(wire.outstanding == ["poll", "batch"])
  }

  @Test func `a reply that comes early waits for its predecessor, and a gap is told`() async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      "window.heard = []; bridge.on('n', (n) => heard.push(n)); bridge.call('x').catch((e) => { heard.push(e.code) }); 0"
    )
    try await page.evaluate("0")
    wire.answerPoll(number: 2, "event n 2")
    try await page.evaluate("0")
    #expect(try await page.evaluate("heard", as: [Int].self) == [])
    wire.answerAsk(number: 1, "event n 1")
    #expect(try await page.evaluate("heard", as: [Int].self) == [1, 2])
  }

  @Test func `the module is the bridge, and elsewhere its calls are unavailable`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    let module = Bridge.pageModule.replacing("export const", with: "var")
    #expect(
      try await page.evaluate(
        "(() => { \(module); return bridge === window[Symbol.for('webbridge')] })()", as: Bool.self)
    )
    let browser = InMemoryPage(url: "https://a.example/")
    #expect(
      try await browser.evaluate(
        "(async () => { \(module); return bridge.call('x').catch((e) => [e.code, e instanceof BridgeError]) })()",
        as: BridgeValue.self) == ["unavailable", true])
  }
}
