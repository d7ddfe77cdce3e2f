import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request of a session, with its redirects.
final class CookieExchange: Sendable {
  private let state = Locked(State())

  private struct State {
    var task: URLSessionTask?
    var isCancelled = false
    var jarError: (any Error)?
  }

  /// The error of the jar that has ended the redirects.
  var jarError: (any Error)? {
    get { state.withLock { $0.jarError } }
    set { state.withLock { $0.jarError = newValue } }
  }

  func start(_ task: URLSessionTask) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    // A task that is cancelled before it runs ends with the error of a cancelled one.
    if isCancelled { task.cancel() }
    task.resume()
  }

  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
