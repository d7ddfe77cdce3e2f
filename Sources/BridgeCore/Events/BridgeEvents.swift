import Logging

/// The values of one event, as a sequence for one reader.
public struct BridgeEvents<Element: Decodable>: AsyncSequence {
  private enum Source {
    case page(EventBuffer)
    case stream(BridgeStream<Element>)
  }

  private let source: Source

  init(_ buffer: EventBuffer) { source = .page(buffer) }

  /// Makes events of a sequence, for what stands in for a page in tests. An error ends them.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base)
  where Base.Element == Element, Element: Sendable {
    source = .stream(BridgeStream(sequence))
  }

  /// Makes the iterator.
  public func makeAsyncIterator() -> Iterator {
    switch source {
    case .page(let buffer): Iterator(buffer: buffer)
    case .stream(let stream): Iterator(stream: stream.makeAsyncIterator())
    }
  }

  /// Takes one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    var buffer: EventBuffer?
    var stream: BridgeStream<Element>.Iterator?

    /// The next value; `nil` when the bridge has ended or the task is cancelled. A value of another
    /// type is told to the log and passed over.
    public nonisolated(nonsending) mutating func next() async -> Element? {
      guard let buffer else { return (try? await stream?.next()) ?? nil }
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
