#if os(Linux)
  import Foundation
  import HTTPTransport
  import Locking
  import WebKitGTK

  /// Reads the body of an exchange. The end of the last reader ends the exchange.
  ///
  /// The server waits while the page does not read, so that a response takes little memory and no disk space. If its
  /// connection is needed for other requests, the body is read on instead, and waits for the page here.
  final class SoupBody: AsyncSequence, Sendable {
    private struct State {
      /// `nil` after more bytes than the limit have waited, which ends the exchange.
      var exchange: HTTPExchange?
      /// Whether the connection is needed.
      var isNeeded = false
      /// Whether the reader waits for the network.
      var isReading = false
      /// The task that continues to read.
      var drain: Task<Void, Never>?
    }

    /// The bytes that came with the head.
    private let start: Data
    private let client: HTTPClient
    private let buffer: PieceBuffer
    private let state: Locked<State>

    /// - Parameters:
    ///   - start: The bytes that came with the head.
    ///   - backlog: How many bytes may wait for the reader.
    init(_ exchange: HTTPExchange, behind start: Data, of client: HTTPClient, backlog: Int) {
      (self.start, self.client) = (start, client)
      buffer = PieceBuffer(limit: backlog)
      state = Locked(State(exchange: exchange))
      exchange.whenConnectionIsNeeded { [weak self] in self?.readOn() }
    }

    deinit { state.withLock { $0.drain }?.cancel() }

    private func readOn() {
      state.withLock { state in
        state.isNeeded = true
        beginDrain(&state)
      }
    }

    private func beginDrain(_ state: inout State) {
      guard state.isNeeded, !state.isReading, state.drain == nil, let exchange = state.exchange
      else { return }
      state.drain = Task { [weak self, client, buffer] in
        do {
          while let piece = try await client.read(exchange) {
            guard buffer.append(piece) else {
              // The task holds the exchange as well.
              self?.state.withLock { ($0.exchange, $0.drain) = (nil, nil) }
              return
            }
          }
          buffer.end(.success(()))
        } catch {
          buffer.end(.failure(error))
        }
      }
    }

    fileprivate func next() async throws -> Data? {
      let (drain, exchange) = state.withLock { state in
        if state.drain == nil { state.isReading = true }
        return (state.drain, state.exchange)
      }
      guard drain == nil, let exchange else {
        return try await withTaskCancellationHandler {
          try await buffer.next()
        } onCancel: {
          drain?.cancel()
          buffer.end(.failure(CancellationError()))
        }
      }
      defer {
        state.withLock { state in
          state.isReading = false
          beginDrain(&state)
        }
      }
      return try await client.read(exchange)
    }

    struct Iterator: AsyncIteratorProtocol {
      let body: SoupBody
      var hasBegun = false

      mutating func next() async throws -> Data? {
        if !hasBegun {
          hasBegun = true
          if !body.start.isEmpty { return body.start }
        }
        do { return try await body.next() } catch { throw RelayError.sending(error) }
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator(body: self) }
  }
#endif
