import BridgeCore
import BridgeTesting
import Foundation
import WebKitGTK

extension Mode {
  /// Plays a mode of synchronous programs without an application, which run a loop themselves.
  ///
  /// - Returns: Whether the mode is one of these.
  @MainActor package func playWithoutApplication() -> Bool {
    switch self {
    case .idlesInMainLoop, .idlesInRunLoop:
      let view = WKWebView()
      Task {
        try await load(view)
        say(await Idleness.measured())
        isOver = true
        MainLoop.quit()
      }
      if self == .idlesInRunLoop { runRunLoop() } else { MainLoop.run() }
      withExtendedLifetime(view) {}
    case .loadsInRunLoop:
      let view = WKWebView()
      view.loadHTMLString("<p>page", baseURL: nil)
      view.evaluateJavaScript("6 * 7") { value, _ in
        say("\(value ?? "nothing")")
        isOver = true
      }
      runRunLoop()
    case .ordersWorkInRunLoop, .ordersWorkWithoutViews:
      if self == .ordersWorkInRunLoop { MainLoop.attach() }
      WorkOrder.start { line in
        say(line)
        // The run loop continues after a timer, and returns after the work of the main queue.
        DispatchQueue.main.async { isOver = true }
      }
      runRunLoop()
    case .asksPageInMemory, .loadsAfterPageInMemory:
      Task {
        do {
          say(try await sumOfPageInMemory())
          if self == .loadsAfterPageInMemory {
            try await load(WKWebView())
            say("loaded")
          }
        } catch { say("\(error)") }
        isOver = true
        // The run loop returns after the work of the main queue.
        DispatchQueue.main.async {}
      }
      runRunLoop()
    default:
      return false
    }
    return true
  }

  /// Lets a page without a web view call a handler, as tests of apps do.
  @MainActor private func sumOfPageInMemory() async throws -> String {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    return try await page.evaluate("bridge.call('add', 1, 2)")
  }

  /// Runs only Foundation's run loop, like programs that wait for an event.
  @MainActor private func runRunLoop() {
    let end = Date(timeIntervalSinceNow: 30)
    while !isOver, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }
}

@MainActor private var isOver = false
