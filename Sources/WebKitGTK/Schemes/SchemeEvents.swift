import CMainLoop
import Foundation
import FoundationNetworking
import Synchronization

/// What a handler tells a task.
enum SchemeEvent: Sendable {
  case response(URLResponse)
  case data(Data)
  case finish
  case failure(any Error)
}

/// The way of a task's events to its load on the main thread, in the order in which they were told,
/// whichever thread told them.
final class SchemeEvents: Sendable {
  let load: SchemeLoad
  private let waiting = Mutex<[SchemeEvent]>([])
  /// Those that waited when a turn began, the next one last.
  @MainActor private var due: [SchemeEvent] = []
  @MainActor private var isDelivering = false

  /// How long other threads' events may hold up the main thread in one turn of its loop.
  private static let turn = Duration.milliseconds(4)

  init(load: SchemeLoad) {
    self.load = load
  }

  /// Hands an event on: at once on the main thread, else from the main loop.
  func send(_ event: SchemeEvent) {
    let count = waiting.withLock {
      $0.append(event)
      return $0.count
    }
    if main_loop_is_main_thread() {
      // What another thread told earlier comes before what the main thread tells now.
      MainActor.assumeIsolated { deliver(due.count + count) }
    } else if count == 1 {
      deliverLater()
    }
  }

  private func deliverLater() {
    // Takes turns with drawing: ahead of it, a fast thread would leave no time for anything else.
    MainLoop.performLater(priority: MainLoop.drawingPriority) { self.deliver(nil) }
  }

  /// Hands on so many events, or those that a turn has time for.
  @MainActor private func deliver(_ count: Int?) {
    // A handler that is told to stop may tell something in return.
    guard !isDelivering else { return deliverLater() }
    isDelivering = true
    let end = ContinuousClock.now + Self.turn
    var delivered = 0
    while count.map({ delivered < $0 }) ?? (ContinuousClock.now < end), let event = next() {
      load.receive(event)
      delivered += 1
    }
    isDelivering = false
    if !isEmpty { deliverLater() }
  }

  /// Whether the load has been told everything.
  @MainActor var isEmpty: Bool { due.isEmpty && waiting.withLock { $0.isEmpty } }

  @MainActor private func next() -> SchemeEvent? {
    if due.isEmpty {
      due = waiting.withLock { events in
        defer { events = [] }
        return events.reversed()
      }
    }
    return due.popLast()
  }
}
