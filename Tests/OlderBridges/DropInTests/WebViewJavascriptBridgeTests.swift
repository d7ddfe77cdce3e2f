import Foundation
import TestSupport
import Testing
import WebViewJavascriptBridge

/// Code and pages that were written for WebViewJavascriptBridge.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct WebViewJavascriptBridgeTests {
  /// The setup script of every page of the old library.
  static let snippet = WebViewJavascriptBridgeExample.setup

  private func view() -> WKWebView {
    WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  private func load(_ script: String, in webView: WKWebView) { Self.load(script, in: webView) }

  static func load(_ script: String, in webView: WKWebView) {
    webView.loadHTMLString(
      "<!doctype html><body><script>\(snippet)\(script)</script>",
      baseURL: URL(string: "https://shop.example.com/"))
  }

  @Test func `the classic demo works as it was written`() async throws {
    let webView = view()
    WebViewJavascriptBridge.enableLogging()
    WebViewJavascriptBridge.setLogMaxLength(80)
    let bridge: WKWebViewJavascriptBridge = WKWebViewJavascriptBridge(webView)
    var heard: [String] = []
    let (answers, give) = AsyncStream.makeStream(of: String.self)
    bridge.registerHandler("testObjcCallback") { data, responseCallback in
      heard.append("\((data as? [String: Any])?["foo"] ?? "nothing")")
      responseCallback?("Response from testObjcCallback")
      responseCallback?("A second answer counts for nothing")
    }
    bridge.callHandler("testJavascriptHandler", data: ["foo": "before ready"]) {
      give.yield("\(($0 as? [String: Any])?["Javascript Says"] ?? "nothing")")
    }
    load(
      """
      setupWebViewJavascriptBridge(function (bridge) {
        bridge.registerHandler('testJavascriptHandler', function (data, responseCallback) {
          responseCallback({ 'Javascript Says': 'Right back atcha, ' + data.foo });
        });
        bridge.callHandler('testObjcCallback', { 'foo': 'bar' }, function (response) {
          bridge.callHandler('done', response);
        });
      });
      """, in: webView)
    bridge.registerHandler("done") { data, _ in give.yield("\(data ?? "nothing")") }
    var all: Set<String> = []
    for await answer in answers {
      all.insert(answer)
      if all.count == 2 { break }
    }
    #expect(all == ["Right back atcha, before ready", "Response from testObjcCallback"])
    #expect(heard == ["bar"])
  }

  @Test func `calls from any thread keep their order, and values of every kind cross`() async throws
  {
    let webView = view()
    let bridge: WebViewJavascriptBridge = WebViewJavascriptBridge(for: webView)
    let (answers, give) = AsyncStream.makeStream(of: String.self)
    load(
      """
      setupWebViewJavascriptBridge(function (bridge) {
        bridge.registerHandler('echo', function (data, respond) { respond(JSON.stringify(data)) });
      });
      """, in: webView)
    let values: [Any?] = [
      nil, NSNull(), true, NSNumber(value: false), 1, NSNumber(value: 2), 1.5, "it's \"x\"\n",
      [1, "a", NSNull()], ["k": ["nested": [true]]], NSArray(array: [1, NSString("s")]),
    ]
    let texts = MainThreadOnlyForTest(values)
    Thread.detachNewThread {
      for value in texts.value {
        bridge.callHandler("echo", data: value) { give.yield("\($0 ?? "nothing")") }
      }
    }
    var heard: [String] = []
    for await answer in answers {
      heard.append(answer)
      if heard.count == values.count { break }
    }
    #expect(
      heard == [
        // Without data, the page's handler receives undefined, and its answer is nil.
        "nothing", "null", "true", "false", "1", "2", "1.5", "\"it's \\\"x\\\"\\n\"",
        "[1,\"a\",null]",
        "{\"k\":{\"nested\":[true]}}", "[1,\"s\"]",
      ])
  }

  @Test func `what cannot be answered harms nothing, and handlers outlive a reload`() async throws {
    let webView = view()
    let bridge: WebViewJavascriptBridge = WebViewJavascriptBridge(forWebView: webView)
    let (heard, hear) = AsyncStream.makeStream(of: String.self)
    bridge.registerHandler("hello") { data, _ in hear.yield("\(data ?? "nothing")") }
    bridge.registerHandler("silent") { _, _ in }
    bridge.callHandler("nobody", data: 1) { _ in hear.yield("must not come") }
    bridge.callHandler("nobody", data: view())
    bridge.registerHandler("gone") { _, _ in hear.yield("must not come") }
    bridge.removeHandler("gone")
    let script = """
      setupWebViewJavascriptBridge(function (bridge) {
        bridge.callHandler('silent', null, function () { bridge.callHandler('hello', 'wrong') });
        bridge.callHandler('gone', null, function () { bridge.callHandler('hello', 'wrong') });
        bridge.callHandler('hello', 'page');
      });
      """
    load(script, in: webView)
    var all: [String] = []
    for await line in heard {
      all.append(line)
      if all.count == 1 { load(script, in: webView) }
      if all.count == 2 { break }
    }
    #expect(all == ["page", "page"])
    // A second object for the view uses the same bridge.
    #expect(bridge.bridge != nil && WebViewJavascriptBridge(webView).bridge === bridge.bridge)
    bridge.reset()
    bridge.disableJavscriptAlertBoxSafetyTimeout()
    bridge.setWebViewDelegate(nil)
  }
}

/// `@unchecked`, because the tests hand it over once and do not use it afterwards.
struct MainThreadOnlyForTest<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
