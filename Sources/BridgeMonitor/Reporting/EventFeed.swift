/// The subscribers of a monitor's events. Each has a buffer, and hears how many events its buffer had no room for.
@MainActor final class EventFeed {
  private final class Subscriber {
    let continuation: AsyncStream<PageEvent>.Continuation
    var dropped = 0

    init(_ continuation: AsyncStream<PageEvent>.Continuation) { self.continuation = continuation }
  }

  private let capacity: Int
  private var subscribers: [Int: Subscriber] = [:]
  private var lastNumber = 0

  init(capacity: Int) { self.capacity = capacity }

  isolated deinit {
    for subscriber in subscribers.values { subscriber.continuation.finish() }
  }

  func subscribe() -> AsyncStream<PageEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PageEvent.self, bufferingPolicy: .bufferingOldest(capacity))
    lastNumber += 1
    let number = lastNumber
    subscribers[number] = Subscriber(continuation)
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.subscribers[number] = nil }
    }
    return stream
  }

  func send(_ event: PageEvent) {
    for subscriber in subscribers.values { send(event, to: subscriber) }
  }

  private func send(_ event: PageEvent, to subscriber: Subscriber) {
    if subscriber.dropped > 0 {
      let gap = PageEvent(time: event.time, page: nil, kind: .dropped(count: subscriber.dropped))
      guard case .enqueued = subscriber.continuation.yield(gap) else {
        subscriber.dropped += 1
        return
      }
      subscriber.dropped = 0
    }
    if case .dropped = subscriber.continuation.yield(event) { subscriber.dropped += 1 }
  }
}
