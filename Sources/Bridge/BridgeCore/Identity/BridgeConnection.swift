/// Whether the page in the main frame has a bridge.
public enum BridgeConnection: Sendable {
  /// No page has a bridge, because none was loaded since the bridge was attached or the last page was left.
  case waiting
  /// The page has a bridge and answers calls.
  ///
  /// - Parameters:
  ///   - origin: The origin of the page.
  ///   - url: The address of the page when it was loaded.
  case connected(origin: Origin, url: String)
  /// The page has no bridge. The error gives the reason. Its code is `denied` if the page's origin is not allowed.
  case refused(BridgeError)
  /// The bridge has ended, because ``Bridge/detach()`` was called or the web view is gone.
  case detached

  /// Whether the page has a bridge.
  public var isConnected: Bool { if case .connected = self { true } else { false } }
}
