#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Fetches the files of feeds by `URLSession`, without cookies and without a cache, because the store is the cache.
public final class URLSessionTransport: FeedTransport {
  private let session: URLSession
  private let delegate = ExchangeDelegate()

  /// Creates a transport.
  ///
  /// - Parameter configuration: The session's configuration. What it says of proxies, protocols, cellular and
  ///   constrained networks is used; cookies and caches are turned off.
  public init(configuration: URLSessionConfiguration = .ephemeral) {
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit { session.invalidateAndCancel() }

  /// Sends a GET request, and returns when the head of the response has come.
  public func fetch(_ request: FeedRequest) async throws -> FeedResponse {
    var sent = URLRequest(url: request.url, timeoutInterval: request.idleLimit / .seconds(1))
    for (name, value) in request.fields { sent.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: sent)
    let exchange = Exchange(task, url: request.url)
    delegate.add(exchange)
    return try await withTaskCancellationHandler {
      let head = try await exchange.start()
      let fields = head.allHeaderFields.reduce(into: [String: String]()) { fields, field in
        if let name = field.key as? String, let value = field.value as? String {
          fields[name] = value
        }
      }
      let reader = ExchangeReader(exchange)
      return FeedResponse(
        status: head.statusCode, fields: fields, body: FeedBody { try await reader.next() })
    } onCancel: {
      exchange.cancel()
    }
  }
}
