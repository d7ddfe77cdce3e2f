import Logging

/// The values of one event, as a sequence for one reader.
public struct BridgeEvents<Element: Decodable>: AsyncSequence {
  typealias Next = nonisolated(nonsending) () async -> Element?

  private let begin: () -> Next

  init(_ buffer: EventBuffer) {
    begin = { { await buffer.value() } }
  }

  /// Makes events from a sequence, for fake pages in tests. An error ends the events.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base)
  where Base.Element == Element, Element: Sendable {
    begin = {
      var iterator = BridgeStream(sequence).makeAsyncIterator()
      return { (try? await iterator.next()) ?? nil }
    }
  }

  /// Makes the iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(take: begin()) }

  /// Reads one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    let take: Next

    /// Returns the next value, or `nil` when the bridge has ended or the task is cancelled. Values of
    /// another type are logged and skipped.
    public nonisolated(nonsending) mutating func next() async -> Element? { await take() }

    /// Returns the next value, taken and decoded on the caller's actor.
    @available(iOS 18, macOS 15, visionOS 2, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await take()
    }
  }
}

extension EventBuffer {
  /// Returns the next value that decodes as the type. Other values are logged and skipped.
  nonisolated(nonsending) func value<Value: Decodable>(as type: Value.Type = Value.self) async
    -> Value?
  {
    while let payload = await next() {
      do {
        let payload = await payload.readingAhead(as: Value.self)
        return try await payload.reading { try $0.decoding(Value.self) }
      } catch {
        errors.write("Event \"\(name)\" has another value: \(error.reading(below: "value"))")
      }
    }
    return nil
  }
}

/// The subscription of one listener to an event.
@MainActor public final class EventSubscription {
  private var remove: (@MainActor () -> Void)?

  init(_ remove: @escaping @MainActor () -> Void) { self.remove = remove }

  /// Ends the subscription. The listener is not called again.
  public func cancel() {
    remove?()
    remove = nil
  }
}
