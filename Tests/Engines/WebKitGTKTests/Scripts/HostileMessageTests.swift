import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Unexpected values that a page may post.
  @MainActor @Suite struct HostileMessageTests {
    nonisolated static let refused = [
      "(() => { const a = {}; a.self = a; return a })()": "it contains itself",
      "(() => { const a = []; a.push([a]); return a })()": "it contains itself",
      "(() => { let a = []; for (let i = 0; i < 600; i++) a = [a]; return a })()":
        "it is nested more than 512 levels deep",
      "(() => { let a = {}; for (let i = 0; i < 600; i++) a = { a }; return a })()":
        "it is nested more than 512 levels deep",
    ]

    @Test(arguments: refused)
    func `a value that cannot be taken over is refused, and told`(
      script: String, reason: String
    ) async throws {
      let recorder = MessageRecorder()
      let page = try await Page.showing {
        $0.userContentController.add(recorder, name: "plain")
        $0.userContentController.addScriptMessageHandler(
          Replier { _, reply in reply("?", nil) }, contentWorld: .page, name: "asking")
      }
      let log = LogRecorder.install()
      let answer = try await page.webView.callAsyncJavaScript(
        """
        webkit.messageHandlers.plain.postMessage(\(script))
        webkit.messageHandlers.plain.postMessage('next')
        return webkit.messageHandlers.asking.postMessage(\(script)).catch(e => e.message)
        """, contentWorld: .page)
      #expect(await recorder.message(number: 1).body as? String == "next")
      #expect(log.messages == ["A message to “plain” was not delivered: \(reason)."])
      #expect(answer as? String == "The message to “asking” was not delivered: \(reason).")
      await #expect {
        _ = try await page.webView.evaluateJavaScript(script)
      } throws: {
        WKError.Code.javaScriptResultTypeIsUnsupported ~= $0
          && $0.localizedDescription.contains(reason)
      }
    }

    /// What unusual values arrive as, printed as an app might do. Nothing for values that do not arrive.
    nonisolated static let strange = [
      "(() => { let a = []; for (let i = 0; i < 100000; i++) a = [a]; return a })()": "[]",
      "({ get boom() { throw new Error('boom') } })": "[]",
      "new Proxy({}, { ownKeys() { throw 1 } })": "[]",
      "() => 1": "[]", "Symbol('s')": "[]", "document": "[]", "window": "[]",
      "Promise.resolve(1)": "[]", "10n": "[<null>]", "new Map([[1, 2]])": "[[:]]",
      "new Date(NaN)": "[<null>]", "new Date(8.64e15)": "[\(Date(timeIntervalSince1970: 8.64e12))]",
      "Object.create(null)": "[[:]]", "Object.assign([1], { more: 2 })": "[[1]]",
      "'\\ud800'": "[\"\u{FFFD}\"]", "new Array(3)": "[[<null>, <null>, <null>]]",
      "{ '__proto__': 2, 'constructor': 3 }": "[[\"constructor\": 3]]", "new Error('e')": "[[:]]",
      "-0": "[-0.0]", "NaN": "[nan]",
    ]

    @Test(arguments: strange)
    func `a strange value arrives as something, or not at all`(
      script: String, printed: String
    ) async throws {
      let recorder = MessageRecorder()
      let page = try await Page.showing { $0.userContentController.add(recorder, name: "m") }
      try await page.webView.evaluateJavaScript(
        "try { webkit.messageHandlers.m.postMessage(\(script)) } catch {}; 0")
      try await page.webView.evaluateJavaScript("webkit.messageHandlers.m.postMessage('end'); 0")
      var bodies: [Any] = []
      repeat {
        bodies.append(await recorder.message(number: bodies.count + 1).body)
      } while bodies.last as? String != "end" && !Task.isCancelled
      #expect("\(bodies.dropLast())" == printed)
    }

    @Test func `one object in two places is no cycle`() async throws {
      let page = try await Page.showing()
      let value = try await page.webView.evaluateJavaScript(
        "(() => { const a = { n: 1 }; return { one: a, two: [a, a] } })()")
      let object = try #require(value as? [String: Any])
      #expect((object["one"] as? [String: Int]) == ["n": 1])
      #expect((object["two"] as? [[String: Int]]) == [["n": 1], ["n": 1]])
    }

    @Test(arguments: ["with space", "dots.and-dashes", "a::b", "ünï", "日本", "%s%n"])
    func `a handler may have any name`(name: String) async throws {
      let recorder = MessageRecorder()
      let page = try await Page.showing {
        $0.userContentController.add(recorder, name: name)
        $0.userContentController.addScriptMessageHandler(
          Replier { message, reply in reply(message.name, nil) }, contentWorld: .page,
          name: name + "?")
      }
      let answer = try await page.webView.callAsyncJavaScript(
        """
        webkit.messageHandlers[name].postMessage(1)
        return webkit.messageHandlers[name + '?'].postMessage(2)
        """, arguments: ["name": name], contentWorld: .page)
      #expect(answer as? String == name + "?")
      #expect(await recorder.message(number: 1).name == name)
    }
  }
}
