import Logging

/// A completion handler that an app must call exactly once. A handler that is dropped uncalled
/// counts as called with a safe value, and an error is logged.
@MainActor final class Answer<Value: Sendable> {
  private let method: String
  private let ifDropped: Value
  private var deliver: ((Value) -> Void)?

  init(
    _ method: String, ifDropped: Value, deliver: @escaping @MainActor (Value) -> Void
  ) {
    self.method = method
    self.ifDropped = ifDropped
    self.deliver = deliver
  }

  isolated deinit {
    if let deliver {
      WKWebView.log.error("The completion handler of “\(method)” was dropped without being called.")
      deliver(ifDropped)
    }
  }

  /// Calls the handler.
  func give(_ value: Value) {
    guard let deliver else {
      preconditionFailure("The completion handler of “\(method)” was called more than once.")
    }
    self.deliver = nil
    deliver(value)
  }
}
