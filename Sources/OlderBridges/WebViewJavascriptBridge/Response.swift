import Foundation
import WebBridge

/// The answer of a handler. The first answer counts, on any thread.
///
/// It is `@unchecked` because the lock guards the closure, which is its only mutable state.
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
          .noResponse, "The handler of \"\(name)\" released its callback without calling it.")))
  }

  func give(_ answer: Any?) {
    // The original's pages receive nil as null.
    give(Result { try answer.map { try BridgeValue(foundation: $0) } ?? .null })
  }

  /// On the main thread, the answer is sent before this method returns, and thus before native's next message.
  private func give(_ result: Result<BridgeValue, any Error>) {
    let answer = lock.withLock {
      defer { self.answer = nil }
      return self.answer
    }
    if let answer { onMain { answer.value(result) } }
  }
}
