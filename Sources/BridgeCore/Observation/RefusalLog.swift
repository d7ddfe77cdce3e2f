import Logging

/// The log of what was refused and dropped. It has a line for the first, second, fourth, eighth … time.
@MainActor final class RefusalLog {
  private let log: Logger
  private var refusals = 0
  private var droppedEvents = 0

  init(_ log: Logger) { self.log = log }

  /// Counts a text, a document or a prompt that was refused.
  func refused(_ what: String) {
    refusals += 1
    if isPowerOfTwo(refusals) { log.warning("Refused (\(refusals)): \(what)") }
  }

  /// Counts an event that was dropped.
  func dropped(_ what: String) {
    droppedEvents += 1
    if isPowerOfTwo(droppedEvents) { log.warning("Dropped (\(droppedEvents)): \(what)") }
  }
}
