/// A sequence that crosses the bridge: what a page's stream is in Swift, and how Swift gives one.
///
/// ```swift
/// for try await n in bridge.stream("page.ticks", as: Int.self) { … }
/// try await bridge.call("upload", BridgeStream(file.resourceBytes.lines))
/// ```
///
/// As an argument, in either direction and at any depth of a `Codable` value, it is an async
/// iterable on the page. Each iteration reads anew; a page's generator gives its elements to the
/// first one only. A reader that stops taking elements stops the writer on the other side, and
/// leaving the loop or cancelling the task ends it.
public struct BridgeStream<Element: Sendable>: AsyncSequence, Sendable {
  typealias Next = nonisolated(nonsending) () async throws -> Element?

  /// What makes the elements; its identity is the stream's.
  final class Source: Sendable {
    let begin: @Sendable () -> Next
    init(begin: @escaping @Sendable () -> Next) { self.begin = begin }
  }

  let source: Source

  init(begin: @escaping @Sendable () -> Next) { source = Source(begin: begin) }

  /// Makes a stream of a sequence, which is iterated when somebody reads.
  public init<Base: AsyncSequence & Sendable>(
    _ sequence: Base
  ) where Base.Element == Element {
    self.init {
      guard #available(iOS 18, macOS 15, visionOS 2, *) else {
        let relay = StreamRelay(sequence)
        return { try await relay.next() }
      }
      var iterator = sequence.makeAsyncIterator()
      return { try await iterator.next(isolation: #isolation) }
    }
  }

  /// Makes the iterator. Nothing happens before its first element is asked for.
  public func makeAsyncIterator() -> Iterator { Iterator(take: source.begin()) }

  /// Takes one element after another.
  public struct Iterator: AsyncIteratorProtocol {
    let take: Next

    /// The next element; `nil` at the end.
    ///
    /// - Throws: What the sequence throws; of a page's stream, ``BridgeError``.
    public nonisolated(nonsending) mutating func next() async throws -> Element? {
      try await take()
    }

    /// The next element, taken where the caller runs.
    @available(iOS 18, macOS 15, visionOS 2, *)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> Element? {
      try await take()
    }
  }
}

extension BridgeStream {
  /// The stream of what `transform` makes of each element.
  func transformed<T: Sendable>(
    _ transform: nonisolated(nonsending) @escaping @Sendable (Element) async throws -> T
  ) -> BridgeStream<T> {
    BridgeStream<T> { [source] in
      let next = source.begin()
      return {
        guard let element = try await next() else { return nil }
        return try await transform(element)
      }
    }
  }
}

extension BridgeStream: Hashable {
  /// Whether both are the same stream.
  public static func == (one: Self, other: Self) -> Bool { one.source === other.source }
  /// Hashes the stream's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}
