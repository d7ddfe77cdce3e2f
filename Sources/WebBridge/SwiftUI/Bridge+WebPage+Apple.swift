#if canImport(SwiftUI)
  public import Logging
  public import WebKit

  @available(iOS 26, macOS 26, visionOS 26, *)
  extension Bridge {
    /// Attaches a bridge to a page of SwiftUI's. It takes effect with the next document that is loaded.
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
    /// A `WebPage` shows neither its configuration nor its web view. The bridge therefore takes the configuration
    /// as well, and what a page tells to its presenter and its decider reaches the bridge through those that
    /// the page is made with:
    ///
    /// - Synchronous calls of the page need a ``BridgeDialogPresenter``. Without it they throw `syncUnavailable`.
    /// - The dialect of WebViewJavascriptBridge needs a ``BridgeNavigationDecider``.
    ///
    /// - Parameters:
    ///   - page: The page; it owns the bridge from now on.
    ///   - configuration: The configuration that the page was made with. Its user content controller must belong
    ///     to this page alone.
    ///   - origins: Whose documents may use the bridge: origins, patterns such as `https://*.example.com`,
    ///     `.scheme("app")`, `.file`, `.anyOrigin`. A document of any other origin finds no bridge.
    ///   - frames: Which frames may use it, of those whose origin is allowed.
    ///   - dialects: The older bridges whose API documents find as well.
    ///   - limits: What is kept and carried at most.
    ///   - errors: How much of an error that is not a `BridgeError` the document learns.
    ///   - logger: Where refusals and faults are told.
    ///   - authorize: Asked for every call and event of a document; false refuses it.
    /// - Throws: `BridgeError` with code `badArguments` where one of the origins is not a pattern,
    ///   `duplicateName` where the page, or another one of its user content controller, has a bridge already.
    public convenience init(
      attachedTo page: WebPage, configuration: WebPage.Configuration, origins: [OriginPattern],
      frames: FrameScope = .main, dialects: [Dialect] = [], limits: BridgeLimits = .default,
      errors: ErrorDetail = .default, logger: Logger = Logger(label: "webbridge"),
      authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
    ) throws {
      let engine = WebPageEngine(page, configuration, log: logger)
      try self.init(
        attachedTo: engine, origins: origins, frames: frames,
        extensions: engine.extensions + Dialect.extensions(dialects), limits: limits,
        errors: errors, logger: logger, authorize: authorize)
    }
  }
#endif
