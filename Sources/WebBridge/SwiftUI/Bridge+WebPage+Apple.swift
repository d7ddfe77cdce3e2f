#if canImport(SwiftUI)
  public import Logging
  public import WebKit

  @available(iOS 26, macOS 26, visionOS 26, *)
  extension Bridge {
    /// Attaches a bridge to a SwiftUI page. The bridge takes effect with the next document that is loaded.
    ///
    /// ```swift
    /// var configuration = WebPage.Configuration()
    /// configuration.prepareForBridge()
    /// let page = WebPage(
    ///   configuration: configuration,
    ///   dialogPresenter: BridgeDialogPresenter(for: configuration))
    /// let bridge = try Bridge(
    ///   attachedTo: page, configuration: configuration, origins: ["https://shop.example.com"])
    /// ```
    ///
    /// A `WebPage` exposes neither its configuration nor its web view. The bridge therefore takes the configuration
    /// as well, and receives prompts and navigations through the presenter and the decider that the page is made
    /// with:
    ///
    /// - Synchronous calls of the page need a ``BridgeDialogPresenter``. Without it they throw `syncUnavailable`.
    /// - The dialect of WebViewJavascriptBridge needs a ``BridgeNavigationDecider``.
    ///
    /// - Parameters:
    ///   - page: The page, which owns the bridge from now on.
    ///   - configuration: The configuration that the page was made with. Its user content controller must belong
    ///     to this page alone.
    ///   - origins: Patterns for the origins whose documents may use the bridge: an origin, a wildcard such as
    ///     `https://*.example.com`, `.scheme("app")`, `.file` or `.anyOrigin`. A document of any other origin finds
    ///     no bridge.
    ///   - frames: The frames, among those with an allowed origin, that may use the bridge.
    ///   - dialects: The older bridges whose APIs the bridge also offers to documents.
    ///   - rules: The origins whose documents may use certain names.
    ///   - limits: The limits on what the bridge keeps and carries.
    ///   - errors: How much of an error that is not a `BridgeError` the document learns.
    ///   - logger: The logger for refusals and faults.
    ///   - authorize: A closure that is called for every call and event of a document. Returning false refuses
    ///     the call or event.
    /// - Throws: `BridgeError` with code `badArguments` if one of the origins is not a pattern, `duplicateName` if
    ///   the page, or another page of its user content controller, has a bridge already.
    public convenience init(
      attachedTo page: WebPage, configuration: WebPage.Configuration, origins: [OriginPattern],
      frames: FrameScope = .main, dialects: [Dialect] = [], rules: [BridgeRule] = [],
      limits: BridgeLimits = .default, errors: ErrorDetail = .default,
      logger: Logger = Logger(label: "webbridge"),
      authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
    ) throws {
      let engine = WebPageEngine(page, configuration, log: logger)
      try self.init(
        attachedTo: engine, policy: BridgePolicy(origins: origins, frames: frames, rules: rules),
        extensions: engine.extensions + Dialect.extensions(dialects), limits: limits,
        errors: errors, logger: logger, authorization: .immediate(authorize))
    }

    /// Attaches a bridge whose app decides later on calls and events to a SwiftUI page. The parameters are those of the
    /// initializer with a synchronous `authorize`.
    ///
    /// Each call waits for the decision, at most until its own deadline, and each event waits in the order in which the
    /// document has emitted it. A synchronous call fails with `notSynchronous`.
    ///
    /// - Throws: `BridgeError` with code `badArguments` if a pattern is malformed, `duplicateName` if the page, or
    ///   another page of its user content controller, has a bridge already.
    public convenience init(
      attachedTo page: WebPage, configuration: WebPage.Configuration, origins: [OriginPattern],
      frames: FrameScope = .main, dialects: [Dialect] = [], rules: [BridgeRule] = [],
      limits: BridgeLimits = .default, errors: ErrorDetail = .default,
      logger: Logger = Logger(label: "webbridge"),
      authorize: @escaping @MainActor (Caller) async -> Bool
    ) throws {
      let engine = WebPageEngine(page, configuration, log: logger)
      try self.init(
        attachedTo: engine, policy: BridgePolicy(origins: origins, frames: frames, rules: rules),
        extensions: engine.extensions + Dialect.extensions(dialects), limits: limits,
        errors: errors, logger: logger, authorization: .later(authorize))
    }
  }
#endif
