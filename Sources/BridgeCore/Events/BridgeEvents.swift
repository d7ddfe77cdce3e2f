import Logging

/// The values of one event, as a sequence for one reader.
public struct BridgeEvents<Element: Decodable>: AsyncSequence {
  private let payloads: AsyncStream<Payload>
  private let name: String
  private let log: Logger

  @MainActor init(_ name: String, hub: EventHub, limit: Int, _ log: Logger) {
    (self.name, self.log) = (name, log)
    let (stream, continuation) = AsyncStream.makeStream(
      of: Payload.self, bufferingPolicy: .bufferingNewest(limit))
    payloads = stream
    var dropped = 0
    let subscription = hub.listen(name, end: { continuation.finish() }) { payload in
      guard case .dropped = continuation.yield(payload) else { return }
      dropped += 1
      // The first, second, fourth, eighth …
      if dropped & (dropped - 1) == 0 {
        log.warning("Nobody takes the values of event \"\(name)\": \(dropped) dropped")
      }
    }
    continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
  }

  /// Makes the iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(payloads: payloads.makeAsyncIterator(), name: name, log: log)
  }

  /// Takes one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    var payloads: AsyncStream<Payload>.Iterator
    let name: String
    let log: Logger

    /// The next value; a value of another type is told to the log and passed over.
    public mutating func next() async -> Element? {
      while let payload = await payloads.next() {
        do {
          return try payload.value().decode(Element.self)
        } catch {
          log.error("Event \"\(name)\" has another value than \(Element.self): \(error)")
        }
      }
      return nil
    }
  }
}
