import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Scripts and message handlers of the app.
  @MainActor @Suite(.page { try await Page.showing() }) struct UserContentFacts {
    @Test(arguments: handlers + replies)
    func `what WebKit's tests state of user content`(_ fact: Fact) async throws {
      let page = try #require(SharedPage.current)
      try await fact.check(page)
      page.controller.removeAllScriptMessageHandlers()
      page.controller.removeAllUserScripts()
    }

    nonisolated private static let source = "WebKitCocoa/UserContentController.mm: "

    /// A script that says whether a handler is there.
    nonisolated private static func has(_ name: String) -> String {
      "return !!window.webkit?.messageHandlers?.\(name)"
    }

    nonisolated static let handlers = [
      Fact(
        "a removed handler is not there, and the others are",
        source + "ScriptMessageHandlerBasicRemove"
      ) {
        page async throws in
        let recorder = MessageRecorder()
        let controller = page.controller
        controller.add(recorder, name: "handlerToRemove")
        controller.add(recorder, name: "handlerToPost")
        #expect(try await page.call(Self.has("handlerToRemove")) as? Bool == true)
        controller.removeScriptMessageHandler(forName: "handlerToRemove")
        #expect(try await page.call(Self.has("handlerToRemove")) as? Bool == false)
        try await page.call("webkit.messageHandlers.handlerToPost.postMessage('PASS')")
        #expect(await recorder.message(number: 1).body as? String == "PASS")
      },
      Fact(
        "views that remove handlers of one name keep the others",
        source + "ScriptMessageHandlerMultipleHandlerRemoval"
      ) { page async throws in
        let other = try await Page.showing()
        let recorder = MessageRecorder()
        for page in [page, other] {
          page.controller.add(recorder, name: "handlerToRemove")
          page.controller.add(recorder, name: "handlerToPost")
          try await page.call("window.kept = webkit.messageHandlers.handlerToRemove")
        }
        for page in [page, other] {
          page.controller.removeScriptMessageHandler(forName: "handlerToRemove")
        }
        for page in [page, other] {
          let end = try await page.json(
            """
            try { kept.postMessage('FAIL') } catch {}
            webkit.messageHandlers.handlerToPost.postMessage('PASS')
            """)
          #expect(end == nil)
        }
        #expect(await recorder.message(number: 2).body as? String == "PASS")
        #expect(recorder.messages.map { $0.body as? String } == ["PASS", "PASS"])
      },
      Fact(
        "a handler receives the messages of each page in turn",
        source + "ScriptMessageHandlerWithNavigation"
      ) {
        page async throws in
        let recorder = MessageRecorder()
        page.controller.add(recorder, name: "testHandler")
        for text in ["First Message", "Second Message"] {
          try await page.show("<p>page")
          try await page.call(
            "webkit.messageHandlers.testHandler.postMessage(text)", ["text": text])
        }
        #expect(await recorder.message(number: 2).body as? String == "Second Message")
      },
      Fact(
        "a name may have another handler at once",
        source + "ScriptMessageHandlerReplaceWithSameName"
      ) {
        page async throws in
        let first = MessageRecorder()
        let second = MessageRecorder()
        page.controller.add(first, name: "handlerToReplace")
        try await page.call("webkit.messageHandlers.handlerToReplace.postMessage('PASS1')")
        #expect(await first.message(number: 1).body as? String == "PASS1")
        page.controller.removeScriptMessageHandler(forName: "handlerToReplace")
        page.controller.add(second, name: "handlerToReplace")
        try await page.call("webkit.messageHandlers.handlerToReplace.postMessage('PASS2')")
        #expect(await second.message(number: 1).body as? String == "PASS2")
        #expect(first.messages.count == 1)
      },
      Fact("a controller lets go of its handlers", source + "RemoveAllScriptMessageHandlers") {
        _ async throws in
        let controller = WKUserContentController()
        var handler: MessageRecorder? = MessageRecorder()
        weak let kept = handler
        controller.add(try #require(handler), name: "testname")
        handler = nil
        #expect(kept != nil)
        controller.removeAllScriptMessageHandlers()
        #expect(kept == nil)
      },
      Fact("a world keeps its variables when its handlers go", source + "WorldLifetime") {
        page async throws in
        let world = WKContentWorld.world(name: "otherWorld")
        page.controller.addScriptMessageHandler(Self.echo, contentWorld: world, name: "testHandler")
        _ = try await page.webView.evaluateJavaScript("var foo = 'bar'", contentWorld: world)
        #expect(
          try await page.call(
            "return webkit.messageHandlers.testHandler.postMessage(foo)", in: world) as? String
            == "bar")
        page.controller.removeAllScriptMessageHandlers(from: world)
        #expect(
          try await page.webView.evaluate("foo", contentWorld: world, as: String.self) == "bar")
      },
      Fact(
        "scripts run in each frame, those for the main frame only there",
        source + "InjectUserScriptImmediately"
      ) {
        page async throws in
        let recorder = MessageRecorder()
        page.controller.add(recorder, name: "testHandler")
        for (text, time, isMainOnly) in [
          ("start all", WKUserScriptInjectionTime.atDocumentStart, false),
          ("end main", .atDocumentEnd, true),
        ] {
          page.controller.addUserScript(
            WKUserScript(
              source: "webkit.messageHandlers.testHandler.postMessage('\(text)')",
              injectionTime: time,
              forMainFrameOnly: isMainOnly))
        }
        try await page.show("<iframe src='about:blank'></iframe>")
        _ = await recorder.message(number: 3)
        let texts = recorder.messages.compactMap { $0.body as? String }
        #expect(
          texts.filter { $0 == "start all" }.count == 2
            && texts.filter { $0 == "end main" }.count == 1)
      },
      Fact("scripts are kept in their order, and all go at once", source + "UserScriptRemoveAll") {
        _ async throws in
        let controller = WKUserContentController()
        let scripts = [WKContentWorld.page, .world(name: "TestWorld")].map {
          WKUserScript(source: "", injectionTime: .atDocumentStart, forMainFrameOnly: false, in: $0)
        }
        for script in scripts { controller.addUserScript(script) }
        #expect(controller.userScripts == scripts)
        controller.removeAllUserScripts()
        #expect(controller.userScripts.isEmpty)
      },
    ]

    private static var echo: Replier { Replier { message, reply in reply(message.body, nil) } }

    /// Asks a handler in a world.
    private static func ask(_ page: Page, _ name: String, in world: WKContentWorld) async throws
      -> Int?
    {
      try await page.call(
        "return webkit.messageHandlers[name].postMessage(1)", ["name": name], in: world) as? Int
    }

    /// Adds handlers that answer, to a world of their own.
    private static func world(_ page: Page, _ names: String...) -> WKContentWorld {
      let world = WKContentWorld.world(name: "otherWorld")
      for name in names {
        page.controller.addScriptMessageHandler(echo, contentWorld: world, name: name)
      }
      return world
    }

    nonisolated static let replies = [
      Fact("a handler of the page's world answers there", source + "MessageHandlerAPI") {
        page async throws in
        page.controller.addScriptMessageHandler(Self.echo, contentWorld: .page, name: "one")
        #expect(try await Self.ask(page, "one", in: .page) == 1)
      },
      .fails("a handler of the page's world is not in the app's", source + "MessageHandlerAPI") {
        page async throws in
        page.controller.addScriptMessageHandler(Self.echo, contentWorld: .page, name: "one")
        _ = try await Self.ask(page, "one", in: .defaultClient)
      },
      Fact("a handler of the app's world answers there", source + "MessageHandlerAPI") {
        page async throws in
        page.controller.addScriptMessageHandler(
          Self.echo, contentWorld: .defaultClient, name: "two")
        #expect(try await Self.ask(page, "two", in: .defaultClient) == 1)
      },
      .fails(
        "a handler that was removed from the app's world is not there", source + "MessageHandlerAPI"
      ) { page async throws in
        page.controller.addScriptMessageHandler(
          Self.echo, contentWorld: .defaultClient, name: "two")
        page.controller.removeScriptMessageHandler(forName: "two", contentWorld: .defaultClient)
        _ = try await Self.ask(page, "two", in: .defaultClient)
      },
      Fact("a world has several handlers, which answer at once", source + "MessageHandlerAPI") {
        page async throws in
        let world = Self.world(page, "three", "four", "five")
        async let three = Self.ask(page, "three", in: world)
        async let four = Self.ask(page, "four", in: world)
        async let five = Self.ask(page, "five", in: world)
        #expect(try await [three, four, five] == [1, 1, 1])
      },
      Fact("a name that is removed from another world stays", source + "MessageHandlerAPI") {
        page async throws in
        let world = Self.world(page, "three")
        page.controller.removeScriptMessageHandler(forName: "three", contentWorld: .defaultClient)
        #expect(try await Self.ask(page, "three", in: world) == 1)
      },
      Fact(
        "a name that is removed from its world goes, and the others stay",
        source + "MessageHandlerAPI"
      ) { page async throws in
        let world = Self.world(page, "three", "four", "five")
        page.controller.removeScriptMessageHandler(forName: "three", contentWorld: world)
        await #expect(throws: WKError.self) { try await Self.ask(page, "three", in: world) }
        #expect(try await Self.ask(page, "four", in: world) == 1)
        #expect(try await Self.ask(page, "five", in: world) == 1)
      },
      Fact("all handlers of a world may go", source + "MessageHandlerAPI") { page async throws in
        let world = Self.world(page, "four", "five")
        page.controller.removeAllScriptMessageHandlers(from: world)
        for name in ["four", "five"] {
          await #expect(throws: WKError.self) { try await Self.ask(page, name, in: world) }
        }
      },
      Fact("an answer fulfils the page's promise", source + "AsyncScriptMessageHandlerBasicPost") {
        page async throws in
        #expect(try await page.answer { $0("Fulfilled!", nil) } as? String == "Fulfilled!")
      },
      .fails(
        "an error's text rejects the page's promise", source + "AsyncScriptMessageHandlerBasicPost",
        saying: "Rejected!"
      ) { _ = try await $0.answer { $0(nil, "Rejected!") } },
      Fact("no value is undefined", source + "AsyncScriptMessageHandlerBasicPost") {
        page async throws in
        #expect(try await page.answer { $0(nil, nil) } == nil)
      },
      .fails(
        "a reply that is dropped rejects, with WebKit's text",
        source + "AsyncScriptMessageHandlerBasicPost",
        saying: "WKWebView API client did not respond to this postMessage"
      ) { _ = try await $0.answer { _ in } },
      .fails(
        "a reply of another type rejects, with WebKit's text",
        source + "AsyncScriptMessageHandlerBasicPost",
        saying:
          "The result value passed back from the WKWebView API client was unable to be serialized"
      ) { _ = try await $0.answer { $0(Data(), nil) } },
      Fact("what is posted comes back as it went", source + "AsyncScriptMessageHandlerBasicPost") {
        page async throws in
        page.controller.addScriptMessageHandler(Self.echo, contentWorld: .page, name: "echo")
        #expect(
          try await page.json(
            "return webkit.messageHandlers.echo.postMessage([1, 'two', null, {three: [true, 0.5]}])"
          )
            == #"[1,"two",null,{"three":[true,0.5]}]"#)
      },
    ]
  }
}

extension Page {
  fileprivate var controller: WKUserContentController {
    webView.configuration.userContentController
  }

  /// Posts a message, and returns what the page gets for an answer.
  fileprivate func answer(_ body: @escaping @MainActor (Replier.Reply) -> Void) async throws -> Any?
  {
    controller.addScriptMessageHandler(
      Replier { _, reply in body(reply) }, contentWorld: .page, name: "testHandler")
    return try await call("return webkit.messageHandlers.testHandler.postMessage(1)")
  }
}
