import BridgeCore
import BridgeTesting
import Testing

@MainActor @Suite struct InMemoryPageTests {
  let page = InMemoryPage(url: "https://a.test/one")
  let receiver = ScriptedReceiver()

  init() throws { _ = try page.install(.saysHello, receiver: receiver) }

  @Test func `a script's value comes back as JSON`() async throws {
    #expect(try await page.evaluate("1 + 2") == "3")
    #expect(try await page.evaluate("undefined") == "null")
    let promise = "Promise.resolve({ a: ['é\\u0000👋'] })"
    #expect(try await page.evaluate(promise) == #"{"a":["é\u0000👋"]}"#)
    #expect(try await page.evaluate("location.origin") == #""https://a.test""#)
  }

  @Test func `what a script throws arrives with its name, message and code`() async throws {
    let script = "throw Object.assign(new TypeError('No.'), { code: 'refused' })"
    let thrown = await #expect(throws: PageError.self) { try await page.evaluate(script) }
    #expect(thrown?.name == "TypeError")
    #expect(thrown?.message == "No.")
    #expect(thrown?.code == "refused")
    let rejected = await #expect(throws: PageError.self) {
      try await page.evaluate("Promise.reject(7)")
    }
    #expect(rejected?.message == "7")
  }

  @Test func `the commit is told before the new document speaks`() async throws {
    #expect(try await page.evaluate("post('x')") == #""re: x""#)
    #expect(
      receiver.events == ["commit https://a.test/one", "hello https://a.test/one", "x"])
    #expect(receiver.sources.first?.origin == page.origin)
    #expect(receiver.sources.first?.isMainFrame == true)
    #expect(
      page.transcript.map(\.description) == [
        "→ hello https://a.test/one", "← re: hello https://a.test/one", "→ x", "← re: x",
      ])
  }

  @Test func `a dropped reply rejects the page's promise`() async throws {
    receiver.dropsReplies = true
    let script = "post('x').then(() => 'answered', (error) => error.name)"
    #expect(try await page.evaluate(script) == #""Error""#)
  }

  @Test func `a post after uninstalling rejects with a TypeError`() async throws {
    try await page.evaluate("globalThis.kept = webkit.messageHandlers.webbridge")
    page.uninstall()
    #expect(try await page.evaluate("webkit.messageHandlers.webbridge === undefined") == "true")
    let script = "kept.postMessage('x').catch((error) => error.name)"
    #expect(try await page.evaluate(script) == #""TypeError""#)
  }

  @Test func `a document's events come in the order of a browser's`() async throws {
    let script = """
      globalThis.seen = [document.readyState]
      document.addEventListener('DOMContentLoaded', (event) => {
        seen.push('DOMContentLoaded ' + event.isTrusted + ' ' + document.readyState)
      })
      addEventListener('load', () => seen.push('load ' + document.readyState))
      addEventListener('pageshow', (event) => seen.push('pageshow ' + event.persisted))
      """
    page.load(url: "https://b.test/", script: script)
    #expect(
      try await page.evaluate("seen")
        == #"["loading","DOMContentLoaded true interactive","load complete","pageshow false"]"#)
  }

  @Test func `a document comes back from the page cache as it was, with the replies it missed`()
    async throws
  {
    receiver.answer = { $0 == "poll" ? nil : "" }
    try await page.evaluate(
      """
      globalThis.seen = []
      addEventListener('pagehide', (event) => { seen.push('hide ' + event.persisted); post('goodbye') })
      addEventListener('pageshow', (event) => seen.push('show ' + event.persisted))
      post('poll').then((text) => seen.push(text)); 0
      """)
    page.load(url: "https://a.test/two")
    try await page.evaluate("0")
    receiver.unanswered["poll"]?("news")
    try await page.evaluate("0")
    page.goBack()
    try await page.evaluate("0")
    await turns()
    #expect(try await page.evaluate("seen") == #"["hide true","show true","news"]"#)
    #expect(
      receiver.events == [
        "commit https://a.test/one", "hello https://a.test/one", "poll", "goodbye",
        "commit https://a.test/two", "hello https://a.test/two", "commit https://a.test/one",
      ])
  }

  @Test func `a reply to a document that is gone goes nowhere`() async throws {
    receiver.answer = { _ in nil }
    try await page.evaluate("post('x'); 0")
    page.reload()
    try await page.evaluate("0")
    receiver.unanswered["x"]?("late")
    await turns()
    #expect(!page.transcript.contains { $0.text == "late" })
  }

  @Test func `the end of the process fails what is under way`() async throws {
    try await page.evaluate("0")
    let pending = Task { try await page.evaluate("new Promise(() => {})") }
    await turns()
    page.terminateProcess()
    await #expect(throws: PageError.self) { try await pending.value }
    await #expect(throws: PageError.self) { try await page.evaluate("1") }
    #expect(receiver.events.last == "terminated")
    page.reload()
    #expect(try await page.evaluate("1") == "1")
  }

  @Test func `a runtime that cannot start fails the page at once, and says why`() async throws {
    for (script, why) in [
      ("throw new TypeError('No.')", "TypeError: No., line 1"), ("\n(", "SyntaxError"),
    ] {
      let receiver = ScriptedReceiver()
      let page = InMemoryPage(url: "https://a.test/one", script: "globalThis.mine = 1")
      _ = try page.install(PageRuntime { _ in script }, receiver: receiver)
      let error = await #expect(throws: PageError.self) { try await page.evaluate("1") }
      let words = "The page runtime could not start: \(why)"
      #expect(error?.message.hasPrefix(words) == true, "\(String(describing: error))")
      #expect(receiver.events.last?.hasPrefix("runtime failed: \(words)") == true)
      #expect(page.console.first?.text.contains(why.prefix(11)) == true)
    }
    let page = InMemoryPage(url: "https://a.test/one")
    let frame = page.addFrame(url: "https://b.test/", runsRuntime: true)
    let receiver = ScriptedReceiver()
    _ = try page.install(
      PageRuntime { _ in "if (window.top !== window) throw new Error('No.')" }, receiver: receiver)
    await #expect(throws: PageError.self) { try await frame.evaluate("1") }
    #expect(try await page.evaluate("1") == "1")
    #expect(receiver.events == ["commit https://a.test/one"])
  }

  @Test func `document.open runs the runtime again in the same window`() async throws {
    #expect(try await page.evaluate("document.open(); document.close(); starts") == "2")
  }

  @Test func `timers run on the page's clock, in order of time`() async throws {
    try await page.evaluate(
      """
      globalThis.seen = []
      setTimeout(() => seen.push(2), 2000); setTimeout(() => seen.push(1), 1000)
      const id = setInterval(() => { if (seen.push('i') > 3) clearInterval(id) }, 900); 0
      """)
    page.clock.advance(by: .seconds(10))
    #expect(try await page.evaluate("seen") == #"["i",1,"i",2,"i"]"#)
    #expect(try await page.evaluate("performance.now()") == "10000")
    #expect(try await page.evaluate("new Promise((done) => setTimeout(done, 0, 5))") == "5")
  }

  @Test func `timers that fell due while the page was suspended run at the end, in order of time`()
    async throws
  {
    try await page.evaluate(
      """
      globalThis.seen = []
      const at = () => seen.push(performance.now())
      setTimeout(() => { at(); setTimeout(at, 1000) }, 2000); setTimeout(at, 1000); setTimeout(at, 9000); 0
      """)
    page.clock.suspend(for: .seconds(8))
    #expect(try await page.evaluate("seen") == "[8000,8000]")
    page.clock.advance(by: .seconds(1))
    #expect(try await page.evaluate("seen") == "[8000,8000,9000,9000]")
  }

  @Test func `a delayed text arrives when it is released, and others pass by`() async throws {
    try await page.evaluate("0")
    await turns()
    let delay = page.delay(.next)
    try await page.evaluate("post('first'); post('second')")
    #expect(receiver.events.last == "second")
    #expect(delay.held?.text == "first")
    delay.release()
    await turns()
    #expect(receiver.events.last == "first")
  }

  @Test func `a delayed text arrives after as many others as may overtake it`() async throws {
    try await page.evaluate("0")
    await turns()
    let delay = page.delay(.nextText(.toNative), overtakenBy: 2)
    try await page.evaluate("post('first'); post('second')")
    await turns()
    #expect(delay.held?.text == "first")
    #expect(receiver.events.last == "second")
    try await page.evaluate("post('third')")
    await turns()
    #expect(receiver.events.suffix(3) == ["second", "third", "first"])
  }

  @Test func `a frame posts to the same handler under its own origin`() async throws {
    let frame = page.addFrame(url: "https://ads.test/", runsRuntime: true)
    #expect(try await frame.evaluate("window.top === window") == "false")
    #expect(receiver.events.last == "hello https://ads.test/")
    #expect(receiver.sources.last?.origin == "https://ads.test")
    #expect(receiver.sources.last?.isMainFrame == false)
  }

  @Test func `the console and uncaught errors are kept`() async throws {
    page.load(url: "https://b.test/", script: "console.warn('a', { b: 1 }); throw new Error('oh')")
    try await page.evaluate("0")
    #expect(
      page.console == [
        ConsoleLine(level: .warn, text: #"a {"b":1}"#),
        ConsoleLine(level: .error, text: "Uncaught Error: oh"),
      ])
  }

  @Test func `a released page is freed with its contexts and tells its receiver`() async throws {
    receiver.answer = { _ in nil }
    let end = ScriptedReceiver()
    weak var freed: InMemoryPage?
    do {
      let page = InMemoryPage(url: "https://a.test/")
      freed = page
      end.answer = { _ in nil }
      _ = try page.install(.saysHello, receiver: end)
      try await page.evaluate("post('x'); setTimeout(() => {}, 1000); 0")
      page.load(url: "https://b.test/")
      try await page.evaluate("0")
    }
    await turns()
    #expect(freed == nil)
    #expect(end.events.last == "released")
  }
}
