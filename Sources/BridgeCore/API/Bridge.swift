public import Logging

/// Connects Swift and the JavaScript of the page in one web view.
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
/// The web view owns the bridge, and the bridge holds the web view weakly, so the app need not keep the
/// bridge. Objects that handlers capture live as long as the web view. A handler that uses the web view, or
/// the owner of the web view, should therefore capture it weakly (`[weak self]`). ``detach()`` ends a bridge
/// earlier.
@MainActor public final class Bridge {
  let session: PageSession

  /// Attaches a bridge to an engine. The bridge takes effect with the next document that is loaded.
  ///
  /// - Parameters:
  ///   - engine: The engine that shows the page.
  ///   - origins: The origins whose pages may use the bridge. A page of any other origin finds no bridge.
  ///   - frames: The frames that may use the bridge, if their origin is allowed.
  ///   - rules: The origins whose pages may use certain names. Every page that has the bridge may use the other names.
  ///   - limits: The limits of what the bridge keeps and carries.
  ///   - errors: How much of an error that is not a ``BridgeError`` the page learns.
  ///   - logger: The log of refusals and faults.
  ///   - authorize: Called for every call and event of a page; `false` refuses it. It is not called for
  ///     functions and streams that you passed to the page, because the page may use what it was passed.
  /// - Throws: ``BridgeError`` with code `badArguments` if there are no origins or one is not a pattern,
  ///   or with code `duplicateName` if a bridge is attached already.
  public convenience init(
    attachedTo engine: some BridgeEngine, origins: [OriginPattern], frames: FrameScope = .main,
    rules: [BridgeRule] = [], limits: BridgeLimits = .default, errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
  ) throws {
    try self.init(
      attachedTo: engine, policy: BridgePolicy(origins: origins, frames: frames, rules: rules),
      extensions: [], limits: limits, errors: errors, logger: logger,
      authorization: .immediate(authorize))
  }

  /// Attaches a bridge that has extensions.
  ///
  /// - Parameter extensions: The extensions of the bridge, in the order in which they are consulted.
  package init(
    attachedTo engine: some BridgeEngine, policy: BridgePolicy,
    extensions: [any BridgeExtension], limits: BridgeLimits = .default,
    errors: ErrorDetail = .default, logger: Logger = Logger(label: "webbridge"),
    authorization: Authorization = .always
  ) throws {
    if policy.origins.isEmpty {
      throw BridgeError(.badArguments, "origins: is empty: no page could use the bridge.")
    }
    session = PageSession(
      engine, gate: Gate(policy, authorization: authorization, detail: errors),
      extensions: extensions, limits: limits, errors: errors, log: logger)
    let runtime = PageRuntime(
      origins: policy.matchers, frames: policy.frames, parts: extensions.flatMap(\.pageScripts),
      interceptsNavigations: extensions.contains(where: \.interceptsNavigations),
      limits: limits)
    session.secret = try engine.install(runtime, receiver: session)
    session.owner = self
  }

  /// Which documents have the bridge, and which names they may use.
  public var policy: BridgePolicy { session.dispatcher.gate.policy }

  /// The engine of the web view; `nil` after the web view is gone.
  package var engine: (any BridgeEngine)? { session.engine }

  /// Detaches the bridge from its web view. Open calls on both sides, and all later calls, fail with code
  /// `detached`.
  public func detach() {
    session.engine?.uninstall()
    session.close(BridgeError(.detached, "The bridge was detached."))
  }

  /// Adds an observer of the bridge's activity. The bridge keeps `observer` until the bridge ends.
  public func add(observer: some BridgeObserver) { session.observers.add(observer) }

  /// Removes an observer of the bridge's activity.
  public func remove(observer: some BridgeObserver) { session.observers.remove(observer) }

  /// Adds an observer of every frame. The bridge keeps `observer` until the bridge ends.
  public func add(observer: some FrameObserver) { session.observers.add(observer) }

  /// Removes an observer of frames.
  public func remove(observer: some FrameObserver) {
    session.observers.remove(observer)
  }
}
