extension WKWebViewConfiguration {
  /// Lets bridges of this configuration's web views carry large bytes without turning them into
  /// text.
  ///
  /// Call it before the view is made. It adds a handler for the scheme `webbridge`, whose URLs only
  /// the page knows that they were given to. Without it, and where a page's policy forbids the
  /// scheme, large bytes go in pieces of text.
  ///
  /// ```swift
  /// let configuration = WKWebViewConfiguration()
  /// configuration.prepareForBridge()
  /// let webView = WKWebView(frame: .zero, configuration: configuration)
  /// ```
  ///
  /// - Note: An `https` page on Apple's systems may not fetch from the scheme, for it is no secure
  ///   one there; its bytes go in pieces of text.
  public func prepareForBridge() {
    guard urlSchemeHandler(forURLScheme: ByteScheme.name) == nil else { return }
    setURLSchemeHandler(ByteScheme(), forURLScheme: ByteScheme.name)
  }
}
