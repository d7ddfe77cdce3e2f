import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Texts and names that C strings and UTF-8 cannot represent.
  @MainActor @Suite struct TextTests {
    @Test func `a lone surrogate arrives as U+FFFD and cuts nothing off`() async throws {
      let recorder = MessageRecorder()
      let view = try await Page.showing { $0.userContentController.add(recorder, name: "m") }
        .webView
      let text = "'abc\\ud800def\\0\\udc00g\\ud83d\\ude00'"
      let whole = "abc\u{FFFD}def\0\u{FFFD}g😀"
      #expect(try await view.evaluate(text, as: String.self) == whole)
      #expect(
        try await view.callAsyncJavaScript("return [\(text)]", contentWorld: .page) as? [String]
          == [whole])
      try await view.evaluateJavaScript("webkit.messageHandlers.m.postMessage(\(text)); 0")
      #expect(await recorder.message(number: 1).body as? String == whole)
    }

    @Test func `members keep their names, whatever these hold`() async throws {
      let recorder = MessageRecorder()
      let view = try await Page.showing { $0.userContentController.add(recorder, name: "m") }
        .webView
      let object =
        "({ 'a': 1, 'a\\0b': 2, 'c\\ud800d': 3, '': 4, 'é\\0': { '\\0': 6 } })"
      let expected: NSDictionary = [
        "a": 1, "a\0b": 2, "c\u{FFFD}d": 3, "": 4, "é\0": ["\0": 6],
      ]
      #expect(try await view.evaluateJavaScript(object) as? NSDictionary == expected)
      try await view.evaluateJavaScript("webkit.messageHandlers.m.postMessage(\(object)); 0")
      #expect(await recorder.message(number: 1).body as? NSDictionary == expected)
    }

    @Test func `an answer's members keep their names`() async throws {
      let view = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          Replier { _, reply in
            reply(["a": 1, "a\0b": 2, "t": "a\0b"] as [String: Any], nil)
          }, contentWorld: .page, name: "m")
      }.webView
      let names =
        try await view.callAsyncJavaScript(
          """
          const answer = await webkit.messageHandlers.m.postMessage(0)
          return [Object.keys(answer).sort().join(), answer['a\\0b'], answer.t]
          """, contentWorld: .page) as? NSArray
      #expect(names == ["a,a\0b,t", 2, "a\0b"])
    }

    @Test func `an answer's numbers and booleans stay apart`() async throws {
      let view = try await Page.showing {
        $0.userContentController.addScriptMessageHandler(
          Replier { _, reply in
            reply(
              [NSNumber(value: 1), NSNumber(value: true), 0, false, UInt8(1), 1.0] as [Any], nil)
          }, contentWorld: .page, name: "m")
      }.webView
      let json =
        try await view.callAsyncJavaScript(
          "return JSON.stringify(await webkit.messageHandlers.m.postMessage(0))",
          contentWorld: .page) as? String
      #expect(json == "[1,true,0,false,1,1]")
    }

    @Test func `a page that changes JavaScript's own functions changes no value`() async throws {
      let view = try await Page.showing(
        """
        <script>
        String.prototype.toWellFormed = () => 'changed'
        Object.entries = Object.fromEntries = Object.keys = () => [['changed', 1]]
        Date.prototype.getTime = () => 1
        </script>
        """
      ) {
        $0.userContentController.addScriptMessageHandler(
          Replier { message, reply in reply(["body": message.body], nil) }, contentWorld: .page,
          name: "m")
      }.webView
      let script = "({ a: 'b', c: new Date(5000) })"
      let expected: NSDictionary = ["a": "b", "c": Date(timeIntervalSince1970: 5)]
      #expect(try await view.evaluateJavaScript(script) as? NSDictionary == expected)
      let answer =
        try await view.callAsyncJavaScript(
          "return (await webkit.messageHandlers.m.postMessage(\(script))).body.a",
          contentWorld: .page) as? String
      #expect(answer == "b")
    }

    @Test func `a text that C would cut off is told with U+FFFD for its zeros`() async throws {
      let page = try await Page.showing("<p>one two</p>") {
        $0.userContentController.addScriptMessageHandler(
          Replier { _, reply in reply(nil, "no\0way") }, contentWorld: .page, name: "m")
      }
      let asker = Asker()
      page.webView.uiDelegate = asker
      let texts =
        try await page.webView.callAsyncJavaScript(
          """
          return [prompt('a'),
            await webkit.messageHandlers.m.postMessage(0).catch(e => e.message)]
          """, contentWorld: .page) as? [String]
      #expect(texts == ["left\u{FFFD}right", "no\u{FFFD}way"])
      #expect(try await !page.webView.find("one\0nothing").matchFound)
    }

    final class Asker: NSObject, WKUIDelegate {
      func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?, initiatedByFrame frame: WKFrameInfo
      ) async -> String? { "left\0right" }
    }
  }
}
