import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Apps that read the texts of DSBridge's calls themselves.
  @MainActor @Suite struct DSBridgeReaders {
    @MainActor private final class Reader {
      var isReading = true
      var read: [String] = []

      private(set) lazy var reader = DSBridgeReader { [unowned self] in
        isReading
      } answer: { [unowned self] prompt, text in
        read.append("\(prompt) \(text ?? "nothing")")
        if prompt == "own:ask" { return "own" }
        guard prompt.hasPrefix("_dsbridge=") else { return nil }
        return prompt.hasSuffix("bad") ? "no JSON" : #"{"code":0,"data":"read"}"#
      }

      var dialect: BridgeDialect { .dsBridge(reader: reader) }
    }

    @Test(arguments: DSBridgeCase.all)
    func `an app is given each text as the page wrote it`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let reader = Reader()
      let bridge = try page.attach(dialects: [reader.dialect])
      try bridge.handle("handled") { "handled" }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          return [bridge.call('handled'), bridge.call('a.b', { x: "it's" }), bridge.call('', () => {}),
            prompt('_dsbridge=bare', 'no JSON'), prompt('own:ask', 'text')];
          """) == ["read", "read", "read", #"{"code":0,"data":"read"}"#, "own"])
      #expect(
        reader.read.filter { !$0.contains("dsinit") } == [
          #"_dsbridge=handled {"data":null}"#, #"_dsbridge=a.b {"data":{"x":"it's"}}"#,
          #"_dsbridge= {"data":{},"_dscbstub":"dscb0"}"#, "_dsbridge=bare no JSON", "own:ask text",
        ])
    }

    @Test(arguments: DSBridgeCase.all)
    func `calls of native are answered by the page all the same`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let reader = Reader()
      let bridge = try page.attach(dialects: [reader.dialect])
      try await page.load(
        way.script.source
          + "bridge.register('add', (a, b) => a + b); bridge.call('asks');")
      #expect(try await bridge.call("add", 1, 2) == 3)
      // The app receives the page's answer to a call that the app made itself.
      _ = try await page.run(
        #"_handleMessageFromNative({ method: 'add', callbackId: 0, data: '[3,4]' })"#)
      #expect(
        reader.read.last
          == #"_dsbridge=_dsb.returnValue {"data":{"id":0,"complete":true,"data":7}}"#)
    }

    @Test(arguments: Engine.allCases)
    func `an app begins and ends to read while a page is there`(engine: Engine) async throws {
      let page = try await engine.page()
      let reader = Reader()
      reader.isReading = false
      let bridge = try page.attach(dialects: [reader.dialect])
      try bridge.handle("handled") { "handled" }
      try await page.load(DSBridgePage.published)
      #expect(try await page.run("return bridge.call('handled')") == "handled")
      for (isReading, answer) in [(true, "read"), (false, "handled")] {
        reader.isReading = isReading
        reader.reader.readingChanged()
        #expect(try await page.run("return bridge.call('handled')") == .string(answer))
      }
    }

    @Test(arguments: Engine.allCases)
    func `callbacks and the console are told by events`(engine: Engine) async throws {
      let page = try await engine.page()
      let reader = Reader()
      _ = try page.attach(dialects: [reader.dialect])
      try await page.load(DSBridgePage.published)
      _ = try await page.run("window.heard = []; bridge.call('x', (v) => heard.push(v))")
      let json = #"{"text":"it's \u2028"}"#
      for isComplete in [false, true, true] {
        reader.reader.call("dscb0", json, isComplete: isComplete)
      }
      reader.reader.call("alert", "no JSON", isComplete: true)
      reader.reader.warn("what went wrong")
      while try await page.run("return typeof dscb0") == "function" { try await turn() }
      #expect(
        try await page.run("return [heard, typeof dscb0]")
          == [[["text": "it's \u{2028}"], ["text": "it's \u{2028}"]], "undefined"])
      if page is MemoryPage {
        while page.warnings?.count != 2 { try await turn() }
        let warnings = try #require(page.warnings)
        #expect(
          warnings == ["DSBridge: The page has no callback dscb0", "DSBridge: what went wrong"])
      }
    }
  }
}
