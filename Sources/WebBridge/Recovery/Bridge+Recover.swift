extension Bridge {
  /// Loads the page again when its process has ended.
  ///
  /// ```swift
  /// let recovery = try bridge.recover(.backOff()) { event in
  ///   if case .gaveUp = event { showError() }
  /// }
  /// ```
  ///
  /// A second call replaces the policy and the closure of the first one, whose sequences end.
  ///
  /// - Parameters:
  ///   - policy: When and how often the page is loaded again.
  ///   - onEvent: Called for each event, before the sequences of ``PageRecovery/events`` have it.
  /// - Returns: The recovery, which the bridge keeps.
  /// - Throws: `BridgeError` with the code `unavailable` if the bridge is not attached to a `WKWebView`.
  @discardableResult public func recover(
    _ policy: RecoveryPolicy, onEvent: (@MainActor (RecoveryEvent) -> Void)? = nil
  ) throws(BridgeError) -> PageRecovery {
    guard let engine = engine as? WebViewEngine, let webView else {
      throw BridgeError(.unavailable, "Only pages of a WKWebView can be recovered.")
    }
    let view = RecoveredView(webView, of: engine)
    return engine.begin(PageRecovery(policy, of: view, engine.clock, engine.log, onEvent))
  }
}
