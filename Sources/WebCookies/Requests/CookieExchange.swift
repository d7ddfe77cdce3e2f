import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request of a session, with its redirects.
///
/// The class is `@unchecked` because the lock guards the task and the error, which are the only mutable state.
final class CookieExchange: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionTask?
  private var isCancelled = false
  private var failure: (any Error)?

  /// The error of the jar that has ended the redirects.
  var jarError: (any Error)? {
    get { lock.withLock { failure } }
    set { lock.withLock { failure = newValue } }
  }

  func start(_ task: URLSessionTask) {
    let isCancelled = lock.withLock {
      self.task = task
      return self.isCancelled
    }
    // A task that is cancelled before it runs ends with the error of a cancelled one.
    if isCancelled { task.cancel() }
    task.resume()
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    task?.cancel()
  }
}
