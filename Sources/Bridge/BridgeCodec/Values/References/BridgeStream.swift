/// A sequence that crosses the bridge: a page's stream in Swift, or a Swift sequence on the page.
///
/// ```swift
/// for try await n in bridge.stream("page.ticks", as: Int.self) { … }
/// try await bridge.call("upload", BridgeStream(file.resourceBytes.lines))
/// ```
///
/// As an argument, in either direction and at any depth of a `Codable` value, a stream is an async
/// iterable on the page. Each iteration reads from the start, but a page's generator gives its elements
/// to the first iteration only. A reader that takes no more elements pauses the writer on the other side.
/// Leaving the loop or cancelling the task ends the stream.
public struct BridgeStream<Element: Sendable>: AsyncSequence, Sendable {
  typealias Next = nonisolated(nonsending) () async throws -> Element?

  /// The source of the elements. Its identity is the stream's identity.
  final class Source: Sendable {
    let begin: @Sendable () -> Next
    init(begin: @escaping @Sendable () -> Next) { self.begin = begin }
  }

  let source: Source

  init(begin: @escaping @Sendable () -> Next) { source = Source(begin: begin) }

  /// Makes a stream of a sequence, which is iterated when the stream is read.
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

  /// Makes the iterator. The stream starts with the request for the first element.
  public func makeAsyncIterator() -> Iterator { Iterator(take: source.begin()) }

  /// An iterator that takes one element after another.
  public struct Iterator: AsyncIteratorProtocol {
    let take: Next

    /// Returns the next element, or `nil` at the end.
    ///
    /// - Throws: The errors of the sequence. A page's stream throws ``BridgeError``.
    public nonisolated(nonsending) mutating func next() async throws -> Element? {
      try await take()
    }

    /// Returns the next element, taken on the caller's actor.
    @available(iOS 18, macOS 15, visionOS 2, *)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> Element? {
      try await take()
    }
  }
}

extension BridgeStream {
  /// Returns a stream of the transformed elements.
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
  /// Returns whether both are the same stream.
  public static func == (one: Self, other: Self) -> Bool { one.source === other.source }
  /// Hashes the stream's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}
