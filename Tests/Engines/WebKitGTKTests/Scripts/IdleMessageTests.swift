import Testing

@testable import WebKitGTK

extension AllTests {
  /// WebKit makes values in a context of its own. It drops the context after ten seconds without messages, and
  /// makes another for the next message. No event reports this.
  @MainActor @Suite struct IdleMessageTests {
    typealias Reply = @MainActor @Sendable (Any?, String?) -> Void

    @Test func `messages long after each other are answered, and so are those that waited`()
      async throws
    {
      var waiting: [(text: String, reply: Reply)] = []
      let page = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          Replier { message, reply in
            guard let text = message.body as? String else { return reply(message.body, nil) }
            if text.hasPrefix("wait") { return waiting.append((text, reply)) }
            if text == "next" {
              // The context is not the one in which the message arrived.
              let (text, reply) = waiting.removeFirst()
              reply(text, nil)
            }
            reply(text, nil)
          }, contentWorld: .page, name: "asking")
      }
      let answer = try await page.webView.callAsyncJavaScript(
        """
        const ask = (text) => webkit.messageHandlers.asking.postMessage(text);
        globalThis.asked = Array.from({ length: 2000 }, (_, i) => 'wait' + 'x'.repeat(6000) + i);
        globalThis.waiting = asked.map(ask);
        const answers = [];
        for (let i = 1; i < 30; i++) {
          answers.push(await ask('x'.repeat(100000 + i)));
          await ask({ list: [i, 'text', new Date()] });
          if (i === 10) await new Promise((done) => setTimeout(done, 11000));
        }
        for (let i = 0; i < 1000; i++) await ask('next');
        return answers.map((text) => text.length - 100000).join();
        """, contentWorld: .page)
      #expect(answer as? String == (1..<30).map(String.init).joined(separator: ","))

      try await Task.sleep(for: .seconds(11))
      // The context may be gone by now.
      for (text, reply) in waiting { reply(text, nil) }
      let right = try await page.webView.callAsyncJavaScript(
        """
        const answers = await Promise.all(waiting);
        return answers.filter((text, i) => text === asked[i]).length;
        """, contentWorld: .page)
      #expect(right as? Int == 2000)
    }
  }
}
