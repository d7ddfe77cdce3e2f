import DequeModule

/// The events of one document that wait for the app's decision. They are delivered in the order in which the document
/// has emitted them.
@MainActor final class EventLine {
  /// An event that waits.
  struct Event {
    let value: Payload
    /// What the value is decoded as.
    let types: ExpectedTypes?
    /// Decides, and returns why the event is refused; `nil` if the app has decided already.
    let decide: (@MainActor @Sendable () async -> BridgeError?)?
    /// Delivers the event, or drops it for a reason.
    let end: @MainActor (Payload, BridgeError?) -> Void
  }

  private var waiting: Deque<Event> = []
  /// Whether no event waits, so that an event which needs no decision may be delivered immediately.
  // Unchecked, because it is read for every event.
  @exclusivity(unchecked) private(set) var isEmpty = true

  /// The number of long values that are still to be read.
  private var unread = 0
  /// Whether a long value is still to be read, behind which calls wait as well.
  var isReading: Bool { unread > 0 }

  /// Adds an event. The app decides on one event of a document at a time.
  func add(_ event: Event) {
    waiting.append(event)
    if event.value.isToReadAhead { unread += 1 }
    guard isEmpty else { return }
    isEmpty = false
    Task {
      while let event = waiting.popFirst() {
        let error = await event.decide?()
        let value = await event.value.readingAhead(as: event.types)
        if event.value.isToReadAhead { unread -= 1 }
        event.end(value, error)
      }
      isEmpty = true
    }
  }
}
