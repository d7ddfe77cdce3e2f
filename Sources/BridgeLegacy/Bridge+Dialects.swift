public import BridgeCore
public import Logging

extension Bridge {
  /// Attaches a bridge to an engine, with the API of older bridges for the pages that need it.
  ///
  /// - Parameters:
  ///   - engine: What shows the page.
  ///   - origins: Whose pages may use the bridge. A page of any other origin finds no bridge.
  ///   - frames: Which frames may use it, of those whose origin is allowed.
  ///   - dialects: The older bridges whose API pages find as well.
  ///   - limits: What is kept and carried at most.
  ///   - errors: How much of an error that is not a ``BridgeError`` the page learns.
  ///   - logger: Where refusals and faults are told.
  ///   - authorize: Asked for every call and event of a page; `false` refuses it.
  /// - Throws: ``BridgeError`` with code `badArguments` where one of the origins is not a pattern,
  ///   `duplicateName` where a bridge is attached already.
  public convenience init(
    attachedTo engine: some BridgeEngine, origins: [OriginPattern], frames: FrameScope = .main,
    dialects: [Dialect], limits: BridgeLimits = .default, errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
  ) throws {
    try self.init(
      attachedTo: engine, origins: origins, frames: frames,
      extensions: Dialect.extensions(dialects), limits: limits,
      errors: errors, logger: logger, authorize: authorize)
  }
}
