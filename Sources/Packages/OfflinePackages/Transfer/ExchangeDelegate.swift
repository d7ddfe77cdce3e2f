import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Forwards the delegate calls of a session to the exchange of the task.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Locked<[Int: Exchange]>([:])

  func add(_ exchange: Exchange) {
    exchanges.withLock { $0[exchange.identifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end(error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let wasSecure = task.currentRequest?.url?.scheme?.lowercased() == "https"
    guard !wasSecure || request.url?.scheme?.lowercased() == "https" else {
      // In this order, because on Linux an answer about a task that is cancelled ends the process
      // (swift-corelibs-foundation, `didCompleteRedirectCallback`).
      completionHandler(nil)
      exchange(of: task)?.refuse(
        PackageError(
          .insecure,
          "\(task.currentRequest?.url?.absoluteString ?? "The server") redirects to \(request.url?.absoluteString ?? "another URL"), which is not https."
        ))
      return
    }
    completionHandler(request)
  }
}
