import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct NavigationIdentityTests {
    /// Returns a page that shows the second of two documents.
    func makePage() async throws -> Page {
      let page = Page()
      try await page.show("<p>one")
      try await page.show("<p id=x>two")
      return page
    }

    /// Returns such a page that has been told to go back, and at once to stop.
    func stopMoveBack() async throws -> (Page, WKNavigation) {
      let page = try await makePage()
      let back = try #require(page.webView.goBack())
      page.webView.stopLoading()
      try await page.webView.evaluateJavaScript("0")
      return (page, back)
    }

    /// Goes back from within the page, and expects a new navigation.
    func expectOwnBack(_ page: Page, apartFrom earlier: WKNavigation) async throws {
      page.forget()
      try await page.next("end") {
        try await page.webView.evaluateJavaScript("history.back(); 0")
      }
      #expect(page.events.last == "finish")
      #expect(page.navigations.compactMap(\.self).count == 3)
      #expect(page.navigations.allSatisfy { $0 != earlier })
      #expect(page.actions.last?.sourceFrame.isMainFrame == false)
    }

    @Test func `a move back within the page is not taken for the page's own that follows`()
      async throws
    {
      let page = try await makePage()
      let url = try #require(page.webView.url)
      page.webView.load(URLRequest(url: try #require(URL(string: "\(url)#x"))))
      while page.webView.isLoading || page.webView.backForwardList.backItem?.url != url {
        try await turn()
      }
      let back = try #require(page.webView.goBack())
      while page.webView.isLoading || page.webView.url != url { try await turn() }
      try await expectOwnBack(page, apartFrom: back)
    }

    @Test func `a move back that was stopped is not taken for the page's own that follows`()
      async throws
    {
      var (page, back) = try await stopMoveBack()
      // A process that is busy begins the move sometimes, and asks about it, before it hears of the stop.
      while page.events.last != "finish" || !page.webView.canGoBack {
        (page, back) = try await stopMoveBack()
      }
      try await expectOwnBack(page, apartFrom: back)
    }
  }
}
