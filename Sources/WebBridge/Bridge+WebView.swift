public import Logging

extension Bridge {
  /// Attaches a bridge to a web view. It takes effect with the next page that is loaded.
  ///
  /// ```swift
  /// let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])
  /// ```
  ///
  /// - Parameters:
  ///   - webView: The view; it owns the bridge from now on.
  ///   - origins: Whose pages may use the bridge: origins, patterns such as `https://*.example.com`,
  ///     `.scheme("app")`, `.file`, `.anyOrigin`. A page of any other origin finds no bridge.
  ///   - frames: Which frames may use it, of those whose origin is allowed.
  ///   - dialects: The older bridges whose API pages find as well.
  ///   - limits: What is kept and carried at most.
  ///   - errors: How much of an error that is not a `BridgeError` the page learns.
  ///   - logger: Where refusals and faults are told.
  ///   - authorize: Asked for every call and event of a page; false refuses it.
  /// - Throws: `BridgeError` with code `badArguments` where one of the origins is not a pattern,
  ///   `duplicateName` where the view has a bridge already.
  public convenience init(
    attachedTo webView: WKWebView, origins: [OriginPattern], frames: FrameScope = .main,
    dialects: [Dialect] = [], limits: BridgeLimits = .default, errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
  ) throws {
    try self.init(
      attachedTo: webView, origins: origins, frames: frames,
      extensions: Dialect.extensions(dialects), limits: limits, errors: errors, logger: logger,
      authorize: authorize)
  }

  /// Attaches a bridge that has extensions to a web view.
  package convenience init(
    attachedTo webView: WKWebView, origins: [OriginPattern], frames: FrameScope = .main,
    extensions: [any BridgeExtension], limits: BridgeLimits = .default,
    errors: ErrorDetail = .default, logger: Logger = Logger(label: "webbridge"),
    authorize: @escaping @MainActor (Caller) -> Bool = { _ in true }
  ) throws {
    let engine = WebViewEngine(webView, extensions: extensions, log: logger)
    try self.init(
      attachedTo: engine, origins: origins, frames: frames,
      extensions: engine.extensions + extensions, limits: limits, errors: errors, logger: logger,
      authorize: authorize)
  }
}
