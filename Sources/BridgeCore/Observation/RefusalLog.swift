import Logging

/// The log of what was refused and dropped. It has a line for the first, second, fourth, eighth … time.
@MainActor final class RefusalLog {
  private let log: Logger
  private let observers: Observers
  private var refusals = 0
  private var droppedEvents = 0

  init(_ log: Logger, _ observers: Observers) { (self.log, self.observers) = (log, observers) }

  /// Counts a text, a document or a prompt that was refused.
  func refused(_ what: String) {
    refusals += 1
    if observers.isActive { observers.tell(.refused(reason: what)) }
    if isPowerOfTwo(refusals) { log.warning("Refused (\(refusals)): \(what)") }
  }

  /// Counts an event that was dropped.
  func dropped(event name: String, _ reason: String) {
    droppedEvents += 1
    if observers.isActive { observers.tell(.eventDropped(name: name, reason: reason)) }
    if isPowerOfTwo(droppedEvents) {
      log.warning("Dropped (\(droppedEvents)): event \"\(name)\": \(reason)")
    }
  }
}
