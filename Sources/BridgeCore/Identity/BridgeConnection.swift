/// Whether the page in the main frame has a bridge.
public enum BridgeConnection: Sendable {
  /// No page has one: none was loaded since the bridge was attached, or the last one was left.
  case waiting
  /// The page has one, and answers calls.
  ///
  /// - Parameters:
  ///   - origin: The origin of the page.
  ///   - url: The address of the page when it was loaded.
  case connected(origin: Origin, url: String)
  /// The page has none. The error says why: its code is `denied` where the page's origin is not allowed.
  case refused(BridgeError)
  /// The bridge has ended, because ``Bridge/detach()`` was called or the web view is gone.
  case detached

  /// Whether the page has a bridge.
  public var isConnected: Bool { if case .connected = self { true } else { false } }
}
