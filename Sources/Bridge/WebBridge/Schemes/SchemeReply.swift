import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The parts of one response in order: its head, then its bytes piece by piece.
///
/// A part is made when it is requested. The first part takes one of the queue's turns. The turn ends after the last
/// part, or when the reply is released.
@MainActor final class SchemeReply {
  enum Part: Sendable {
    case head(HTTPURLResponse)
    case bytes(Data)
  }

  private let url: URL?
  private let queue: TransferQueue?
  private let respond: @MainActor () async -> SchemeResponse?
  private var turn: Turn?
  private var rest: Rest?

  /// The part of the body that is still to be sent.
  private struct Rest {
    var bytes = 0..<0
    var keepsPace = false
    var read: @Sendable (Range<Int>) async throws -> Data = { _ in Data() }
    /// The first piece. It is read before the head is sent, so that a failure can change the response.
    var first: Data?
    /// Returns the pieces of a body of unknown size.
    var next: (@Sendable () async throws -> Data?)?
  }

  /// One of the queue's turns. The turn ends when this object is released.
  private final class Turn: Sendable {
    private let queue: TransferQueue
    init(_ queue: TransferQueue) { self.queue = queue }
    deinit { Task { @MainActor [queue] in queue.leave() } }
  }

  /// Creates the reply to a request for a URL.
  ///
  /// - Parameters:
  ///   - queue: The queue that grants the turn; `nil` if the reply needs none.
  ///   - respond: Returns the response; `nil` fails the request.
  nonisolated init(
    to url: URL?, queue: TransferQueue?, respond: @escaping @MainActor () async -> SchemeResponse?
  ) {
    (self.url, self.queue, self.respond) = (url, queue, respond)
  }

  /// Whether to request the next piece only when the page has taken most of the previous pieces.
  var waitsForReader: Bool {
    rest.map { $0.keepsPace && !$0.bytes.isEmpty || $0.next != nil } ?? false
  }

  /// Returns the next part, or `nil` after the last one.
  ///
  /// - Throws: The error of reading a later piece, or `CancellationError` if the task was cancelled. Nothing may be
  ///   sent after a cancellation.
  func next() async throws -> Part? {
    guard let rest else { return .head(try await head()) }
    if let first = rest.first {
      self.rest?.first = nil
      if !first.isEmpty { return .bytes(first) }
    }
    if let next = rest.next, let data = try await next() {
      try Task.checkCancellation()
      return .bytes(data)
    }
    guard !rest.bytes.isEmpty else {
      turn = nil
      return nil
    }
    return .bytes(try await piece())
  }

  private func head() async throws -> HTTPURLResponse {
    if let queue {
      await queue.enter()
      turn = Turn(queue)
    }
    try Task.checkCancellation()
    let response = await respond()
    try Task.checkCancellation()
    guard let response else { throw URLError(.badServerResponse) }
    switch response.body {
    case .data(let data): rest = Rest(first: data)
    case .stream(let next): rest = Rest(next: next)
    case .pieces(let bytes, let keepsPace, let read):
      rest = Rest(bytes: bytes, keepsPace: keepsPace, read: read)
      do {
        let first = try await piece()
        rest?.first = first
      } catch  where !Task.isCancelled {
        // A response with an error status, because a failed request would mean that the page may not fetch.
        rest = Rest()
        guard let failure = url.flatMap({ ByteRange.response(to: $0, status: 500) })
        else { throw error }
        return failure
      }
    }
    return response.head
  }

  private func piece() async throws -> Data {
    guard let rest, !rest.bytes.isEmpty else { return Data() }
    let end = min(rest.bytes.lowerBound + BridgeBlob.pieceSize, rest.bytes.upperBound)
    let data = try await rest.read(rest.bytes.lowerBound..<end)
    try Task.checkCancellation()
    self.rest?.bytes = end..<rest.bytes.upperBound
    return data
  }
}
