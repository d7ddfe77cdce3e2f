import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct ProcessTests {
    @Test func `a killed process is told, fails what was pending, and is replaced`() async throws {
      let page = Page()
      let id = try #require(
        try await page.showInProcessOfItsOwn("<title>before</title>"))
      let view = page.webView
      async let endless = failure {
        _ = try await view.callAsyncJavaScript("return new Promise(() => {})", contentWorld: .page)
      }
      // The call has reached the page once a later call is answered.
      try await view.evaluateJavaScript("0")
      await page.next("terminate") { WebProcess.kill(id) }
      #expect(await endless == .webContentProcessTerminated)
      #expect(page.events.last == "terminate")
      #expect(
        await failure { _ = try await view.evaluateJavaScript("0") } == .webContentProcessTerminated
      )
      try await page.show("<title>after</title>")
      #expect(try await view.documentTitle == "after")
    }

    @Test func `a closed view fails what was pending and what comes`() async throws {
      let view = try await Page.showing().webView
      async let endless = failure {
        _ = try await view.callAsyncJavaScript("return new Promise(() => {})", contentWorld: .page)
      }
      try await view.evaluateJavaScript("0")
      view.close()
      #expect(await endless == .webViewInvalidated)
      #expect(await failure { _ = try await view.evaluateJavaScript("0") } == .webViewInvalidated)
      #expect(view.load(URLRequest(url: URL(fileURLWithPath: "/"))) == nil)
      #expect(view.url == nil)
      #expect(!view.canGoBack)
    }

    private func failure(_ body: @MainActor () async throws -> Void) async -> WKError.Code? {
      do {
        try await body()
        return nil
      } catch {
        return (error as? WKError)?.code
      }
    }
  }
}
