public import Logging

extension Bridge {
  /// Attaches a bridge to a web view. The bridge takes effect with the next page that is loaded.
  ///
  /// ```swift
  /// let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])
  /// ```
  ///
  /// - Parameters:
  ///   - webView: The view, which owns the bridge from now on.
  ///   - origins: Patterns for the origins whose pages may use the bridge: an origin, a wildcard such
  ///     as `https://*.example.com`, `.scheme("app")`, `.file` or `.anyOrigin`. A page of any other
  ///     origin finds no bridge.
  ///   - frames: The frames, among those with an allowed origin, that may use the bridge.
  ///   - world: The content world whose scripts have the bridge. In another world than `.page`, the page's own
  ///     scripts find nothing of the bridge: see <doc:IsolatedWorlds>.
  ///   - dialects: The older bridges whose APIs the bridge also offers to pages.
  ///   - rules: The origins whose pages may use certain names. Every page that has the bridge may use the other
  ///     names.
  ///   - limits: The limits on what the bridge keeps and carries.
  ///   - errors: How much of an error that is not a `BridgeError` the page learns.
  ///   - logger: The logger for refusals and faults.
  ///   - authorize: A closure that is called for every call and event of a page. Returning false
  ///     refuses the call or event.
  /// - Throws: `BridgeError` with code `badArguments` if one of the origins is not a pattern, or a dialect or
  ///   requests of pages are combined with an isolated world; `duplicateName` if the view has a bridge already.
  public convenience init(
    attachedTo webView: WKWebView, origins: [OriginPattern], frames: FrameScope = .main,
    world: WKContentWorld = .page, dialects: [Dialect] = [], rules: [BridgeRule] = [],
    limits: BridgeLimits = .default, errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
  ) throws {
    try self.init(
      attachedTo: webView, policy: BridgePolicy(origins: origins, frames: frames, rules: rules),
      world: world,
      extensions: Dialect.extensions(dialects), limits: limits, errors: errors, logger: logger,
      authorization: .immediate(authorize))
  }

  /// Attaches a bridge that has extensions to a web view.
  package convenience init(
    attachedTo webView: WKWebView, policy: BridgePolicy, world: WKContentWorld = .page,
    extensions: [any BridgeExtension], limits: BridgeLimits = .default,
    errors: ErrorDetail = .default, logger: Logger = Logger(label: "webbridge"),
    authorization: Authorization = .always
  ) throws {
    let failedCalls = errors == .detailed ? [FailedCalls(of: webView)] : []
    let engine = WebViewEngine(
      webView, in: world, extensions: extensions + failedCalls, log: logger)
    try self.init(
      attachedTo: engine, policy: policy, extensions: engine.extensions, limits: limits,
      errors: errors, logger: logger, authorization: authorization)
  }

  /// The web view of the bridge; `nil` after the view is gone, and for other engines.
  package var webView: WKWebView? { (engine as? WebViewEngine)?.webView }
}
