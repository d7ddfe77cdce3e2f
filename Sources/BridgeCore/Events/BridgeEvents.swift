import Logging

/// The values of one event, as a sequence for one reader.
public struct BridgeEvents<Element: Decodable>: AsyncSequence {
  typealias Next = nonisolated(nonsending) () async -> Element?

  private let begin: () -> Next

  init(_ buffer: EventBuffer) {
    begin = { { await buffer.value() } }
  }

  /// Makes events of a sequence, for what stands in for a page in tests. An error ends them.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base)
  where Base.Element == Element, Element: Sendable {
    begin = {
      var iterator = BridgeStream(sequence).makeAsyncIterator()
      return { (try? await iterator.next()) ?? nil }
    }
  }

  /// Makes the iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(take: begin()) }

  /// Takes one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    let take: Next

    /// The next value; `nil` when the bridge has ended or the task is cancelled. A value of another
    /// type is told to the log and passed over.
    public nonisolated(nonsending) mutating func next() async -> Element? { await take() }
  }
}

extension EventBuffer {
  /// The next value that is of the type.
  nonisolated(nonsending) func value<Value: Decodable>(as type: Value.Type = Value.self) async
    -> Value?
  {
    while let payload = await next() {
      do {
        return try await payload.reading { try $0.value().decoding(Value.self) }
      } catch {
        errors.write("Event \"\(name)\" has another value than \(Value.self): \(error)")
      }
    }
    return nil
  }
}
