import Foundation

/// What the page's script gets for a request, as a stream: the numbers of bytes that were sent, the head of the response,
/// and the pieces of its body.
struct RelayAnswer: AsyncSequence, Sendable {
  typealias Element = BridgeValue

  /// The largest piece, in bytes. It is large enough to travel beside the text.
  private static let piece = 1 << 20

  enum Early: Sendable {
    case sent(Int)
    case head(PageResponse)
  }

  let events: AsyncThrowingStream<Early, any Error>

  /// - Parameters:
  ///   - outlives: Whether the work goes on when the page no longer reads.
  ///   - send: Sends the request. It is cancelled when the page no longer reads.
  init(
    outlives: Bool,
    send: @escaping @Sendable (@escaping @Sendable (Int) -> Void) async throws -> PageResponse
  ) {
    let (events, continuation) = AsyncThrowingStream.makeStream(
      of: Early.self, throwing: (any Error).self)
    self.events = events
    let task = Task {
      do {
        continuation.yield(.head(try await send { continuation.yield(.sent($0)) }))
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { reason in
      if case .cancelled = reason, !outlives { task.cancel() }
    }
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(events: events.makeAsyncIterator())
  }

  struct Iterator: AsyncIteratorProtocol {
    var events: AsyncThrowingStream<Early, any Error>.Iterator
    var body: BridgeStream<Data>.Iterator?
    var rest = Data()

    mutating func next() async throws -> BridgeValue? {
      if body == nil {
        switch try await events.next() {
        case .sent(let count): return .int(count)
        case .head(let response):
          body =
            response.hasHiddenBody
            ? BridgeBlob(Data()).stream().makeAsyncIterator()
            : response.response.body.makeAsyncIterator()
          return response.head
        case nil:
          try Task.checkCancellation()
          return nil
        }
      }
      while rest.isEmpty {
        guard let data = try await body?.next() else { return nil }
        rest = data
      }
      let piece = rest.prefix(RelayAnswer.piece)
      rest = rest.dropFirst(piece.count)
      return .bytes(Data(piece))
    }
  }
}
