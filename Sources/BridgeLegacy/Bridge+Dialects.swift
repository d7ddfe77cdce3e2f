public import BridgeCore
public import Logging

extension Bridge {
  /// Attaches a bridge to an engine, with the APIs of older bridges for the pages that need them.
  ///
  /// - Parameters:
  ///   - engine: The engine that shows the page.
  ///   - origins: The origins whose pages may use the bridge. A page of any other origin finds no bridge.
  ///   - frames: The frames that may use the bridge, among those with an allowed origin.
  ///   - dialects: The older bridges whose APIs pages find as well.
  ///   - rules: From where pages may use certain names.
  ///   - limits: The limits on what the bridge keeps and carries.
  ///   - errors: The detail that pages receive of errors that are not a ``BridgeError``.
  ///   - logger: The log for refusals and faults.
  ///   - authorize: Called for every call and event of a page; `false` refuses it.
  /// - Throws: ``BridgeError`` with code `badArguments` if one of the origins is not a pattern,
  ///   `duplicateName` if a bridge is already attached.
  public convenience init(
    attachedTo engine: some BridgeEngine, origins: [OriginPattern], frames: FrameScope = .main,
    dialects: [Dialect], rules: [BridgeRule] = [], limits: BridgeLimits = .default,
    errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
  ) throws {
    try self.init(
      attachedTo: engine, policy: BridgePolicy(origins: origins, frames: frames, rules: rules),
      extensions: Dialect.extensions(dialects), limits: limits,
      errors: errors, logger: logger, authorization: .immediate(authorize))
  }

  /// Attaches a bridge to an engine, with the APIs of older bridges for the pages that need them. The app decides
  /// later on calls and events, which wait for the decision; synchronous calls fail with `notSynchronous`. The parameters
  /// are those of the initializer with a synchronous `authorize`.
  ///
  /// - Throws: ``BridgeError`` with code `badArguments` if one of the origins is not a pattern,
  ///   `duplicateName` if a bridge is already attached.
  public convenience init(
    attachedTo engine: some BridgeEngine, origins: [OriginPattern], frames: FrameScope = .main,
    dialects: [Dialect], rules: [BridgeRule] = [], limits: BridgeLimits = .default,
    errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) async -> Bool
  ) throws {
    try self.init(
      attachedTo: engine, policy: BridgePolicy(origins: origins, frames: frames, rules: rules),
      extensions: Dialect.extensions(dialects), limits: limits,
      errors: errors, logger: logger, authorization: .later(authorize))
  }
}
