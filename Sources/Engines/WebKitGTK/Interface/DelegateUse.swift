import Logging

/// Counts the calls to a delegate and the calls that its defaults answered, to detect a delegate
/// whose methods all differ slightly from the protocol's.
@MainActor final class DelegateUse {
  private let protocolName: String
  private var asked = 0
  private var defaulted = 0
  private var isSettled = false
  /// What pages have asked for in vain.
  private var unanswered: Set<String> = []

  init(of protocolName: String) {
    self.protocolName = protocolName
  }

  /// Starts over, for a delegate that was just set.
  func reset() {
    asked = 0
    defaulted = 0
    isSettled = false
    unanswered = []
  }

  /// Counts one method that the engine is about to call.
  func willAsk() {
    asked += 1
  }

  /// Counts one method whose default answered.
  ///
  /// - Parameter request: What a page asked for, such as `files`.
  func answeredByDefault(_ request: String? = nil) {
    defaulted += 1
    if let request { logUnanswered(request) }
  }

  /// Logs once that a page asks for something and no delegate answers, because the page itself may show nothing of it.
  func logUnanswered(_ request: String) {
    guard unanswered.insert(request).inserted else { return }
    WKWebView.log.warning(
      "A page asks for \(request), and no delegate answers. SystemPanels.shared is a \(protocolName) with panels of GTK."
    )
  }

  /// Logs a warning once, in debug builds, if only defaults have answered so far.
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
