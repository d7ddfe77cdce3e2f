import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Forwards the delegate calls of a session to the exchange of the task. Redirects are not followed, because the relay
/// decides on each.
final class ClientDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Locked<[Int: ClientExchange]>([:])

  func add(_ exchange: ClientExchange) {
    exchanges.withLock { $0[exchange.identifier] = exchange }
  }

  func remove(_ exchange: ClientExchange) {
    exchanges.withLock { $0[exchange.identifier] = nil }
  }

  /// The exchanges that have not ended.
  var all: [ClientExchange] { exchanges.withLock { Array($0.values) } }

  private func exchange(of task: URLSessionTask) -> ClientExchange? {
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
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    exchange(of: task)?.receiveSent(Int(totalBytesSent))
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
    completionHandler(nil)
  }
}
