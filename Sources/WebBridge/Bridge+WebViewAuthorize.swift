public import Logging

extension Bridge {
  /// Attaches a bridge whose app decides later on calls and events, such as by asking a server.
  ///
  /// ```swift
  /// let bridge = try Bridge(attachedTo: webView, origins: origins) { caller in
  ///   await account.permits(caller.name)
  /// }
  /// ```
  ///
  /// Each call waits for the decision, at most until its own deadline, and each event waits in the order in which the
  /// page has emitted it. A synchronous call fails with `notSynchronous`, because its page cannot wait.
  ///
  /// - Parameters:
  ///   - webView: The view, which owns the bridge from now on.
  ///   - origins: Patterns for the origins whose pages may use the bridge: an origin, a wildcard such
  ///     as `https://*.example.com`, `.scheme("app")`, `.file` or `.anyOrigin`. A page of any other
  ///     origin finds no bridge.
  ///   - frames: The frames, among those with an allowed origin, that may use the bridge.
  ///   - world: The content world whose scripts have the bridge: see <doc:IsolatedWorlds>.
  ///   - dialects: The older bridges whose APIs the bridge also offers to pages.
  ///   - rules: From where pages may use certain names. Every page that has the bridge may use the other
  ///     names.
  ///   - limits: The limits on what the bridge keeps and carries.
  ///   - errors: How much of an error that is not a `BridgeError` the page learns.
  ///   - logger: The logger for refusals and faults.
  ///   - authorize: A closure that is called for every call and event of a page that the rules
  ///     allow. Returning false refuses the call or event.
  /// - Throws: `BridgeError` with code `badArguments` if one of the origins is not a pattern,
  ///   `duplicateName` if the view has a bridge already.
  public convenience init(
    attachedTo webView: WKWebView, origins: [OriginPattern], frames: FrameScope = .main,
    world: WKContentWorld = .page, dialects: [Dialect] = [], rules: [BridgeRule] = [],
    limits: BridgeLimits = .default, errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) async -> Bool
  ) throws {
    try self.init(
      attachedTo: webView, policy: BridgePolicy(origins: origins, frames: frames, rules: rules),
      world: world, extensions: Dialect.extensions(dialects), limits: limits, errors: errors,
      logger: logger,
      authorization: .later(authorize))
  }
}
