import Foundation
import WebBridge

/// Drives a page like a user. Both steps have to give the same results.
@MainActor enum Check {
  /// - Throws: An error that says what failed.
  static func run(_ screen: any ShopScreen, picture: URL?) async throws {
    let limit = Watchdog(seconds: 60)
    defer { limit.end() }
    Application.endsWithLastWindow = false
    screen.show()
    // A call waits until the page has loaded.
    try expect("the count at first", try await screen.countOrdered(), 0)
    let page = PageDriver(webView: screen.webView)

    try await page.wait(for: "document.querySelectorAll('li button').length === 3")
    try await order(2, page, leaves: "0 left")
    try await page.wait(for: "document.getElementById('cart').textContent.includes('2 × Assam')")
    try await page.click("li:nth-child(1) button")
    try await page.wait(
      for: "document.getElementById('message').textContent === 'Assam is sold out.'")
    try expect("the count after two orders", try await screen.countOrdered(), 2)

    screen.stock.receive("Assam", count: 7)
    try await order(1, page, leaves: "6 left")
    try expect(
      "the message", try await page.text("document.getElementById('message').textContent"), "")
    try expect("the count at the end", try await screen.countOrdered(), 3)

    if let picture {
      let image = try await screen.webView.takeSnapshot(configuration: nil)
      try image.pngData()?.write(to: picture)
    }
    for window in Application.windows { window.close() }
  }

  /// Orders Assam a number of times, and waits until the page shows the rest.
  private static func order(_ times: Int, _ page: PageDriver, leaves: String) async throws {
    let line = "document.querySelector('li:nth-child(1) span')?.textContent"
    for _ in 0..<times {
      let before = try await page.text(line)
      try await page.click("li:nth-child(1) button")
      try await page.wait(for: "\(line) !== '\(before)'")
    }
    try await page.wait(for: "\(line) === 'Assam, \(leaves)'")
  }

  private static func expect<Value: Equatable>(
    _ what: String, _ value: Value, _ expected: Value
  ) throws {
    guard value != expected else { return }
    throw CheckFailure(description: "Of \(what): expected \(expected), found \(value).")
  }
}
