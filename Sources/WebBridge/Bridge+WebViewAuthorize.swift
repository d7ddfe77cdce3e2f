public import Logging

extension Bridge {
  /// Attaches a bridge whose app decides later on calls and events, such as by asking a server. The parameters are those
  /// of the initializer with a synchronous `authorize`.
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
