import CMainLoop
import Foundation
import FoundationNetworking
import Synchronization

/// An event that a handler sends to its task.
enum SchemeEvent: Sendable {
  case response(URLResponse)
  case data(Data)
  case finish
  case failure(any Error)
}

/// A queue that delivers a task's events to its load on the main thread, in the order in which they
/// were sent, whichever thread sent them.
final class SchemeEvents: Sendable {
  let load: SchemeLoad
  private let waiting = Mutex<[SchemeEvent]>([])
  /// The events that waited when a turn began, in reverse order.
  @MainActor private var due: [SchemeEvent] = []
  @MainActor private var isDelivering = false

  /// How long events of other threads may occupy the main thread in one turn of its loop.
  private static let turn = Duration.milliseconds(4)

  init(load: SchemeLoad) {
    self.load = load
  }

  /// Delivers an event: immediately on the main thread, otherwise from the main loop.
  func send(_ event: SchemeEvent) {
    let count = waiting.withLock {
      $0.append(event)
      return $0.count
    }
    if main_loop_is_main_thread() {
      // Events that another thread sent earlier come before the main thread's event.
      MainActor.assumeIsolated { deliver(due.count + count) }
    } else if count == 1 {
      deliverLater()
    }
  }

  private func deliverLater() {
    // Takes turns with drawing, because a fast thread that came before drawing would leave no time
    // for anything else.
    MainLoop.performLater(priority: MainLoop.drawingPriority) { self.deliver(nil) }
  }

  /// Delivers the given number of events, or the events for which a turn has time.
  @MainActor private func deliver(_ count: Int?) {
    // A handler that is told to stop may send an event in turn.
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

  /// Whether the load has received all events.
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
