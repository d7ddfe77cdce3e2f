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
    default:
      return false
    }
    return true
  }

  /// Runs only Foundation's run loop, like programs that wait for an event.
  @MainActor private func runRunLoop() {
    let end = Date(timeIntervalSinceNow: 30)
    while !isOver, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }
}

@MainActor private var isOver = false
