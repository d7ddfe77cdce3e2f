// An app that relays requests needs both modules.
@_exported public import WebBridge

extension WKWebViewConfiguration {
  /// Sends the requests of pages that a relay's rules choose natively, in the web views that are made with this
  /// configuration.
  ///
  /// The rules choose among the requests of `fetch`, `XMLHttpRequest`, forms, `navigator.sendBeacon` and `EventSource`.
  /// Call this method before you create the view. It also calls `prepareForBridge()`. Attach a bridge to the view,
  /// because the requests travel over it: subframes are relayed if the bridge has them (`frames: .all`), and workers
  /// never, because a worker has no bridge.
  ///
  /// - Parameter relay: The relay. A later call adds a second one, which gets the requests that the first one leaves.
  /// - Throws: ``RelayError`` with the code ``RelayError/Code/badPattern`` if a rule has a text that is no pattern.
  public func relay(through relay: RequestRelay) throws {
    if let problem = relay.rules.lazy.flatMap(\.patterns).compactMap(\.problem).first {
      throw problem
    }
    addBridgeExtension { RelayExtension(relay, for: $0) }
  }
}
