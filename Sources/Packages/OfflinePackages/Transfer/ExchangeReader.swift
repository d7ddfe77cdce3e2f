import Foundation

/// Reads the body of an exchange. The end of the object's life ends the exchange: a body that nobody reads further may
/// never end, and all of it would be kept.
final class ExchangeReader: Sendable {
  private let exchange: Exchange

  init(_ exchange: Exchange) { self.exchange = exchange }

  deinit { exchange.cancel() }

  func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await exchange.next()
    } onCancel: {
      exchange.cancel()
    }
  }
}
