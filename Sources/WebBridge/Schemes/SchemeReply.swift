import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The parts of one response, in their order: its head, then its bytes piece by piece.
///
/// A part is made when it is asked for. The reply takes one of the queue's turns with the first part. The turn ends
/// after the last part, or with the reply.
@MainActor final class SchemeReply {
  enum Part: Sendable {
    case head(HTTPURLResponse)
    case bytes(Data)
  }

  private let url: URL?
  private let queue: TransferQueue
  private let respond: @MainActor () async -> SchemeResponse?
  private var turn: Turn?
  private var rest: Rest?

  /// What is left to send.
  private struct Rest {
    var bytes = 0..<0
    var keepsPace = false
    var read: @Sendable (Range<Int>) async throws -> Data = { _ in Data() }
    /// The first piece, which is read before the head is sent: a failure is then a response of its own.
    var first: Data?
  }

  /// One of the queue's turns, which ends when it is released.
  private final class Turn: Sendable {
    private let queue: TransferQueue
    init(_ queue: TransferQueue) { self.queue = queue }
    deinit { Task { @MainActor [queue] in queue.leave() } }
  }

  /// Makes the reply to a request for a URL.
  ///
  /// - Parameter respond: Returns the response; `nil` fails the request.
  nonisolated init(
    to url: URL?, queue: TransferQueue, respond: @escaping @MainActor () async -> SchemeResponse?
  ) {
    (self.url, self.queue, self.respond) = (url, queue, respond)
  }

  /// Whether the next piece is to be asked for only when the page has taken most of those before it.
  var waitsForReader: Bool { rest.map { $0.keepsPace && !$0.bytes.isEmpty } ?? false }

  /// Returns the next part, and `nil` after the last one.
  ///
  /// - Throws: What reading a later piece throws, and `CancellationError` where the task was cancelled, after
  ///   which nothing may be sent any more.
  func next() async throws -> Part? {
    guard let rest else { return .head(try await head()) }
    if let first = rest.first {
      self.rest?.first = nil
      if !first.isEmpty { return .bytes(first) }
    }
    guard !rest.bytes.isEmpty else {
      turn = nil
      return nil
    }
    return .bytes(try await piece())
  }

  private func head() async throws -> HTTPURLResponse {
    await queue.enter()
    turn = Turn(queue)
    try Task.checkCancellation()
    let response = await respond()
    try Task.checkCancellation()
    guard let response else { throw URLError(.badServerResponse) }
    switch response.body {
    case .data(let data): rest = Rest(first: data)
    case .pieces(let bytes, let keepsPace, let read):
      rest = Rest(bytes: bytes, keepsPace: keepsPace, read: read)
      do {
        let first = try await piece()
        rest?.first = first
      } catch  where !Task.isCancelled {
        // An answer: a failed request would say that the page may not fetch.
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
