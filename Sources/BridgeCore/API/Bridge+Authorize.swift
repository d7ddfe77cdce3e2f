public import Logging

extension Bridge {
  /// Attaches a bridge whose app decides later on calls and events, such as by asking a server. The parameters are those
  /// of the initializer with a synchronous `authorize`.
  ///
  /// ```swift
  /// let bridge = try Bridge(attachedTo: engine, origins: origins) { caller in
  ///   await account.permits(caller.name)
  /// }
  /// ```
  ///
  /// Each call waits for the decision, at most until its own deadline, and each event waits in the order in which the
  /// document has emitted it. A synchronous call fails with `notSynchronous`, because its page cannot wait.
  ///
  /// - Throws: ``BridgeError`` with code `badArguments` if there are no origins or a pattern is malformed,
  ///   or with code `duplicateName` if a bridge is attached already.
  public convenience init(
    attachedTo engine: some BridgeEngine, origins: [OriginPattern], frames: FrameScope = .main,
    rules: [BridgeRule] = [], limits: BridgeLimits = .default, errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) async -> Bool
  ) throws {
    try self.init(
      attachedTo: engine, policy: BridgePolicy(origins: origins, frames: frames, rules: rules),
      extensions: [], limits: limits, errors: errors, logger: logger,
      authorization: .later(authorize))
  }
}
