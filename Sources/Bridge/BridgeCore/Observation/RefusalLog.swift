import Disclosure
import Logging

/// The log of refusals and dropped events. The first, second, fourth, eighth … of each has a line.
@MainActor final class RefusalLog {
  private let log: Logger
  private let observers: Observers
  private var refusals = 0
  private var droppedEvents = 0

  init(_ log: Logger, _ observers: Observers) { (self.log, self.observers) = (log, observers) }

  /// Counts a refused text, document or prompt.
  func refused(_ what: String) {
    // Observers keep it, and some print it.
    let what = what.printable(upTo: 1000)
    refusals += 1
    if observers.isActive { observers.tell(.refused(reason: what)) }
    if isPowerOfTwo(refusals) { log.warning("Refused (\(refusals)): \(what)") }
  }

  /// Counts a dropped event.
  func dropped(event name: String, _ reason: String) {
    droppedEvents += 1
    if observers.isActive { observers.tell(.eventDropped(name: name, reason: reason)) }
    if isPowerOfTwo(droppedEvents) {
      log.warning("Dropped (\(droppedEvents)): event \"\(name)\": \(reason)")
    }
  }
}
