import DequeModule
import Logging

/// The values of an event that its reader has not taken yet.
@MainActor final class EventBuffer {
  nonisolated let name: String
  nonisolated let errors: PageErrorLog
  private let log: Logger
  private let hub: EventHub
  private let limit: Int
  private let byteLimit: Int
  private var payloads: Deque<(payload: Payload, size: Int)> = []
  private var reader: CheckedContinuation<Payload?, Never>?
  /// The number of waits so far. It identifies the last wait, so that a late cancellation does not end a newer one.
  private var readers = 0
  private var subscription: EventSubscription?
  private var hasEnded = false
  private var dropped = 0

  /// - Parameters:
  ///   - limit: The largest number of values that the buffer keeps.
  ///   - byteLimit: The largest number of bytes that all buffers of the hub keep together.
  init(_ name: String, hub: EventHub, limit: Int, byteLimit: Int, log: Logger, errors: PageErrorLog)
  {
    (self.name, self.hub, self.log, self.errors) = (name, hub, log, errors)
    (self.limit, self.byteLimit) = (max(limit, 1), byteLimit)
    subscription = hub.listen(name, end: { [weak self] in self?.end() }) { [weak self] in
      self?.add($0)
    }
  }

  deinit {
    guard let subscription else { return }
    let size = payloads.reduce(0) { $0 + $1.size }
    Task { @MainActor [hub] in
      subscription.cancel()
      hub.bufferedBytes -= size
    }
  }

  /// Returns the next value, or `nil` after the last one.
  func next() async -> Payload? {
    if let payload = takeFirst() { return payload }
    if hasEnded || Task.isCancelled { return nil }
    readers += 1
    let number = readers
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A buffer serves one reader, so a second reader ends the first.
        reader?.resume(returning: nil)
        reader = continuation
      }
    } onCancel: {
      Task { @MainActor in if number == self.readers { self.resume(nil) } }
    }
  }

  private func add(_ payload: Payload) {
    if reader != nil { return resume(payload) }
    payloads.append((payload.kept(), payload.size))
    hub.bufferedBytes += payload.size
    while payloads.count > limit || hub.bufferedBytes > byteLimit, takeFirst() != nil {
      dropped += 1
      if isPowerOfTwo(dropped) {
        log.warning("Nobody takes the values of event \"\(name)\": \(dropped) dropped")
      }
    }
  }

  private func takeFirst() -> Payload? {
    guard let (payload, size) = payloads.popFirst() else { return nil }
    hub.bufferedBytes -= size
    return payload
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
