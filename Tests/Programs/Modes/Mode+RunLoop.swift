import Foundation
import WebKitGTK

extension Mode {
  /// Plays a mode of synchronous programs that have no application, and run a loop by themselves.
  ///
  /// - Returns: Whether this is such a mode.
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
        // The run loop goes on after a timer, and returns after what was in the main queue.
        DispatchQueue.main.async { isOver = true }
      }
      runRunLoop()
    default:
      return false
    }
    return true
  }

  /// Runs Foundation's run loop and no other, as programs do that wait for something.
  @MainActor private func runRunLoop() {
    let end = Date(timeIntervalSinceNow: 30)
    while !isOver, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }
}

@MainActor private var isOver = false
