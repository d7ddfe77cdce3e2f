import Foundation
import WebKitGTK
import XCTest

/// A view whose loads fulfill expectations, as in test classes of apps. XCTest on Linux does not call synchronous
/// methods that are annotated with an actor. `@preconcurrency` lets methods without annotation use the class.
@preconcurrency @MainActor
final class PageLoader: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
  let webView: WKWebView
  var loaded: XCTestExpectation?
  var received: XCTestExpectation?
  private(set) var messages: [String] = []
  /// Called with each message, before the message's expectation is fulfilled.
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
  /// Asserts the title of a loaded page by a script, because the view's own property may change later.
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
