import Foundation
import Logging
import TestSupport
import Testing

@testable import WebViewJavascriptBridge

extension WebViewJavascriptBridgeTests {
  /// The methods of the original, one by one.
  @MainActor @Suite struct Semantics {
    /// A page whose handlers answer with their data, as text.
    private static let page = """
      setupWebViewJavascriptBridge(function (bridge) {
        bridge.registerHandler('type', function (data, respond) {
          respond(data === undefined ? 'undefined' : data === null ? 'null' : typeof data);
        });
        bridge.registerHandler('nothing', function (data, respond) { respond() });
        bridge.registerHandler('null', function (data, respond) { respond(null) });
        bridge.registerHandler('twice', function (data, respond) { respond(1); respond(2) });
        bridge.registerHandler('silent', function () {});
        bridge.registerHandler('count', function (data, respond) {
          window.counted = (window.counted || []).concat([data]);
          respond(window.counted);
        });
        bridge.registerHandler('ask', function (data, respond) {
          bridge.callHandler(data[0], data[1], function (answer) { respond([answer]) });
        });
      });
      """

    private func view() -> (WKWebView, WebViewJavascriptBridge) {
      let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let bridge: WebViewJavascriptBridge = WebViewJavascriptBridge(for: webView)
      WebViewJavascriptBridgeTests.load(Self.page, in: webView)
      return (webView, bridge)
    }

    private func ask(
      _ bridge: WebViewJavascriptBridge, _ name: String, _ data: Any? = nil
    ) async -> String {
      await withCheckedContinuation { continuation in
        bridge.callHandler(name, data: data) {
          continuation.resume(returning: $0.map { "\($0)" } ?? "nil")
        }
      }
    }

    @Test func `nil is no data in both directions, and NSNull is null`() async {
      let (webView, bridge) = view()
      #expect(await ask(bridge, "type") == "undefined")
      #expect(await ask(bridge, "type", NSNull()) == "null")
      #expect(await ask(bridge, "type", ["a": nil as Int?]) == "object")
      #expect(await ask(bridge, "nothing") == "nil")
      #expect(await ask(bridge, "null") == "\(NSNull())")
      // The page receives null for the answer nil.
      bridge.registerHandler("nil") { data, respond in
        #expect(data == nil)
        respond?(nil)
      }
      #expect(await ask(bridge, "ask", ["nil"]).filter { !$0.isWhitespace } == "[\(NSNull())]")
      bridge.registerHandler("null") { data, respond in
        #expect(data is NSNull)
        respond?(data)
      }
      #expect(
        await ask(bridge, "ask", ["null", NSNull()]).filter { !$0.isWhitespace }
          == "[\(NSNull())]")
      _ = webView
    }

    @Test func `a handler always has a callback, and its first answer counts, on any thread`()
      async
    {
      let (webView, bridge) = view()
      bridge.registerHandler("late") { data, respond in
        #expect(Thread.isMainThread)
        guard let respond else {
          Issue.record("no callback")
          return
        }
        let response = MainThreadOnlyForTest(respond)
        Thread.detachNewThread {
          response.value("first")
          response.value("second")
        }
      }
      #expect(await ask(bridge, "ask", ["late", 1]).contains("first"))
      bridge.registerHandler("plain") { _, respond in
        #expect(respond != nil)
        respond?("answered")
      }
      await run("bridge.callHandler('plain')", in: webView)
      #expect(await ask(bridge, "ask", ["plain"]).contains("answered"))
    }

    @Test func `a callback is called once, and not at all where the page does not answer`() async {
      let (webView, bridge) = view()
      var answers: [String] = []
      bridge.callHandler("twice") { answers.append("\($0 ?? "nil")") }
      bridge.callHandler("silent") { _ in answers.append("silent") }
      bridge.callHandler("nobody") { _ in answers.append("nobody") }
      #expect(await ask(bridge, "type", 1) == "number")
      #expect(await ask(bridge, "type", 1) == "number")
      #expect(answers == ["1"])
      _ = webView
    }

    @Test func `registering again replaces, and nil withdraws, as does removing`() async {
      let (webView, bridge) = view()
      bridge.registerHandler("who") { _, respond in respond?("first") }
      #expect(await ask(bridge, "ask", ["who"]).contains("first"))
      bridge.registerHandler("who") { _, respond in respond?("second") }
      #expect(await ask(bridge, "ask", ["who"]).contains("second"))
      bridge.registerHandler("who", handler: nil)
      #expect(bridge.bridge?.interfaces.flatMap(\.methods).contains { $0.name == "who" } == false)
      bridge.registerHandler("who") { _, respond in respond?("third") }
      bridge.removeHandler("who")
      bridge.removeHandler("who")
      bridge.removeHandler("never")
      #expect(bridge.bridge?.interfaces.flatMap(\.methods).contains { $0.name == "who" } == false)
      _ = webView
    }

    @Test func `a reset lets go of callbacks, and of no handler`() async {
      let (webView, bridge) = view()
      bridge.registerHandler("kept") { _, respond in respond?("kept") }
      var isCalled = false
      #expect(await ask(bridge, "type", 1) == "number")
      bridge.callHandler("type", data: 1) { _ in isCalled = true }
      bridge.reset()
      #expect(await ask(bridge, "ask", ["kept"]).contains("kept"))
      #expect(!isCalled)
      #expect(await ask(bridge, "type", "x") == "string")
      _ = webView
    }

    @Test func `a reset drops calls that no page has come for`() async {
      let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let bridge: WebViewJavascriptBridge = WebViewJavascriptBridge(for: webView)
      bridge.callHandler("count", data: "dropped") { _ in Issue.record("It was dropped.") }
      bridge.reset()
      bridge.callHandler("count", data: "kept")
      WebViewJavascriptBridgeTests.load(Self.page, in: webView)
      let text = await ask(bridge, "count", "asked").filter { $0.isLetter || $0 == "," }
      #expect(text == "kept,asked")
    }

    @Test func `calls of one thread keep their order, and the main thread's theirs`() async {
      let (webView, bridge) = view()
      for n in 0..<50 { bridge.callHandler("count", data: n) }
      await withCheckedContinuation { continuation in
        let bridge = MainThreadOnlyForTest(bridge)
        Thread.detachNewThread {
          for n in 50..<100 { bridge.value.callHandler("count", data: n) }
          bridge.value.callHandler("count", data: 100) { _ in
            #expect(Thread.isMainThread)
            continuation.resume()
          }
        }
      }
      let text = await ask(bridge, "count", 101).filter { $0.isNumber || $0 == "," }
      #expect(text == (0...101).map(String.init).joined(separator: ","))
      _ = webView
    }

    @Test func `the delegate is the view's, and held weakly`() {
      final class Delegate: NSObject, WKNavigationDelegate {}
      let (webView, bridge) = view()
      var delegate: Delegate? = Delegate()
      bridge.setWebViewDelegate(delegate)
      #if os(Linux)
        #expect(webView.navigationDelegate === delegate)
      #endif
      weak let released = delegate
      delegate = nil
      #expect(released == nil)
      bridge.setWebViewDelegate(nil)
      _ = webView
    }

    @Test func `a bridge whose view is gone does nothing`() async {
      var (webView, bridge): (WKWebView?, WebViewJavascriptBridge) = view()
      bridge.registerHandler("x") { _, _ in Issue.record("called") }
      weak let released = webView
      webView = nil
      while released != nil || bridge.bridge != nil {
        guard !Task.isCancelled else {
          Issue.record("something keeps the view, or its bridge")
          return
        }
        await Task.yield()
      }
      bridge.callHandler("x", data: 1) { _ in Issue.record("called back") }
      bridge.registerHandler("y") { _, _ in }
      bridge.removeHandler("y")
      bridge.reset()
      bridge.setWebViewDelegate(nil)
      bridge.disableJavscriptAlertBoxSafetyTimeout()
      #expect(bridge.bridge == nil)
      await Task.yield()
    }

    @Test func `every spelling that importers of the original have makes the view's one bridge`() {
      let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      // Code that unwraps the original's optional results compiles, and so does code that does not.
      let first = WKWebViewJavascriptBridge(for: webView)!
      let all: [WebViewJavascriptBridge] = [
        WebViewJavascriptBridge(for: webView), WebViewJavascriptBridge(forWebView: webView),
        WebViewJavascriptBridge(webView), WKWebViewJavascriptBridge(webView),
      ]
      #expect(first.bridge != nil)
      for other in all { #expect(other.bridge === first.bridge) }
    }

    @Test func `the log's lines are cut off at 500 characters, or where it was said`() {
      let line = "call 1 x " + String(repeating: "y", count: 600)
      WebViewJavascriptBridge.setLogMaxLength(500)
      #expect(MessageLog.text(of: "call 1 x", .toPage) == "SEND: call 1 x")
      #expect(MessageLog.text(of: line, .toNative) == "RCVD: \(line.prefix(500)) [...]")
      WebViewJavascriptBridge.setLogMaxLength(6)
      #expect(MessageLog.text(of: line, .toPage) == "SEND: call 1 [...]")
      WebViewJavascriptBridge.setLogMaxLength(-1)
      #expect(MessageLog.text(of: line, .toPage) == "SEND:  [...]")
      WebViewJavascriptBridge.setLogMaxLength(500)
      WebViewJavascriptBridge.enableLogging()
      #expect(MessageLog.isEnabled)
    }

    private func run(_ script: String, in webView: WKWebView) async {
      _ = try? await webView.callAsyncJavaScript(
        "await new Promise((done) => setupWebViewJavascriptBridge((bridge) => { \(script); done() })); return 0",
        arguments: [:], in: nil, contentWorld: .page)
    }
  }
}
