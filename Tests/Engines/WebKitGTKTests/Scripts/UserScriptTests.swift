import Foundation
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct UserScriptTests {
    @Test func `scripts run at the start and at the end of a document`() async throws {
      let page = try await Page.showing(
        "<script>order.push('page')</script><p id=last>"
      ) {
        $0.userContentController.addUserScript(
          WKUserScript(
            source: "order.push('end ' + !!document.getElementById('last'))",
            injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        $0.userContentController.addUserScript(
          WKUserScript(
            source: "var order = ['start ' + !!document.getElementById('last')]",
            injectionTime: .atDocumentStart, forMainFrameOnly: true))
      }
      #expect(
        try await page.webView.evaluate("order", as: [String].self)
          == ["start false", "page", "end true"])
    }

    @Test(arguments: [true, false])
    func `a script for the main frame only stays out of subframes`(mainOnly: Bool) async throws {
      let page = try await Page.showing("<iframe srcdoc='<p>inner'></iframe>") {
        $0.userContentController.addUserScript(
          WKUserScript(
            source: "window.mark = 1", injectionTime: .atDocumentStart, forMainFrameOnly: mainOnly))
      }
      let marks = try await page.webView.evaluateJavaScript("[window.mark, frames[0].mark ?? 0]")
      #expect(marks as? [Int] == [1, mainOnly ? 0 : 1])
    }

    @Test func `a script runs in its world`() async throws {
      let world = WKContentWorld.world(name: "scripts")
      let page = try await Page.showing {
        $0.userContentController.addUserScript(
          WKUserScript(
            source: "var mark = 1", injectionTime: .atDocumentStart, forMainFrameOnly: true,
            in: world))
      }
      #expect(try await page.webView.evaluate("typeof mark", as: String.self) == "undefined")
      #expect(try await page.webView.evaluate("mark", contentWorld: world, as: Int.self) == 1)
    }

    @Test func `scripts can be added to a view and removed from it`() async throws {
      let page = try await Page.showing()
      let controller = page.webView.configuration.userContentController
      controller.addUserScript(
        WKUserScript(
          source: "var mark = 1", injectionTime: .atDocumentStart, forMainFrameOnly: true))
      #expect(controller.userScripts.count == 1)
      try await page.show("added")
      #expect(try await page.webView.evaluate("mark", as: Int.self) == 1)
      controller.removeAllUserScripts()
      try await page.show("removed")
      #expect(try await page.webView.evaluate("typeof mark", as: String.self) == "undefined")
    }
  }
}
