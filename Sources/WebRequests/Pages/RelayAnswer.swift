import Foundation

/// What the page's script gets for a request, as a stream: the numbers of bytes that were sent, the head of the response,
/// and the pieces of its body.
///
/// The head and a small body come in one array if ``joinsSmallBodies`` is set.
struct RelayAnswer: AsyncSequence, Sendable {
  typealias Element = BridgeValue

  /// The largest piece, in bytes. It is large enough to travel beside the text.
  private static let piece = 1 << 20

  enum Early: Sendable {
    case sent(Int)
    case head(PageResponse)
  }

  let events: AsyncThrowingStream<Early, any Error>
  let failed: @Sendable (any Error) -> Void
  /// Whether a small body travels together with the head, which saves a message.
  var joinsSmallBodies = false
  /// The work until the head of the response has come.
  let task: Task<Void, Never>

  /// - Parameters:
  ///   - outlives: Whether the work goes on when the page no longer reads.
  ///   - failed: Called with the error of a request or of the body of its response, and not when it was cancelled.
  ///   - send: Sends the request. It is cancelled when the page no longer reads.
  init(
    outlives: Bool, failed: @escaping @Sendable (any Error) -> Void,
    send: @escaping @Sendable (@escaping @Sendable (Int) -> Void) async throws -> PageResponse
  ) {
    let (events, continuation) = AsyncThrowingStream.makeStream(
      of: Early.self, throwing: (any Error).self)
    (self.events, self.failed) = (events, failed)
    task = Task {
      do {
        continuation.yield(.head(try await send { continuation.yield(.sent($0)) }))
        continuation.finish()
      } catch {
        if !(error is CancellationError) { failed(error) }
        // A page's EventSource does not try again where the server refuses it.
        let isRefused = (error as? RelayError)?.code == .cors
        continuation.finish(
          throwing: isRefused ? BridgeError("cors", "The server refuses the origin.") : error)
      }
    }
    continuation.onTermination = { [task] reason in
      if case .cancelled = reason, !outlives { task.cancel() }
    }
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(
      events: events.makeAsyncIterator(), failed: failed, joinsSmallBodies: joinsSmallBodies)
  }

  struct Iterator: AsyncIteratorProtocol {
    var events: AsyncThrowingStream<Early, any Error>.Iterator
    let failed: @Sendable (any Error) -> Void
    let joinsSmallBodies: Bool
    var body: BridgeStream<Data>.Iterator?
    var rest = Data()
    var isOver = false

    mutating func next() async throws -> BridgeValue? {
      if isOver { return nil }
      if body == nil {
        switch try await events.next() {
        case .sent(let count): return .int(count)
        case .head(let response):
          if joinsSmallBodies, let whole = response.headAndBody {
            isOver = true
            return whole
          }
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
        do {
          guard let data = try await body?.next() else { return nil }
          rest = data
        } catch {
          if !(error is CancellationError) { failed(error) }
          throw error
        }
      }
      guard rest.count > RelayAnswer.piece else {
        defer { rest = Data() }
        return .bytes(rest)
      }
      let piece = rest.prefix(RelayAnswer.piece)
      rest = rest.dropFirst(piece.count)
      return .bytes(Data(piece))
    }
  }
}
