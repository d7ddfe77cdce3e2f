import Foundation
import TestSupport
import Testing
import WebKitGTK

extension AllTests.ArticleTests {
  final class Stock: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
      guard let item = message.body as? String else { return (nil, "An item's name, please.") }
      return (["item": item, "left": 3], nil)
    }
  }

  @Test func `scripts have arguments and messages have answers`() async throws {
    let controller = WKUserContentController()
    controller.addUserScript(
      WKUserScript(
        source: "window.shop = { version: 1 }", injectionTime: .atDocumentStart,
        forMainFrameOnly: true))
    controller.addScriptMessageHandler(Stock(), contentWorld: .page, name: "stock")
    let webView = try await Page.showing { $0.userContentController = controller }.webView
    let answer = try await webView.callAsyncJavaScript(
      "const response = await fetch(path); return response.status",
      arguments: ["path": "/stock"], contentWorld: .defaultClient)
    #expect(answer as? Int == 404)
    #expect(try await webView.evaluateJavaScript("shop.version") as? Int == 1)
    let left = try await webView.callAsyncJavaScript(
      "return (await webkit.messageHandlers.stock.postMessage('tea')).left", contentWorld: .page)
    #expect(left as? Int == 3)
    let refusal = try await webView.callAsyncJavaScript(
      "return webkit.messageHandlers.stock.postMessage(1).catch(String)", contentWorld: .page)
    #expect((refusal as? String)?.contains("An item's name, please.") == true)
  }

  @Test func `values of scripts are what the table says`() async throws {
    let webView = try await Page.showing().webView
    for (script, isExpected) in Self.values {
      #expect(isExpected(try await webView.evaluateJavaScript(script)), "\(script)")
    }
    let error = await #expect(throws: WKError.self) {
      _ = try await webView.evaluateJavaScript("() => 1")
    }
    #expect(error?.code == .javaScriptResultTypeIsUnsupported)
  }

  private static var values: [(String, (Any?) -> Bool)] {
    [
      ("1", { $0 as? Int == 1 }), ("0.5", { $0 as? Double == 0.5 }),
      ("true", { $0 as? Bool == true }), ("'a'", { $0 as? String == "a" }),
      ("[1]", { $0 as? [Int] == [1] }), ("({ a: 1 })", { $0 as? [String: Int] == ["a": 1] }),
      ("new Date(0)", { $0 as? Date == Date(timeIntervalSince1970: 0) }),
      ("null", { $0 is NSNull }), ("undefined", { $0 == nil }),
    ]
  }
}
