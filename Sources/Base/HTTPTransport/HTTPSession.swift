import Locking

#if canImport(FoundationNetworking)
  package import Foundation
  package import FoundationNetworking
#else
  package import Foundation
#endif

/// A `URLSession` without cookies and without a cache, whose responses are read in pieces.
package final class HTTPSession: Sendable {
  /// Decides on a redirect.
  ///
  /// - Parameters:
  ///   - old: The URL that redirects.
  ///   - new: The request that would follow.
  /// - Returns: The request to send; `nil` to take the redirect as the response.
  /// - Throws: The error with which the exchange ends.
  package typealias Redirect =
    @Sendable (_ old: URL?, _ new: URLRequest) throws -> URLRequest?

  /// The maximum number of bytes of a response that wait for the reader, if the caller has no other one.
  package static let usualBacklog = 1 << 30

  private let session: URLSession
  private let delegate: SessionDelegate

  package init(_ configuration: URLSessionConfiguration, redirect: @escaping Redirect) {
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    delegate = SessionDelegate(redirect)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit { session.invalidateAndCancel() }

  /// The requests that are under way.
  package var exchanges: [SessionExchange] { delegate.exchanges.withLock { Array($0.values) } }

  /// Sends a request, and returns when the head of the response has come.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - body: The body.
  ///   - backlog: The maximum number of bytes of the response that wait for the reader.
  ///   - sent: Called with the number of bytes of the body that were sent so far.
  /// - Throws: ``HTTPSessionError``, the error of `URLSession`, the one of the redirect, `CancellationError`.
  package func send(
    _ request: URLRequest, _ body: BodyPlace? = nil, backlog: Int = usualBacklog,
    sent: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> (head: HTTPURLResponse, body: SessionBody) {
    let exchange = SessionExchange(
      try task(request, body), sending: body, backlog: backlog, sent: sent
    ) { [weak delegate] in delegate?.remove($0) }
    delegate.add(exchange)
    return (try await exchange.start(), SessionBody(exchange))
  }

  private func task(_ request: URLRequest, _ body: BodyPlace?) throws -> URLSessionTask {
    // An upload task, because a data task with a body adds a media type of its own.
    switch body {
    case .memory(let data): session.uploadTask(with: request, from: data)
    case .file(let url, _):
      #if canImport(FoundationNetworking)
        // swift-corelibs-foundation ends the process when a transfer ends while its task reads a file.
        session.uploadTask(with: request, from: try Data(contentsOf: url))
      #else
        session.uploadTask(with: request, fromFile: url)
      #endif
    case nil: session.dataTask(with: request)
    }
  }
}
