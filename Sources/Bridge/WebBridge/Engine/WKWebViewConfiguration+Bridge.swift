extension WKWebViewConfiguration {
  /// Lets bridges of this configuration's web views carry large bytes without turning them into
  /// text.
  ///
  /// Call this method before you create the view. It adds a handler for the scheme `webbridge`. Only
  /// the page that a URL of this scheme was given to knows the URL. Without the handler, or if a
  /// page's policy forbids the scheme, large bytes travel in pieces of text.
  ///
  /// ```swift
  /// let configuration = WKWebViewConfiguration()
  /// configuration.prepareForBridge()
  /// let webView = WKWebView(frame: .zero, configuration: configuration)
  /// ```
  ///
  /// - Note: On Apple's systems, an `https` page may not fetch from the scheme, because the scheme is
  ///   not secure there. The bytes of such a page travel in pieces of text.
  public func prepareForBridge() {
    guard urlSchemeHandler(forURLScheme: ByteScheme.name) == nil else { return }
    setURLSchemeHandler(ByteScheme(), forURLScheme: ByteScheme.name)
  }

  /// Adds an extension to every bridge of this configuration's web views.
  ///
  /// Call this method before you create the view. It also calls ``prepareForBridge()``.
  ///
  /// - Parameter make: Makes the extension for the bridge of a view. An extension belongs to one bridge.
  package func addBridgeExtension(
    _ make: @escaping @MainActor (WKWebView) -> any BridgeExtension
  ) {
    prepareForBridge()
    byteScheme?.extensionMakers.append(make)
  }

  /// The handler of the bridge's own scheme, which all copies of the configuration share.
  var byteScheme: ByteScheme? {
    urlSchemeHandler(forURLScheme: ByteScheme.name) as? ByteScheme
  }
}
