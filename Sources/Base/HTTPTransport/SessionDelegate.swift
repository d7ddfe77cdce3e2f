import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Forwards the delegate calls of a session to the exchange of the task.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  let exchanges = Locked<[Int: SessionExchange]>([:])
  private let redirect: HTTPSession.Redirect

  init(_ redirect: @escaping HTTPSession.Redirect) { self.redirect = redirect }

  func add(_ exchange: SessionExchange) {
    exchanges.withLock { $0[exchange.identifier] = exchange }
  }

  func remove(_ exchange: SessionExchange) {
    exchanges.withLock { $0[exchange.identifier] = nil }
  }

  private func exchange(of task: URLSessionTask) -> SessionExchange? {
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
    guard let exchange = exchange(of: task) else { return }
    do {
      let next = try redirect(task.currentRequest?.url, request)
      exchange.answer { completionHandler(next) }
    } catch {
      exchange.answer { completionHandler(nil) }
      exchange.refuse(error)
    }
  }
}
