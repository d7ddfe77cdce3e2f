import Foundation
import WebBridge

/// What a handler answers: the first answer counts, on whatever thread it comes.
///
/// It is `@unchecked` because the lock guards the closure, which is all that changes.
final class Response: @unchecked Sendable {
  typealias Answer = @MainActor (Result<BridgeValue, any Error>) -> Void

  private let name: String
  private let lock = NSLock()
  private var answer: MainThreadOnly<Answer>?

  init(_ name: String, _ answer: @escaping Answer) {
    (self.name, self.answer) = (name, MainThreadOnly(answer))
  }

  deinit {
    give(
      .failure(
        BridgeError(
          .noResponse, "The handler of \"\(name)\" let go of its callback without calling it.")))
  }

  func give(_ answer: Any?) {
    // Nil is null to the original's pages.
    give(Result { try answer.map { try BridgeValue(foundation: $0) } ?? .null })
  }

  /// On the main thread the page has its answer before this returns, and before what native says next.
  private func give(_ result: Result<BridgeValue, any Error>) {
    let answer = lock.withLock {
      defer { self.answer = nil }
      return self.answer
    }
    if let answer { onMain { answer.value(result) } }
  }
}
