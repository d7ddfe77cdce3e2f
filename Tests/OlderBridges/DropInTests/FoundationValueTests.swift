import Foundation
import TestSupport
import Testing
import WebViewJavascriptBridge

extension WebViewJavascriptBridgeTests {
  /// Values of type `Any`, compared with those that the original gets from `JSONSerialization`.
  @MainActor @Suite struct FoundationValues {
    private static let page = """
      var values = [\(CastTable.expressions.map { "(\($0))" }.joined(separator: ", "))];
      setupWebViewJavascriptBridge(function (bridge) {
        bridge.registerHandler('value', function (index, respond) { respond(values[index]) });
        bridge.registerHandler('json', function (index, respond) {
          respond(JSON.stringify(values[index]));
        });
        bridge.registerHandler('text', function (data, respond) { respond(JSON.stringify(data)) });
        bridge.registerHandler('normal', function (json, respond) {
          respond(JSON.stringify(JSON.parse(json)));
        });
        bridge.registerHandler('send', function (index, respond) {
          bridge.callHandler('take', values[index], function () { respond() });
        });
        bridge.registerHandler('fetch', function (name, respond) {
          bridge.callHandler(name, null, function (data) { respond(JSON.stringify(data)) });
        });
      });
      """

    private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let bridge: WebViewJavascriptBridge

    init() {
      bridge = WebViewJavascriptBridge(for: webView)
      WebViewJavascriptBridgeTests.load(Self.page, in: webView)
    }

    private func ask(_ name: String, _ data: Any?) async -> Any? {
      await withCheckedContinuation { continuation in
        bridge.callHandler(name, data: data) {
          continuation.resume(returning: MainThreadOnlyForTest($0))
        }
      }.value
    }

    @Test func `what a page sends and answers casts as what JSONSerialization gives`() async throws
    {
      var taken: [Any?] = []
      bridge.registerHandler("take") { data, respond in
        taken.append(data)
        respond?(nil)
      }
      for (index, expression) in CastTable.expressions.enumerated() {
        let json = try #require(await ask("json", index) as? String)
        let expected = try CastTable.outcomes(ofJSON: json)
        let answer = try #require(await ask("value", index))
        #expect(CastTable.outcomes(of: answer) == expected, "answered: \(expression)")
        taken = []
        _ = await ask("send", index)
        let data = try #require(taken.first ?? nil)
        #expect(CastTable.outcomes(of: data) == expected, "sent: \(expression)")
      }
    }

    @Test func `what an app gives arrives as what JSONSerialization writes`() async throws {
      for (name, value) in FoundationTable.values + FoundationTable.largeIntegers {
        let json = try FoundationTable.json(of: value)
        let expected = try #require(await ask("normal", json) as? String)
        let sent = await ask("text", value) as? String
        #expect(sent.map { "[\($0)]" } == expected, "sent: \(name)")
        bridge.registerHandler("give") { _, respond in respond?(value) }
        let answered = await ask("fetch", "give") as? String
        #expect(answered.map { "[\($0)]" } == expected, "answered: \(name)")
      }
    }
  }
}
