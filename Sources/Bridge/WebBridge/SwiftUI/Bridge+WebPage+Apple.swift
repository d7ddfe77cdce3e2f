#if canImport(SwiftUI)
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
    /// ``init(attachedTo:configuration:policy:options:parts:)`` says more than the origins.
    ///
    /// - Parameters:
    ///   - page: The page, which owns the bridge from now on.
    ///   - configuration: The configuration that the page was made with. Its user content controller must belong
    ///     to this page alone.
    ///   - origins: Patterns for the origins whose documents may use the bridge, in their main frames: an origin, a
    ///     wildcard such as `https://*.example.com`, `.scheme("app")`, `.file` or `.anyOrigin`. A document of any other
    ///     origin finds no bridge.
    /// - Throws: `BridgeError` with code `badArguments` if one of the origins is not a pattern, `duplicateName` if
    ///   the page, or another page of its user content controller, has a bridge already.
    public convenience init(
      attachedTo page: WebPage, configuration: WebPage.Configuration, origins: [OriginPattern]
    ) throws {
      try self.init(
        attachedTo: page, configuration: configuration, policy: BridgePolicy(origins: origins))
    }

    /// Attaches a bridge with a policy, options and parts to a SwiftUI page.
    ///
    /// - Parameters:
    ///   - page: The page, which owns the bridge from now on.
    ///   - configuration: The configuration that the page was made with. Its user content controller must belong
    ///     to this page alone.
    ///   - policy: The documents that have the bridge, and the names that they may use.
    ///   - options: The limits, the detail of errors, the logger, and the app's own decision on calls and events.
    ///   - parts: Additions to the bridge, in any order. Parts that need a `WKWebView` throw `unavailable`.
    /// - Throws: `BridgeError` with code `badArguments` if the policy has no origins, `duplicateName` if the page, or
    ///   another page of its user content controller, has a bridge already, or two parts have one name; or what a part
    ///   throws.
    public convenience init(
      attachedTo page: WebPage, configuration: WebPage.Configuration, policy: BridgePolicy,
      options: BridgeOptions = BridgeOptions(), parts: [BridgePart] = []
    ) throws {
      let engine = WebPageEngine(page, configuration, log: options.logger)
      try self.init(
        attachedTo: engine, extensions: engine.extensions, policy: policy, options: options,
        parts: parts)
    }
  }
#endif
