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

  init(load: SchemeLoad) {
    self.load = load
  }

  /// Hands an event on: at once on the main thread, else from the main loop.
  func send(_ event: SchemeEvent) {
    waiting.withLock { $0.append(event) }
    MainLoop.perform { self.deliver() }
  }

  @MainActor private func deliver() {
    // All that wait: what another thread told earlier comes before what the main thread tells now.
    while let event = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      load.receive(event)
    }
  }
}
