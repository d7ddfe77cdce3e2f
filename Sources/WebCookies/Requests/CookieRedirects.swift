import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gives the requests of redirects their cookies. It is the delegate of the session, because Linux does not ask the
/// delegate of a task.
///
/// The class is `@unchecked` because the lock guards the exchanges, which are the only mutable state.
final class CookieRedirects: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
  private let jar: any CookieJar
  private let lock = NSLock()
  private var exchanges: [Int: WeakExchange] = [:]

  private struct WeakExchange {
    weak var exchange: CookieExchange?
  }

  init(_ jar: any CookieJar) { self.jar = jar }

  func add(_ exchange: CookieExchange, for task: URLSessionTask) {
    lock.withLock {
      exchanges = exchanges.filter { $0.value.exchange != nil }
      exchanges[task.taskIdentifier] = WeakExchange(exchange: exchange)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let exchange = lock.withLock { exchanges[task.taskIdentifier]?.exchange }
    Task {
      var request = request
      do {
        try await jar.storeCookies(of: response)
        try await jar.addCookies(to: &request)
        completionHandler(request)
      } catch {
        exchange?.jarError = error
        completionHandler(nil)
      }
    }
  }
}
