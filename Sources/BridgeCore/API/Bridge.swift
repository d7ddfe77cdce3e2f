public import Logging

/// Joins Swift and the JavaScript of the page in one web view.
///
/// ```swift
/// let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])
/// try bridge.handle("add") { (a: Int, b: Int) in a + b }
/// let title: String = try await bridge.call("page.title")
/// ```
///
/// Handlers and listeners belong to the bridge and serve every document that is loaded later.
/// Calls go to the document in the main frame.
///
/// The web view owns the bridge, and the bridge holds the web view weakly: nobody has to keep it.
/// What handlers capture lives as long as the view does, so a handler that uses the view itself, or
/// what owns the view, captures it weakly (`[weak self]`). ``detach()`` ends a bridge before that.
@MainActor public final class Bridge {
  let session: PageSession

  /// Attaches a bridge to an engine. It takes effect with the next document that is loaded.
  ///
  /// - Parameters:
  ///   - engine: What shows the page.
  ///   - origins: Whose pages may use the bridge. A page of any other origin finds no bridge.
  ///   - frames: Which frames may use it, of those whose origin is allowed.
  ///   - limits: What is kept and carried at most.
  ///   - errors: How much of an error that is not a ``BridgeError`` the page learns.
  ///   - logger: Where refusals and faults are told.
  ///   - authorize: Asked for every call and event of a page; false refuses it. It is not asked for
  ///     functions and streams that you passed to the page: who was given one may use it.
  /// - Throws: ``BridgeError`` with code `badArguments` where one of the origins is not a pattern,
  ///   `duplicateName` where a bridge is attached already.
  public convenience init(
    attachedTo engine: some BridgeEngine, origins: [OriginPattern], frames: FrameScope = .main,
    limits: BridgeLimits = .default, errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
  ) throws {
    try self.init(
      attachedTo: engine, origins: origins, frames: frames, extensions: [], limits: limits,
      errors: errors, logger: logger, authorize: authorize)
  }

  /// Attaches a bridge that has extensions.
  ///
  /// - Parameter extensions: What is added to the bridge, in the order in which each is asked.
  package init(
    attachedTo engine: some BridgeEngine, origins: [OriginPattern], frames: FrameScope = .main,
    extensions: [any BridgeExtension], limits: BridgeLimits = .default,
    errors: ErrorDetail = .default, logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
  ) throws {
    let matchers = try origins.map { try OriginMatcher($0) }
    if matchers.isEmpty {
      throw BridgeError(.badArguments, "origins: is empty: no page could use the bridge.")
    }
    session = PageSession(
      engine, gate: Gate(origins: matchers, frames: frames, authorize: authorize),
      extensions: extensions, limits: limits, errors: errors, log: logger)
    let runtime = PageRuntime(
      origins: matchers, frames: frames, parts: extensions.flatMap(\.pageScripts),
      interceptsNavigations: extensions.contains(where: \.interceptsNavigations),
      limits: limits)
    session.secret = try engine.install(runtime, receiver: session)
    session.owner = self
  }

  /// The web view's side; `nil` where it is gone.
  package var engine: (any BridgeEngine)? { session.engine }

  /// Takes the bridge off its web view. Calls that are open fail with code `detached`, on both
  /// sides, and so does every later one.
  public func detach() {
    session.engine?.uninstall()
    session.close(BridgeError(.detached, "The bridge was detached."))
  }

  /// Tells `observer` what happens, which the bridge keeps until it ends.
  public func add(observer: some BridgeObserver) { session.observers.add(observer) }

  /// Tells `observer` no more.
  public func remove(observer: some BridgeObserver) { session.observers.remove(observer) }

  /// Shows every frame to `observer`, which the bridge keeps until it ends.
  public func add(observer: some FrameObserver) { session.observers.add(observer) }

  /// Stops showing frames to `observer`.
  public func remove(observer: some FrameObserver) {
    session.observers.remove(observer)
  }
}
