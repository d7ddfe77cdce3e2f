import DequeModule

/// The events of one document, and the calls among its last words, that wait: for the app's decision, or for their long
/// values. They are delivered in the order in which the document has sent them.
@MainActor final class WaitingMessages {
  /// An event or a call that waits.
  struct Message {
    let value: Payload
    /// The types as which the value is decoded.
    let types: ExpectedTypes?
    /// Decides, and returns why the message is refused; `nil` if the app has decided already.
    let decide: (@MainActor @Sendable () async -> BridgeError?)?
    /// Delivers the message, or drops it for a reason.
    let end: @MainActor (Payload, BridgeError?) -> Void
  }

  private var waiting: Deque<Message> = []
  /// Whether no message waits, so that an event which needs no decision may be delivered immediately.
  // Unchecked, because it is read for every event.
  @exclusivity(unchecked) private(set) var isEmpty = true

  /// The number of long values that are still to be read.
  private var unread = 0
  /// Whether a long value is still to be read, behind which calls wait as well.
  var isReading: Bool { unread > 0 }

  /// Adds a message. The app decides on one message of a document at a time.
  func add(_ message: Message) {
    waiting.append(message)
    if message.value.isToReadAhead { unread += 1 }
    guard isEmpty else { return }
    isEmpty = false
    Task {
      while let message = waiting.popFirst() {
        let error = await message.decide?()
        let value = await message.value.readingAhead(as: message.types)
        if message.value.isToReadAhead { unread -= 1 }
        message.end(value, error)
      }
      isEmpty = true
    }
  }
}
