import Dispatch
import Foundation

/// The order in which performed blocks, the main queue, tasks and timers are served. A program reports the order
/// for this package's loop and for Foundation's, and the two must be equal.
@MainActor enum WorkOrder {
  private static var events: [String] = []

  /// Starts work from each kind of caller in turn.
  ///
  /// - Parameter finish: Called with the events in their order.
  static func start(_ finish: @escaping @MainActor (String) -> Void) {
    DispatchQueue.main.async {
      spawn("queue")
      after(0.05) {
        spawn("timer")
        after(0.05) {
          RunLoop.main.perform {
            spawn("block")
            after(0.05) {
              MainActor.assumeIsolated { startTimers(finish) }
            }
          }
        }
      }
    }
  }

  nonisolated private static func after(
    _ seconds: Double, _ body: @escaping @Sendable () -> Void
  ) {
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in body() }
  }

  nonisolated private static func note(_ event: String) {
    MainActor.assumeIsolated { events.append(event) }
  }

  nonisolated private static func spawn(_ name: String) {
    for number in 1...2 {
      DispatchQueue.main.async {
        note("\(name) queue \(number)")
        RunLoop.main.perform { note("\(name) queue \(number) block") }
        DispatchQueue.main.async { note("\(name) queue \(number) queue") }
      }
      RunLoop.main.perform {
        note("\(name) block \(number)")
        DispatchQueue.main.async { note("\(name) block \(number) queue") }
      }
      Task { @MainActor in note("\(name) task \(number)") }
    }
  }

  /// Starts timers that are all due in the same turn of the loop.
  private static func startTimers(_ finish: @escaping @MainActor (String) -> Void) {
    for milliseconds in [40, 20, 30] {
      after(Double(milliseconds) / 1000) {
        note("timer \(milliseconds)")
        guard milliseconds == 40 else { return }
        MainActor.assumeIsolated { finish(events.joined(separator: ", ")) }
      }
    }
    usleep(60_000)
  }
}
