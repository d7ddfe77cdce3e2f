import BridgeMonitor
import Foundation

/// Uses the page of the shop, and counts what the monitor has to see.
@MainActor final class User {
  /// The number of ended calls, by method and code of the error.
  private(set) var calls: [String: Int] = [:]
  /// The number of calls of native code.
  private(set) var answers = 0
  /// The number of failures, by their kind in metrics.
  private(set) var failures: [String: Int] = [:]
  private(set) var loads = 0
  private let window: ShopWindow
  private let page: PageDriver

  init(of window: ShopWindow) {
    (self.window, page) = (window, PageDriver(webView: window.webView))
  }

  /// Opens the page, and waits until the monitor has its times.
  func open() async throws {
    let events = window.monitor.events
    window.open()
    for await event in events {
      if case .loaded = event.kind { break }
    }
    loads += 1
    try await page.wait(for: "document.body.dataset.pending === '0'")
  }

  /// Clicks a button a number of times, and waits for the answers of the calls.
  func click(_ button: String, times: Int = 1) async throws {
    for _ in 0..<times { try await page.click("#\(button)") }
    try await page.wait(for: "document.body.dataset.pending === '0'")
  }

  /// Asks the page for the number of orders.
  func countOrders() async throws {
    _ = try await window.bridge.call("cart.count", as: Int.self)
    answers += 1
  }

  /// Clicks a button that makes the page fail, and waits for the reports.
  func fail(_ button: String, kinds: String...) async throws {
    var missing = Set(kinds)
    let events = window.monitor.events
    try await page.click("#\(button)")
    for await event in events {
      switch event.kind {
      case .failed(let failure): missing.remove(failure.origin.rawValue)
      case .resourceFailed: missing.remove("resource")
      case .violated: missing.remove("policy")
      default: break
      }
      if missing.isEmpty { break }
    }
    for kind in kinds { failures[kind, default: 0] += 1 }
  }

  /// Takes the page's own counts. They begin again with the next page.
  func leave() async throws {
    let text = try await page.text("JSON.stringify(ended)")
    let ended = try JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
    calls.merge(ended, uniquingKeysWith: +)
  }
}
