import DequeModule
import Logging

/// Values of an event that nobody has taken yet.
@MainActor final class EventBuffer {
  nonisolated let name: String
  nonisolated let log: Logger
  private let limit: Int
  private var payloads: Deque<Payload> = []
  private var reader: CheckedContinuation<Payload?, Never>?
  /// How many readers there were, which is the number of the last one.
  private var readers = 0
  private var subscription: EventSubscription?
  private var hasEnded = false
  private var dropped = 0

  init(_ name: String, hub: EventHub, limit: Int, log: Logger) {
    (self.name, self.limit, self.log) = (name, max(limit, 1), log)
    subscription = hub.listen(name, end: { [weak self] in self?.end() }) { [weak self] in
      self?.add($0)
    }
  }

  deinit {
    guard let subscription else { return }
    Task { @MainActor in subscription.cancel() }
  }

  /// The next value; `nil` when there will be none.
  func next() async -> Payload? {
    if let payload = payloads.popFirst() { return payload }
    if hasEnded || Task.isCancelled { return nil }
    readers += 1
    let number = readers
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // One reader: a second one ends the first.
        reader?.resume(returning: nil)
        reader = continuation
      }
    } onCancel: {
      Task { @MainActor in if number == self.readers { self.resume(nil) } }
    }
  }

  private func add(_ payload: Payload) {
    if reader != nil { return resume(payload) }
    payloads.append(payload)
    guard payloads.count > limit else { return }
    payloads.removeFirst()
    dropped += 1
    if isPowerOfTwo(dropped) {
      log.warning("Nobody takes the values of event \"\(name)\": \(dropped) dropped")
    }
  }

  private func end() {
    hasEnded = true
    resume(nil)
  }

  private func resume(_ payload: Payload?) {
    reader?.resume(returning: payload)
    reader = nil
  }
}
