import WebKitGTK
import XCTest

/// A page that is loaded before each test, and closed after it.
final class PreparedTests: XCTestCase {
  @MainActor private var page: PageLoader?

  override func setUp() async throws {
    let loaded = expectation(description: "loaded")
    await MainActor.run {
      let page = PageLoader()
      page.load("<title>prepared</title>", fulfilling: loaded)
      self.page = page
    }
    await fulfillment(of: [loaded], timeout: 30)
  }

  override func tearDown() async throws {
    await MainActor.run {
      page?.webView.close()
      page = nil
    }
  }

  func testSynchronously() {
    MainActor.assumeIsolated {
      guard let page else { return XCTFail("there is no page") }
      assertTitle("prepared", of: page)
    }
  }

  @MainActor func testAsynchronously() async throws {
    let title = try await page?.webView.evaluateJavaScript("document.title") as? String
    XCTAssertEqual(title, "prepared")
  }
}
