extension BridgePart {
  /// Loads the page of a web view again when its process has ended.
  ///
  /// ```swift
  /// let bridge = try Bridge(
  ///   attachedTo: webView, policy: policy,
  ///   parts: [.recovery(.backOff()) { event in if case .gaveUp = event { showError() } }])
  /// ```
  ///
  /// The bridge's initializer throws `unavailable` if the bridge is not attached to a `WKWebView`.
  ///
  /// - Parameters:
  ///   - policy: When and how often the page is loaded again.
  ///   - onEvent: Called for each event, before the sequences of ``PageRecovery/events`` have it.
  public static func recovery(
    _ policy: RecoveryPolicy, onEvent: (@MainActor (RecoveryEvent) -> Void)? = nil
  ) -> BridgePart {
    BridgePart(begin: { bridge in
      guard let engine = bridge.engine as? WebViewEngine, let webView = bridge.webView else {
        throw BridgeError(.unavailable, "Only pages of a WKWebView can be recovered.")
      }
      guard engine.recovery == nil else {
        throw BridgeError(.duplicateName, "parts: has .recovery twice.")
      }
      let view = RecoveredView(webView, of: engine)
      engine.begin(PageRecovery(policy, of: view, engine.clock, engine.log, onEvent))
    })
  }
}

extension Bridge {
  /// The recovery of the bridge's pages, if the bridge has the part ``BridgePart/recovery(_:onEvent:)``.
  public var recovery: PageRecovery? { (engine as? WebViewEngine)?.recovery }
}
