import HTTPTransport

@testable import WebRequests

/// The clients of the library.
enum Sender: String, CaseIterable, Sendable {
  case urlSession
  #if os(Linux)
    case soup
  #endif
}

/// A client that tells how many of its exchanges exist.
@MainActor final class WatchedClient {
  let client: any RelayClient
  private var seen: [ObjectIdentifier: Weak] = [:]

  private struct Weak {
    weak var exchange: SessionExchange?
  }

  init(_ sender: Sender) {
    switch sender {
    case .urlSession: client = URLSessionClient()
    #if os(Linux)
      case .soup: client = SoupClient()
    #endif
    }
  }

  var exchangeCount: Int {
    #if os(Linux)
      if let client = client as? SoupClient { return client.exchangeCount }
    #endif
    for exchange in (client as? URLSessionClient)?.exchanges ?? [] {
      seen[ObjectIdentifier(exchange)] = Weak(exchange: exchange)
    }
    return seen.values.count { $0.exchange != nil }
  }
}
