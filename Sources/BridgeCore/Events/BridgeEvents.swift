import Logging

/// The values of one event, as a sequence for one reader.
public struct BridgeEvents<Element: Decodable>: AsyncSequence {
  private let buffer: EventBuffer

  init(_ buffer: EventBuffer) { self.buffer = buffer }

  /// Makes the iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }

  /// Takes one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    let buffer: EventBuffer

    /// The next value; `nil` when the bridge has ended or the task is cancelled. A value of another
    /// type is told to the log and passed over.
    public nonisolated(nonsending) mutating func next() async -> Element? {
      while let payload = await buffer.next() {
        do {
          return try payload.value().decode(Element.self)
        } catch {
          buffer.log.error(
            "Event \"\(buffer.name)\" has another value than \(Element.self): \(error)")
        }
      }
      return nil
    }
  }
}
