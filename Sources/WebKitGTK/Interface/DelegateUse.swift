import Logging

/// A count of what was asked of a delegate and what its defaults answered, to notice a delegate whose
/// methods all miss by a little.
@MainActor final class DelegateUse {
  private let protocolName: String
  private var asked = 0
  private var defaulted = 0
  private var isSettled = false

  init(of protocolName: String) {
    self.protocolName = protocolName
  }

  /// Starts over, for a delegate that was just set.
  func reset() {
    asked = 0
    defaulted = 0
    isSettled = false
  }

  /// Counts one method that the engine is about to call.
  func willAsk() {
    asked += 1
  }

  /// Counts one method whose default came to answer.
  func answeredByDefault() {
    defaulted += 1
  }

  /// Logs, once and in debug builds, if the delegate has answered with nothing but defaults so far.
  func check(_ delegate: AnyObject) {
    #if DEBUG
      guard !isSettled, asked > 0 else { return }
      isSettled = true
      guard defaulted >= asked else { return }
      WKWebView.log.warning(
        """
        \(type(of: delegate)) is set as a \(protocolName), and none of the methods called so far is \
        its own. A method whose name or types differ slightly from the protocol's is never called.
        """)
    #endif
  }
}
