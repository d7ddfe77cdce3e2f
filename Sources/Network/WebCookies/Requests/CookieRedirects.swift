import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Adds the cookies to the requests of redirects. It is the delegate of the session, because Linux does not ask the
/// delegate of a task.
final class CookieRedirects: NSObject, URLSessionTaskDelegate, Sendable {
  private let jar: any CookieJar
  private let exchanges = Locked<[Int: WeakExchange]>([:])

  private struct WeakExchange {
    weak var exchange: CookieExchange?
  }

  init(_ jar: any CookieJar) { self.jar = jar }

  func add(_ exchange: CookieExchange, for task: URLSessionTask) {
    exchanges.withLock { exchanges in
      exchanges = exchanges.filter { $0.value.exchange != nil }
      exchanges[task.taskIdentifier] = WeakExchange(exchange: exchange)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let exchange = exchanges.withLock { $0[task.taskIdentifier]?.exchange }
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
