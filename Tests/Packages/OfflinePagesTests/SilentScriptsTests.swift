import BridgeMonitor
import Foundation
import TestSupport
import Testing
import WebBridge
import WebRequests

@testable import OfflinePackages
@testable import OfflinePages

/// What the error reporting of a page hears of the library's own scripts: nothing, on any document.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct SilentScriptsTests {
  /// Stands for the error reporting of a page. It begins before all other scripts.
  private static let reporting = """
    window.heard = [];
    addEventListener('error', (event) => heard.push('error ' + (event.message || event.target.localName)), true);
    addEventListener('unhandledrejection', (event) => heard.push('rejection ' + event.reason));
    """

  private static func install(in configuration: WKWebViewConfiguration) {
    configuration.userContentController.addUserScript(
      WKUserScript(source: reporting, injectionTime: .atDocumentStart, forMainFrameOnly: false))
  }

  private static func relay() throws -> RequestRelay {
    RequestRelay(rules: [RelayRule(["https://api.example"], from: [.anyOrigin])])
  }

  /// What the page has heard, when everything that its scripts have asked for is answered.
  private func heard(in page: PackagePage) async throws -> [String] {
    try await page.strings(
      """
      await new Promise((done) => setTimeout(done, 100));
      let all = window.heard;
      for (let i = 0; i < frames.length; i++) {
        try { all = all.concat(frames[i].heard || []); } catch { /* another origin */ }
      }
      return all;
      """)
  }

  @Test(
    arguments: [
      "<p>text", "<script>document.documentElement.remove()</script>",
      "<body><script>document.head.remove(); document.body.remove()</script>",
      "<iframe srcdoc='<p>frame'></iframe>",
      "<iframe sandbox=allow-scripts srcdoc='<p>frame'></iframe>",
      "<iframe src='about:blank'></iframe>", "<iframe src='data:text/html,<p>frame'></iframe>",
      "<script>document.open(); document.write('<p>again'); document.close()</script>",
      "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'\"><p>text",
    ], [true, false])
  func `the error reporting of a page hears nothing of our scripts`(
    body: String, isAllowed: Bool
  ) async throws {
    let configuration = WKWebViewConfiguration()
    Self.install(in: configuration)
    try configuration.relay(through: Self.relay())
    let page = try PackagePage(
      configuration, origins: isAllowed ? [.anyOrigin] : [.scheme("app")],
      parts: [.monitor(PageMonitor())])
    page.startWaiting()
    page.webView.load(
      URLRequest(url: try await Server.shared.page("<!doctype html><title>Page</title>" + body)))
    try await page.finishWaiting()
    let all = try await heard(in: page)
    #expect(all == [])
  }

  @Test(arguments: ["image/svg+xml", "application/xhtml+xml", "text/plain"])
  func `the error reporting of other documents hears nothing of our scripts`(type: String)
    async throws
  {
    let configuration = WKWebViewConfiguration()
    Self.install(in: configuration)
    try configuration.relay(through: Self.relay())
    let page = try PackagePage(
      configuration, origins: [.anyOrigin], parts: [.monitor(PageMonitor())])
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>
      """
    page.startWaiting()
    page.webView.load(
      URLRequest(url: try await Server.shared.page(text, headers: ["Content-Type": type])))
    try await page.finishWaiting()
    let all = try await heard(in: page)
    #expect(all == [])
  }

  @Test(arguments: [
    "offlinePage.confirmHealthy()", "offlinePage.reportFailure('the cart is empty')",
  ])
  func `a word that native code refuses is no error of the page`(word: String) async throws {
    let stage = try Stage(confirmation: .byPage)
    try await stage.install(1, ["index.html": "<!doctype html><title>1</title>"])
    let page = try stage.page { Self.install(in: $0) }
    try await stage.open("shop", in: page)
    // Another view runs another release by now.
    try await stage.install(2, ["index.html": "<!doctype html><title>2</title>"])
    try await stage.open("shop", in: try stage.page())
    if word.contains("confirm") {
      try await page.run(word)
      let all = try await heard(in: page)
      #expect(all == [])
    }
    page.bridge.detach()
    try await page.run(word)
    let all = try await heard(in: page)
    #expect(all == [])
  }
}
