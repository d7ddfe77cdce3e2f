#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  @Exposed private final class JsApi {
    func testSyn(_ msg: String) -> String { "\(msg)[sync]" }
    func testAsyn(_ msg: String, handler: @escaping @Sendable (String, Bool) -> Void) {
      handler("\(msg)[async]", true)
    }
  }

  /// Code that was written for DSBridge-iOS.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct DSBridgeIOSTests {
    @Test(arguments: PageScript.allCases)
    func `the names of DSBridge-iOS do the same`(_ script: PageScript) async throws {
      let page = ViewUnderTest()
      let webView = page.webView
      webView.addJavascriptObject(JsApi(), namespace: nil)
      webView.addJavascriptObject(JsApi(), namespace: "echo")
      webView.setDebugMode(false)
      webView.customJavascriptDialogLabelTitles(["alertTitle": "Notification", "alertBtn": "OK"])
      #expect(webView.dialogTitles?.alertTitle == "Notification")
      webView.disableJavascriptDialogBlock(true)
      webView.loadUrl("")
      var isClosed = false
      webView.setJavascriptCloseWindowListener { isClosed = true }
      await page.load(script, "bridge.register('addValue', (a, b) => a + b)")
      webView.removeJavascriptObject("echo")
      #expect(
        try await page.run(
          """
          window.close();
          return [bridge.call('testSyn', 'a'), bridge.call('echo.testSyn', 'a'),
            await new Promise((resolve) => bridge.call('testAsyn', 'b', resolve))];
          """) == ["a[sync]", "", "b[async]"])
      #expect(isClosed)
      var sum: Any?
      webView.callHandler("addValue", arguments: [3, 4]) { sum = $0 }
      while sum == nil { try await turn() }
      #expect(sum as? Int == 7)
      webView.callHandler("addValue")
      let has = await withCheckedContinuation { continuation in
        webView.hasJavascriptMethod("addValue") { continuation.resume(returning: $0) }
      }
      #expect(has)
    }
  }
#endif
