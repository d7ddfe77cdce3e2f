/// The subscribers of a monitor's events. Each has a buffer, and hears how many events its buffer had no room for.
@MainActor final class EventFeed {
  private let capacity: Int
  private var subscribers: [Int: AsyncStream<PageEvent>.Continuation] = [:]
  /// The number of events that a subscriber's buffer had no room for, since the last one for which it had room.
  private var dropped: [Int: Int] = [:]
  private var lastNumber = 0

  init(capacity: Int) { self.capacity = capacity }

  deinit {
    for continuation in subscribers.values { continuation.finish() }
  }

  func subscribe() -> AsyncStream<PageEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PageEvent.self, bufferingPolicy: .bufferingOldest(capacity))
    lastNumber += 1
    let number = lastNumber
    subscribers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(number) }
    }
    return stream
  }

  func send(_ event: PageEvent) {
    for (number, continuation) in subscribers {
      var missed = dropped[number] ?? 0
      if missed > 0 {
        let gap = PageEvent(time: event.time, page: nil, kind: .dropped(count: missed))
        if case .enqueued = continuation.yield(gap) { missed = 0 }
      }
      if missed > 0 {
        missed += 1
      } else if case .dropped = continuation.yield(event) {
        missed = 1
      }
      dropped[number] = missed
    }
  }

  private func remove(_ number: Int) {
    subscribers[number] = nil
    dropped[number] = nil
  }
}
