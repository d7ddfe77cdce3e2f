import Foundation
import WebBridge

/// What a handler answers: the first answer counts, on whatever thread it comes.
///
/// It is `@unchecked` because the lock guards the continuation, which is all that changes.
final class Response: @unchecked Sendable {
  private let name: String
  private let lock = NSLock()
  private var continuation: CheckedContinuation<BridgeValue, any Error>?

  init(_ name: String, _ continuation: CheckedContinuation<BridgeValue, any Error>) {
    (self.name, self.continuation) = (name, continuation)
  }

  deinit {
    continuation?.resume(
      throwing: BridgeError(
        .noResponse, "The handler of \"\(name)\" let go of its callback without calling it."))
  }

  func give(_ answer: Any?) {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      return self.continuation
    }
    // Nil is null to the original's pages.
    continuation?.resume(
      with: Result { try answer.map { try BridgeValue(foundation: $0) } ?? .null })
  }
}
