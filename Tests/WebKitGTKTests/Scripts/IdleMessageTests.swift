import Testing

@testable import WebKitGTK

extension AllTests {
  /// WebKit makes values in a context of its own, drops it when nothing has come for ten seconds, and
  /// makes another for the next message.
  @MainActor @Suite struct IdleMessageTests {
    @Test func `messages long after each other are answered, and so is the first at last`()
      async throws
    {
      var answerFirst: (@MainActor @Sendable (Any?, String?) -> Void)?
      let page = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          Replier { message, reply in
            guard message.body as? String == "0" else { return reply(message.body, nil) }
            answerFirst = reply
          }, contentWorld: .page, name: "asking")
      }
      let answer = try await page.webView.callAsyncJavaScript(
        """
        const ask = (text) => webkit.messageHandlers.asking.postMessage(text);
        const first = ask('0');
        const answers = [];
        for (let i = 1; i < 30; i++) {
          answers.push(await ask('x'.repeat(100000 + i)));
          await ask({ list: [i, 'text', new Date()] });
          if (i % 10 === 0) await new Promise((done) => setTimeout(done, 11000));
        }
        globalThis.first = first;
        return answers.map((text) => text.length - 100000).join();
        """, contentWorld: .page)
      #expect(answer as? String == (1..<30).map(String.init).joined(separator: ","))
      answerFirst?("late", nil)
      let late = try await page.webView.callAsyncJavaScript(
        "return first", contentWorld: .page)
      #expect(late as? String == "late")
    }
  }
}
