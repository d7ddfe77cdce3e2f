import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

/// What the navigation delegate is asked.
extension AllTests.NavigationFacts {
  nonisolated static let actions = [
    Fact("a reload says so", decide + "DecidePolicyForNavigationActionReload") {
      page async throws in
      let action = try await Self.action(page, after: [first]) { $0.reload() }
      #expect(action.navigationType == .reload && action.request.url?.absoluteString == first)
    },
    Fact(
      "the frame of a reload has its page and its view",
      decide + "DecidePolicyForNavigationActionReload"
    ) {
      page async throws in
      let frame = try await Self.action(page, after: [first]) { $0.reload() }.targetFrame
      #expect(frame?.request.url?.absoluteString == first && frame?.webView === page.webView)
    },
    Fact(
      "a reload from the origin says so",
      decide + "DecidePolicyForNavigationActionReloadFromOrigin"
    ) {
      page async throws in
      let action = try await Self.action(page, after: [first]) { $0.reloadFromOrigin() }
      #expect(action.navigationType == .reload && action.request.url?.absoluteString == first)
    },
    Fact(
      "a way back says so, with the page that it leads to",
      decide + "DecidePolicyForNavigationActionGoBack"
    ) {
      page async throws in
      let action = try await Self.action(page, after: [first, second]) { $0.goBack() }
      #expect(
        action.navigationType == .backForward && action.request.url?.absoluteString == first)
    },
    Fact(
      "the frame of a way back is the view's main frame",
      decide + "DecidePolicyForNavigationActionGoBack"
    ) {
      page async throws in
      let frame = try await Self.action(page, after: [first, second]) { $0.goBack() }.targetFrame
      #expect(frame?.isMainFrame == true && frame?.webView === page.webView)
    },
    Fact("a way forward says so", decide + "DecidePolicyForNavigationActionGoForward") {
      page async throws in
      _ = try await Self.action(page, after: [first, second]) { $0.goBack() }
      let action = try await Self.action(page, after: []) { $0.goForward() }
      #expect(
        action.navigationType == .backForward && action.request.url?.absoluteString == second)
    },
    Fact(
      "the delegate is asked for a page that is kept in memory",
      navigation + "DecidePolicyForPageCacheNavigation"
    ) {
      page async throws in
      for text in ["1", "2"] { try await page.show(text) }
      page.forget()
      await page.next("end") { page.webView.goBack() }
      #expect(page.actions.last?.navigationType == .backForward)
    },
    Fact(
      "a way back that was refused can be gone later",
      decide + "DecidePolicyForNavigationActionCancelAndGoBack"
    ) {
      page async throws in
      for url in [first, second] { await page.load(try #require(URL(string: url))) }
      page.actionPolicy = { _ in .cancel }
      await page.next("action") { page.webView.goBack() }
      try await page.call("")
      #expect(page.webView.url?.absoluteString == second)
      page.actionPolicy = { _ in .allow }
      await page.next("end") { page.webView.goBack() }
      #expect(page.webView.url?.absoluteString == first)
    },
    Fact(
      "a way back that is refused keeps the list, whose end was cut off",
      decide + "DecidePolicyForNavigationActionCancelAfterDiscardingForwardItems"
    ) { page async throws in
      for url in [first, second, "data:text/html,Third"] {
        await page.load(try #require(URL(string: url)))
      }
      for _ in 0..<2 { await page.next("end") { page.webView.goBack() } }
      await page.load(try #require(URL(string: second)))
      page.actionPolicy = { _ in .cancel }
      await page.next("action") { page.webView.goBack() }
      try await page.call("")
      #expect(page.webView.backForwardList.currentItem?.url.absoluteString == second)
      #expect(page.webView.backForwardList.forwardList.isEmpty)
    },
    Fact(
      "the page of a new view asks for its address though its opener is gone",
      decide + "DecidePolicyForNavigationActionOpenNewWindowAndDeallocSourceWebView"
    ) { _ async throws in
      let opener = Opener()
      var page: Page? = Page { $0.preferences.javaScriptCanOpenWindowsAutomatically = true }
      page?.webView.uiDelegate = opener
      let url = try await Server.shared.page("<p>destination")
      try await page?.show("<script>window.open('\(url)')</script>")
      let opened = try #require(opener.opened)
      page?.webView.close()
      page = nil
      while opened.actions.isEmpty { await opened.next("action") }
      let action = try #require(opened.actions.first)
      #expect(action.navigationType == .other && action.request.url == url)
      #expect(action.targetFrame?.webView === opened.webView)
    },
  ]

  /// Shows pages, and returns the action that the body causes.
  private static func action(
    _ page: Page, after urls: [String], _ body: (WKWebView) -> Void
  ) async throws -> WKNavigationAction {
    for url in urls { await page.load(try #require(URL(string: url))) }
    await page.next("end") { body(page.webView) }
    return try #require(page.actions.last)
  }

  nonisolated static let responses =
    [
      ("application/json", true, "JSONMIMEType"),
      ("application/vnd.api+json", true, "JSONMIMEType2"),
      ("garbage/json", false, "UnknownMIMEType"),
    ].map { type, isShown, name in
      Fact(
        "\(type) \(isShown ? "can" : "cannot") be shown", response + "WKNavigationResponse\(name)"
      ) {
        _ async throws in
        let site = SchemeSite()
        site.answers["app:///json-response"] = { task in
          task.didReceive(
            URLResponse(
              url: task.request.url ?? URL(fileURLWithPath: "/"), mimeType: type,
              expectedContentLength: 13,
              textEncodingName: nil))
          task.didReceive(Data(#"{"data":1234}"#.utf8))
          task.didFinish()
        }
        var can: Bool?
        site.page.responsePolicy = {
          can = $0.canShowMIMEType
          return .allow
        }
        await site.load("app:///json-response")
        #expect(can == isShown)
      }
    }
    + [true, false].map { isAllowed in
      Fact(
        "a response that is \(isAllowed ? "allowed" : "refused") later \(isAllowed ? "is shown" : "fails")",
        "WebKitCocoa/AsyncPolicyForNavigationResponse.mm: "
          + (isAllowed
            ? "RespondToPolicyForNavigationResponseAsynchronously"
            : "PolicyForNavigationResponseCancelAsynchronously")
      ) { page async throws in
        // The delegate of a page answers in a task.
        page.responsePolicy = { _ in isAllowed ? .allow : .cancel }
        try await page.show("<p>page")
        #expect(page.events.last == (isAllowed ? "finish" : "failProvisional"))
      }
    }

  /// A delegate that opens one view, whose page it keeps.
  final class Opener: NSObject, WKUIDelegate {
    private(set) var opened: Page?

    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      let page = Page(opened: configuration)
      opened = page
      return page.webView
    }
  }
}
