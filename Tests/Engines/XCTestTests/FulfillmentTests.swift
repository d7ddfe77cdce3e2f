import Foundation
import WebKitGTK
import XCTest

/// Asynchronous test methods, which XCTest awaits in the main run loop.
final class FulfillmentTests: XCTestCase {
  @MainActor func testAwaitsALoad() async throws {
    let page = PageLoader()
    let loaded = expectation(description: "loaded")
    page.load("<title>awaited</title>", fulfilling: loaded)
    await fulfillment(of: [loaded], timeout: 30)
    let title = try await page.webView.evaluateJavaScript("document.title") as? String
    XCTAssertEqual(title, "awaited")
  }

  @MainActor func testAwaitsTheValueOfAScript() async throws {
    let page = PageLoader()
    let sum = try await page.webView.evaluateJavaScript("1 + 1") as? Int
    XCTAssertEqual(sum, 2)
  }

  @MainActor func testAwaitsMessagesInOrder() async {
    let page = PageLoader()
    let received = expectation(description: "received")
    received.expectedFulfillmentCount = 100
    page.received = received
    page.webView.loadHTMLString(
      """
      <script>
      for (let i = 0; i < 100; i++) webkit.messageHandlers.test.postMessage(String(i))
      </script>
      """, baseURL: nil)
    await fulfillment(of: [received], timeout: 30)
    XCTAssertEqual(page.messages, (0..<100).map(String.init))
  }

  @MainActor func testWaitsSynchronouslyWithinATask() async {
    let page = PageLoader()
    let loaded = expectation(description: "loaded")
    page.load("<title>nested</title>", fulfilling: loaded)
    waitInPlace(for: loaded)
    assertInPlace("nested", of: page)
  }

  @MainActor private func waitInPlace(for expectation: XCTestExpectation) {
    wait(for: [expectation], timeout: 30)
  }

  @MainActor private func assertInPlace(_ title: String, of page: PageLoader) {
    assertTitle(title, of: page)
  }

  func testAMethodWithoutAnActorAwaits() async throws {
    let loaded = expectation(description: "loaded")
    let page = await MainActor.run {
      let page = PageLoader()
      page.load("<title>pool</title>", fulfilling: loaded)
      return page
    }
    await fulfillment(of: [loaded], timeout: 30)
    let title = try await page.webView.evaluateJavaScript("document.title") as? String
    XCTAssertEqual(title, "pool")
  }

  @MainActor func testATimerRunsMeanwhile() async {
    let page = PageLoader()
    let loaded = expectation(description: "loaded")
    let fired = expectation(description: "fired")
    fired.expectedFulfillmentCount = 5
    fired.assertForOverFulfill = false
    let timer = startTimer { fired.fulfill() }
    page.load("<title>timer</title>", fulfilling: loaded)
    await fulfillment(of: [loaded, fired], timeout: 30)
    timer.invalidate()
  }

  @MainActor private func startTimer(_ fire: @escaping @Sendable () -> Void) -> Timer {
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in fire() }
  }
}
