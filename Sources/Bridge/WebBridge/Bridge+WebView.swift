extension Bridge {
  /// Attaches a bridge to a web view. The bridge takes effect with the next page that is loaded.
  ///
  /// ```swift
  /// let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])
  /// ```
  ///
  /// ``init(attachedTo:world:policy:options:parts:)`` says more than the origins.
  ///
  /// - Parameters:
  ///   - webView: The view, which owns the bridge from now on.
  ///   - origins: Patterns for the origins whose pages may use the bridge, in their main frames: an origin, a wildcard
  ///     such as `https://*.example.com`, `.scheme("app")`, `.file` or `.anyOrigin`. A page of any other origin finds no
  ///     bridge.
  /// - Throws: `BridgeError` with code `badArguments` if one of the origins is not a pattern, `duplicateName` if the
  ///   view has a bridge already.
  public convenience init(attachedTo webView: WKWebView, origins: [OriginPattern]) throws {
    try self.init(attachedTo: webView, policy: BridgePolicy(origins: origins))
  }

  /// Attaches a bridge with a policy, options and parts to a web view. The bridge takes effect with the next page that
  /// is loaded.
  ///
  /// ```swift
  /// let policy = BridgePolicy(
  ///   origins: ["https://*.example.com"], rules: [.allow("pay.*", from: ["https://pay.example.com"])])
  /// let bridge = try Bridge(
  ///   attachedTo: webView, policy: policy, options: BridgeOptions(errors: .detailed),
  ///   parts: [.recovery(.backOff()), .dialects([.dsBridge])])
  /// ```
  ///
  /// - Parameters:
  ///   - webView: The view, which owns the bridge from now on.
  ///   - world: The content world whose scripts have the bridge. In another world than `.page`, the page's own scripts
  ///     find nothing of the bridge: see <doc:IsolatedWorlds>.
  ///   - policy: The documents that have the bridge, and the names that they may use.
  ///   - options: The limits, the detail of errors, the logger, and the app's own decision on calls and events.
  ///   - parts: Additions to the bridge, in any order.
  /// - Throws: `BridgeError` with code `badArguments` if the policy has no origins, or a part that needs the page's own
  ///   world is combined with an isolated one; `duplicateName` if the view has a bridge already, or two parts have one
  ///   name; or what a part throws.
  public convenience init(
    attachedTo webView: WKWebView, world: WKContentWorld = .page, policy: BridgePolicy,
    options: BridgeOptions = BridgeOptions(), parts: [BridgePart] = []
  ) throws {
    let failedCalls =
      options.errors == .detailed ? [BridgePart(FailedCalls(of: webView))] : []
    let engine = WebViewEngine(webView, in: world, log: options.logger)
    try self.init(
      attachedTo: engine, extensions: engine.extensions, policy: policy, options: options,
      parts: parts + failedCalls)
  }

  /// The web view of the bridge; `nil` after the view is gone, and for other engines.
  package var webView: WKWebView? { (engine as? WebViewEngine)?.webView }
}
