import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests.ArticleTests {
  @Test func `the first page's view is scripted`() async throws {
    let url = try await Server.shared.page("<title>page</title>")
    let webView = WKWebView()
    let page = Page()
    webView.navigationDelegate = page
    webView.load(URLRequest(url: url))
    await page.next("end")
    let title = try await webView.evaluateJavaScript("document.title") as? String
    #expect(title == "page")
  }
}
