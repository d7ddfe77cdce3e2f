#if canImport(SwiftUI)
  import Foundation
  import WebKit

  /// The handler of a custom scheme of a SwiftUI page.
  @available(iOS 26, macOS 26, visionOS 26, *)
  struct PageSchemeHandler: URLSchemeHandler {
    let queue: TransferQueue
    /// Returns the answer to a request, or `nil` where nothing is served from its URL.
    let answer: @MainActor (URLRequest) -> SchemeAnswer?

    func reply(
      for request: URLRequest
    ) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
      let reply = PageSchemeReply(request, queue: queue, answer: answer)
      // The stream asks for the next part when WebKit has the one before it, so that no parts queue.
      return AsyncThrowingStream { try await reply.next() }
    }
  }

  /// The parts of one response: its head, then its bytes piece by piece.
  @available(iOS 26, macOS 26, visionOS 26, *)
  @MainActor private final class PageSchemeReply {
    private let request: URLRequest
    private let queue: TransferQueue
    private let answer: @MainActor (URLRequest) -> SchemeAnswer?
    private var turn: Turn?
    private var rest: Rest?

    /// What is left to send.
    private struct Rest {
      var bytes: Range<Int>
      let read: @Sendable (Range<Int>) async throws -> Data
      /// The first piece, which is read before the head is sent: a failure is then a response of its own.
      var first: Data?
    }

    /// One of the queue's turns, which ends with the reply, however that ends.
    private final class Turn: Sendable {
      let queue: TransferQueue
      init(_ queue: TransferQueue) { self.queue = queue }
      deinit { Task { @MainActor [queue] in queue.leave() } }
    }

    nonisolated init(
      _ request: URLRequest, queue: TransferQueue,
      answer: @escaping @MainActor (URLRequest) -> SchemeAnswer?
    ) {
      (self.request, self.queue, self.answer) = (request, queue, answer)
    }

    func next() async throws -> URLSchemeTaskResult? {
      guard let rest else { return try await head() }
      if let first = rest.first {
        self.rest?.first = nil
        if !first.isEmpty { return .data(first) }
      }
      guard !rest.bytes.isEmpty else {
        turn = nil
        return nil
      }
      return .data(try await piece())
    }

    private func head() async throws -> URLSchemeTaskResult {
      await queue.enter()
      turn = Turn(queue)
      try Task.checkCancellation()
      let response: SchemeResponse? =
        switch answer(request) {
        case .response(let response): response
        case .later(let respond): await respond()
        case nil: status(404)
        }
      try Task.checkCancellation()
      guard let response else { throw URLError(.badServerResponse) }
      return .response(try await begin(response).head)
    }

    /// Makes ready what follows a response's head. Returns the response that is sent.
    private func begin(_ response: SchemeResponse) async throws -> SchemeResponse {
      switch response.body {
      case .data(let data): rest = Rest(bytes: 0..<0, read: { _ in Data() }, first: data)
      case .pieces(let bytes, _, let read):
        rest = Rest(bytes: bytes, read: read)
        do {
          rest?.first = try await piece()
        } catch  where !Task.isCancelled {
          rest = Rest(bytes: 0..<0, read: { _ in Data() })
          guard let failure = status(500) else { throw error }
          return failure
        }
      }
      return response
    }

    private func piece() async throws -> Data {
      guard let rest, !rest.bytes.isEmpty else { return Data() }
      let end = min(rest.bytes.lowerBound + BridgeBlob.pieceSize, rest.bytes.upperBound)
      let data = try await rest.read(rest.bytes.lowerBound..<end)
      try Task.checkCancellation()
      self.rest?.bytes = end..<rest.bytes.upperBound
      return data
    }

    private func status(_ status: Int) -> SchemeResponse? {
      request.url.flatMap { ByteRange.response(to: $0, status: status) }.map { SchemeResponse($0) }
    }
  }
#endif
