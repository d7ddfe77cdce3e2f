import Foundation
import WebKitGTK
import XCTest

/// Synchronous test methods, which run the main run loop while they wait.
final class WaitingTests: XCTestCase {
  func testWaitsForALoad() {
    let page = PageLoader()
    let loaded = expectation(description: "loaded")
    page.load("<title>waited for</title>", fulfilling: loaded)
    wait(for: [loaded], timeout: 30)
    assertTitle("waited for", of: page)
  }

  func testWaitsForTheValueOfAScript() {
    let page = PageLoader()
    let evaluated = expectation(description: "evaluated")
    page.load("<title>script</title>", fulfilling: expectation(description: "loaded"))
    page.evaluate("1 + 1") { value in
      XCTAssertEqual(value as? Int, 2)
      evaluated.fulfill()
    }
    waitForExpectations(timeout: 30)
  }

  func testWaitsForMessages() {
    let page = PageLoader()
    let received = expectation(description: "received")
    received.expectedFulfillmentCount = 3
    page.received = received
    page.load(
      "<script>for (const text of 'abc') webkit.messageHandlers.test.postMessage(text)</script>")
    wait(for: [received], timeout: 30)
    XCTAssertEqual(page.messages, ["a", "b", "c"])
  }

  func testWaitsOnceMoreWithinAMessage() {
    let page = PageLoader()
    let other = PageLoader()
    let received = expectation(description: "received")
    page.received = received
    page.onMessage = { [unowned self] in
      let loaded = expectation(description: "the other page loaded")
      other.load("<title>other</title>", fulfilling: loaded)
      wait(for: [loaded], timeout: 30)
    }
    page.load(
      "<script>webkit.messageHandlers.test.postMessage('x')</script>")
    wait(for: [received], timeout: 60)
    assertTitle("other", of: other)
  }

  func testTasksOfTheMainActorGoOn() {
    let page = PageLoader()
    let loaded = expectation(description: "loaded")
    let finished = expectation(description: "finished")
    Task { @MainActor in
      page.load("<title>task</title>", fulfilling: loaded)
      let sum = try await page.webView.evaluateJavaScript("1 + 1") as? Int
      XCTAssertEqual(sum, 2)
      try await Task.sleep(for: .milliseconds(1))
      finished.fulfill()
    }
    wait(for: [loaded, finished], timeout: 30)
  }

  func testAPredicateIsLookedAt() {
    let page = PageLoader()
    page.load("<title>predicate</title>")
    let titled = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in page.title == "predicate" }, object: nil)
    wait(for: [titled], timeout: 30)
  }

  func testANotificationIsHeard() {
    let page = PageLoader()
    let name = Notification.Name("loaded")
    let heard = expectation(forNotification: name, object: nil)
    page.load("<title>notification</title>")
    page.evaluate("0") { _ in
      NotificationCenter.default.post(name: name, object: nil)
    }
    wait(for: [heard], timeout: 30)
  }

  func testAMethodWaitsThatAssumesTheMainActor() {
    MainActor.assumeIsolated {
      let page = PageLoader()
      let loaded = expectation(description: "loaded")
      page.load("<title>assumed</title>", fulfilling: loaded)
      wait(for: [loaded], timeout: 30)
      assertTitle("assumed", of: page)
    }
  }

  func testWhatDoesNotComeTakesItsTime() {
    let page = PageLoader()
    let never = expectation(description: "never")
    never.isInverted = true
    page.load("<title>never</title>")
    let start = Date()
    wait(for: [never], timeout: 0.3)
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.3)
  }
}
