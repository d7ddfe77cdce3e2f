public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Sends requests with the cookies of a jar, and stores the cookies that the responses set.
///
/// ```swift
/// let session = CookieSession(jar: jar)
/// let (data, response) = try await session.data(for: request)
/// ```
///
/// Each request of a redirect carries the cookies of its own URL. With ``MemoryCookieJar``, the session behaves the same on
/// all systems. Apps of Apple's systems that use `HTTPCookieStorage` need no such session.
public final class CookieSession: Sendable {
  /// The cookies.
  public let jar: any CookieJar
  private let session: URLSession
  private let redirects: CookieRedirects

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - jar: The cookies.
  ///   - configuration: The configuration of the `URLSession` that sends the requests. Its cookie storage is not used.
  public init(jar: any CookieJar, configuration: URLSessionConfiguration = .default) {
    self.jar = jar
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpCookieStorage = nil
    redirects = CookieRedirects(jar)
    session = URLSession(configuration: configuration, delegate: redirects, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request and waits for the whole response.
  ///
  /// The cookies of the response are in the jar when the method returns.
  ///
  /// - Parameter request: The request. Its cookies are replaced by those of the jar.
  /// - Returns: The body and the response.
  /// - Throws: What `URLSession` and the jar throw.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    var request = request
    try await jar.addCookies(to: &request)
    let (data, response) = try await send(request)
    if let response = response as? HTTPURLResponse { try await jar.storeCookies(of: response) }
    return (data, response)
  }

  private func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
    let exchange = CookieExchange()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<(Data, URLResponse), any Error>) in
        let task = session.dataTask(with: request) { data, response, error in
          if let error = exchange.jarError ?? error {
            continuation.resume(throwing: error)
          } else if let response {
            continuation.resume(returning: (data ?? Data(), response))
          } else {
            continuation.resume(throwing: URLError(.badServerResponse))
          }
        }
        redirects.add(exchange, for: task)
        exchange.start(task)
      }
    } onCancel: {
      exchange.cancel()
    }
  }
}
