import Foundation
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct ScriptMessageTests {
    @Test func `a handler receives what the page posts`() async throws {
      let recorder = MessageRecorder()
      let page = try await Page.showing { $0.userContentController.add(recorder, name: "m") }
      try await page.webView.evaluateJavaScript(
        "webkit.messageHandlers.m.postMessage({a: [1, 'x', null, true, new Date(1000)]}); 0")
      let message = await recorder.message(number: 1)
      let list = try #require((message.body as? [String: Any])?["a"] as? [Any])
      #expect(list[0] as? Int == 1)
      #expect(list[1] as? String == "x")
      #expect(list[2] is NSNull)
      #expect(list[3] as? Bool == true)
      #expect(list[4] as? Date == Date(timeIntervalSince1970: 1))
      #expect(message.name == "m")
      #expect(message.webView === page.webView)
      #expect(message.world == .page)
      #expect(!message.frameInfo.isMainFrame)
    }

    @Test func `strings arrive whole, with zeros, emoji and five megabytes`() async throws {
      let page = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          Replier { message, reply in reply(message.body, nil) }, contentWorld: .page, name: "echo")
      }
      let result = try await page.webView.callAsyncJavaScript(
        """
        const echo = webkit.messageHandlers.echo
        const odd = 'a\\0b😀\\u2028"\\\\'
        const long = 'é0123456789'.repeat(500000)
        return [await echo.postMessage(odd) === odd, await echo.postMessage(long) === long,
          await echo.postMessage('') === '']
        """, contentWorld: .page)
      #expect(result as? [Bool] == [true, true, true])
    }

    @Test func `a reply settles the page's promise with values of every type`() async throws {
      let page = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          AsyncReplier { message in
            switch message.body as? String {
            case "object":
              (
                ["n": 1, "list": [true, NSNull(), "s"], "d": Date(timeIntervalSince1970: 3)]
                  as [String: Any], nil
              )
            case "nil": (nil, nil)
            case "error": (nil, "not today")
            default: (MessageRecorder(), nil)
            }
          }, contentWorld: .page, name: "ask")
      }
      let result = try await page.webView.callAsyncJavaScript(
        """
        const ask = x => webkit.messageHandlers.ask.postMessage(x)
        const failure = x => ask(x).then(() => 'fulfilled', e => `${e instanceof Error} ${e.message}`)
        const o = await ask('object')
        return [JSON.stringify([o.n, o.list, o.d]), typeof await ask('nil'), await failure('error'),
          await failure('unsupported')]
        """, contentWorld: .page)
      let values = try #require(result as? [Any])
      #expect(
        values[0] as? String == #"[1,[true,null,"s"],"1970-01-01T00:00:03.000Z"]"#)
      #expect(values[1] as? String == "undefined")
      #expect(values[2] as? String == "true not today")
      #expect(
        values[3] as? String
          == "true The result value passed back from the WKWebView API client was unable to be serialized"
      )
    }

    @Test func `a dropped reply rejects`() async throws {
      let page = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          Replier { _, _ in }, contentWorld: .page, name: "forgetful")
      }
      let result = try await page.webView.callAsyncJavaScript(
        "return webkit.messageHandlers.forgetful.postMessage(1).catch(e => e.message)",
        contentWorld: .page)
      #expect(result as? String == "WKWebView API client did not respond to this postMessage")
    }

    @Test func `a reply may come after the page has gone`() async throws {
      var kept: Replier.Reply?
      let received = Signal()
      let page = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          Replier { _, reply in
            kept = reply
            received.fire()
          }, contentWorld: .page, name: "slow")
      }
      try await page.webView.evaluateJavaScript("webkit.messageHandlers.slow.postMessage(1); 0")
      await received.wait()
      try await page.show("<title>next</title>")
      kept?("late", nil)
      #expect(try await page.webView.documentTitle == "next")
    }

    @Test func `a removed handler is gone and its name is free again`() async throws {
      let first = MessageRecorder()
      let second = MessageRecorder()
      let page = try await Page.showing { $0.userContentController.add(first, name: "m") }
      let controller = page.webView.configuration.userContentController
      controller.removeScriptMessageHandler(forName: "m")
      #expect(
        try await page.webView.evaluate("typeof window.webkit?.messageHandlers?.m", as: String.self)
          == "undefined")
      controller.add(second, name: "m")
      try await page.show("<script>webkit.messageHandlers.m.postMessage(1)</script>")
      #expect(await second.message(number: 1).body as? Int == 1)
      #expect(first.messages.isEmpty)
    }

    @Test(arguments: [false, true])
    func `what a page kept of a removed handler rejects`(replies: Bool) async throws {
      let first = MessageRecorder()
      let answering = Replier { message, reply in reply(message.body, nil) }
      let page = try await Page.showing()
      let controller = page.webView.configuration.userContentController
      func add(_ name: String) {
        if replies {
          controller.addScriptMessageHandler(answering, contentWorld: .page, name: name)
        } else {
          controller.add(first, name: name)
        }
      }
      for name in ["m", "other"] { add(name) }
      try await page.webView.evaluateJavaScript("var kept = webkit.messageHandlers.m; 0")
      // The name is free, and then another handler's.
      for isTaken in [false, true] {
        if isTaken { add("m") } else { controller.removeScriptMessageHandler(forName: "m") }
        let result = try await page.webView.callAsyncJavaScript(
          "return kept.postMessage(1).then(() => 'posted', error => error.name)",
          contentWorld: .page)
        #expect(result as? String == "InvalidAccessError", "\(isTaken)")
      }
      #expect(
        try await page.webView.evaluate(
          "webkit.messageHandlers.other.postMessage(2); webkit.messageHandlers.m.postMessage(3); 'posted'",
          as: String.self) == "posted")
      if !replies { #expect(await first.message(number: 2).body as? Int == 3) }
      #expect(first.messages.count == (replies ? 0 : 2))
    }

    @Test func `a handler of a world is out of the page's reach`() async throws {
      let recorder = MessageRecorder()
      let world = WKContentWorld.world(name: "private")
      let page = try await Page.showing {
        $0.userContentController.add(recorder, contentWorld: world, name: "m")
      }
      #expect(
        try await page.webView.evaluate("typeof window.webkit?.messageHandlers?.m", as: String.self)
          == "undefined")
      _ = try await page.webView.evaluateJavaScript(
        "webkit.messageHandlers.m.postMessage('in'); 0", contentWorld: world)
      let message = await recorder.message(number: 1)
      #expect(message.body as? String == "in")
      #expect(message.world == world)
    }

    @Test func `views that share a controller are told apart`() async throws {
      let recorder = MessageRecorder()
      let controller = WKUserContentController()
      let first = try await Page.showing { $0.userContentController = controller }
      let second = try await Page.showing { $0.userContentController = controller }
      controller.add(recorder, name: "m")
      try await first.show("<script>webkit.messageHandlers.m.postMessage('first')</script>")
      try await second.show("<script>webkit.messageHandlers.m.postMessage('second')</script>")
      let messages = [await recorder.message(number: 1), await recorder.message(number: 2)]
      #expect(messages.map { $0.body as? String } == ["first", "second"])
      #expect(messages[0].webView === first.webView)
      #expect(messages[1].webView === second.webView)
    }
  }
}
