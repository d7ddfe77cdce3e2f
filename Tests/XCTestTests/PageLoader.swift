import Foundation
import WebKitGTK
import XCTest

/// A view whose loads fulfill expectations, as test classes of apps have it. XCTest on Linux calls no
/// synchronous method that is annotated with an actor: hence `@preconcurrency`, with which methods
/// without annotation can use the class.
@preconcurrency @MainActor
final class PageLoader: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
  let webView: WKWebView
  var loaded: XCTestExpectation?
  var received: XCTestExpectation?
  private(set) var messages: [String] = []
  /// What is called with each message, before its expectation is fulfilled.
  var onMessage: () -> Void = {}

  override init() {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: configuration)
    super.init()
    webView.navigationDelegate = self
    configuration.userContentController.add(self, name: "test")
  }

  func load(_ html: String, fulfilling expectation: XCTestExpectation? = nil) {
    loaded = expectation
    webView.loadHTMLString(html, baseURL: nil)
  }

  var title: String? { webView.title }

  func evaluate(_ script: String, _ completion: @escaping @MainActor (Any?) -> Void) {
    webView.evaluateJavaScript(script) { value, error in
      XCTAssertNil(error)
      completion(value)
    }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    loaded?.fulfill()
    loaded = nil
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    messages.append(message.body as? String ?? "")
    onMessage()
    received?.fulfill()
  }
}

extension XCTestCase {
  /// Asserts the title of a page that has loaded, by a script: the view's own property may be a moment
  /// late.
  func assertTitle(
    _ title: String, of page: PageLoader, file: StaticString = #filePath, line: UInt = #line
  ) {
    let evaluated = expectation(description: "the title")
    page.evaluate("document.title") { value in
      XCTAssertEqual(value as? String, title, file: file, line: line)
      evaluated.fulfill()
    }
    wait(for: [evaluated], timeout: 30)
  }
}
