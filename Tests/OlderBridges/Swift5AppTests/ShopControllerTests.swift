import Swift5App
import WebViewJavascriptBridge
import XCTest

/// A test class like those of most apps: without annotations, and prepared in `setUp`.
class ShopControllerTests: XCTestCase {
  var controller: ShopController!
  let configuration = WKWebViewConfiguration()

  override func setUp() {
    super.setUp()
    controller = ShopController()
  }

  override func tearDown() {
    controller = nil
    super.tearDown()
  }

  func testViewHasOneBridge() {
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let bridge: WebViewJavascriptBridge = WebViewJavascriptBridge(forWebView: webView)
    XCTAssertNotNil(bridge.bridge)
    XCTAssertTrue(WebViewJavascriptBridge(webView).bridge === bridge.bridge)
    XCTAssertFalse(controller.bridge?.bridge === bridge.bridge)
  }

  func testControllerIsDelegate() {
    XCTAssertTrue(controller.webView.navigationDelegate === controller)
    XCTAssertTrue(controller.webView.uiDelegate === controller)
    XCTAssertTrue(
      controller.webView.configuration.userContentController.userScripts.contains {
        $0.source == "window.isShop = true"
      })
    controller.webView(controller.webView, didFinish: nil)
    XCTAssertEqual(controller.title, controller.webView.title)
  }

  func testCallsWaitForPage() {
    controller.ask("title", 1)
    controller.readTitle()
    controller.bridge?.removeHandler("order")
    controller.bridge?.reset()
    XCTAssertTrue(controller.answers.isEmpty)
    XCTAssertEqual(controller.completed, 0)
  }

  func testModelMakesViews() {
    let view = ShopModel().makeView()
    XCTAssertFalse(view.isLoading)
    XCTAssertNil(view.url)
    XCTAssertFalse(view.canGoBack)
    XCTAssertEqual(view.configuration.userContentController.userScripts.count, 0)
  }

  func testAsyncMethod() async throws {
    let view = await WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    let bridge: WebViewJavascriptBridge = await WebViewJavascriptBridge(forWebView: view)
    bridge.registerHandler("echo") { data, respond in respond?(data) }
    let isAttached = await bridge.bridge != nil
    XCTAssertTrue(isAttached)
    let isLoading = await view.isLoading
    XCTAssertFalse(isLoading)
  }
}
