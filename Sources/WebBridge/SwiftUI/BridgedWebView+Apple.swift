import Disclosure

#if canImport(SwiftUI)
  public import Foundation
  public import Logging
  public import SwiftUI
  public import WebKit

  /// A web view with a bridge, for SwiftUI on every system that the package supports.
  ///
  /// ```swift
  /// struct ShopView: View {
  ///   let cart: Cart
  ///
  ///   var body: some View {
  ///     BridgedWebView(url: Self.shop, origins: ["https://shop.example.com"]) { bridge in
  ///       try bridge.handle("cart.count") { await cart.count }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// For the pages of a folder of the app, pass the folder as `folder:`.
  ///
  /// SwiftUI creates one web view for each identity of this view. The bridge is attached, and `setUp` has
  /// registered the handlers, before anything is loaded. A later update loads `url` if it has changed, and does
  /// nothing else: the page that the user navigated to stays, and the closures of the first update stay in use.
  /// Give the view another `.id(_:)` to create a new web view. When SwiftUI removes the view, its bridge is
  /// detached.
  ///
  /// `configuration`, `adjust` and `setUp` run once, on the main actor, while SwiftUI makes the view. They must not
  /// change the state of a view: do so in a `Task`. `failed` may, because it is called after the view is made.
  @MainActor public struct BridgedWebView {
    private let url: URL?
    private let make: @MainActor () throws -> (WKWebView, Bridge)
    private let failed: @MainActor (any Error) -> Void
    private let log: Logger

    /// Creates a view that shows a page.
    ///
    /// - Parameters:
    ///   - url: The page to load. The page of a file URL may read the folder of that file. `nil` loads nothing, and
    ///     keeps the page that is shown.
    ///   - origins: Patterns for the origins whose pages may use the bridge: an origin, a wildcard such as
    ///     `https://*.example.com`, `.scheme("app")`, `.file` or `.anyOrigin`. A page of any other origin finds no
    ///     bridge.
    ///   - frames: The frames, among those with an allowed origin, that may use the bridge.
    ///   - world: The content world whose scripts have the bridge: see <doc:IsolatedWorlds>.
    ///   - dialects: The older bridges whose APIs the bridge also offers to pages.
    ///   - rules: The origins whose pages may use certain names.
    ///   - limits: The limits on what the bridge keeps and carries.
    ///   - errors: How much of an error that is not a `BridgeError` the page learns.
    ///   - logger: The logger for refusals and faults.
    ///   - configuration: Returns the web view's configuration. The default is the system's default configuration.
    ///     The view calls `prepareForBridge()` on the result.
    ///   - authorize: A closure that is called for every call and event of a page. Returning false refuses the
    ///     call or event.
    ///   - failed: Called after SwiftUI has made the view, if `configuration`, `adjust`, the bridge or `setUp` throws.
    ///     The error is also logged, and the view stays empty.
    ///   - adjust: Called with the web view before the bridge is attached. Set delegates, `isInspectable` and
    ///     similar properties here.
    ///   - setUp: Called with the bridge before the first page is loaded. Register handlers here.
    public init(
      url: URL?, origins: [OriginPattern], frames: FrameScope = .main,
      world: WKContentWorld = .page, dialects: [Dialect] = [], rules: [BridgeRule] = [],
      limits: BridgeLimits = .default, errors: ErrorDetail = .default,
      logger: Logger = Logger(label: "webbridge"),
      configuration: @escaping @MainActor () throws -> WKWebViewConfiguration = {
        WKWebViewConfiguration()
      },
      authorize: @escaping @MainActor (Caller) -> Bool = { _ in true },
      failed: @escaping @MainActor (any Error) -> Void = { _ in },
      adjust: @escaping @MainActor (WKWebView) throws -> Void = { _ in },
      setUp: @escaping @MainActor (Bridge) throws -> Void
    ) {
      self.init(
        url, configuration: configuration, failed: failed, adjust: adjust, setUp: setUp, logger
      ) {
        try Bridge(
          attachedTo: $0, origins: origins, frames: frames, world: world, dialects: dialects,
          rules: rules, limits: limits, errors: errors, logger: logger, authorize: authorize)
      }
    }

    /// Creates a view that shows a page, and whose app decides later on calls and events, such as by asking a server.
    /// The parameters are those of the initializer with a synchronous `authorize`.
    ///
    /// Each call waits for the decision, at most until its own deadline, and each event waits in the order in which the
    /// page has emitted it. A synchronous call fails with `notSynchronous`.
    public init(
      url: URL?, origins: [OriginPattern], frames: FrameScope = .main,
      world: WKContentWorld = .page, dialects: [Dialect] = [], rules: [BridgeRule] = [],
      limits: BridgeLimits = .default, errors: ErrorDetail = .default,
      logger: Logger = Logger(label: "webbridge"),
      configuration: @escaping @MainActor () throws -> WKWebViewConfiguration = {
        WKWebViewConfiguration()
      },
      authorize: @escaping @MainActor (Caller) async -> Bool,
      failed: @escaping @MainActor (any Error) -> Void = { _ in },
      adjust: @escaping @MainActor (WKWebView) throws -> Void = { _ in },
      setUp: @escaping @MainActor (Bridge) throws -> Void
    ) {
      self.init(
        url, configuration: configuration, failed: failed, adjust: adjust, setUp: setUp, logger
      ) {
        try Bridge(
          attachedTo: $0, origins: origins, frames: frames, world: world, dialects: dialects,
          rules: rules, limits: limits, errors: errors, logger: logger, authorize: authorize)
      }
    }

    private init(
      _ url: URL?, configuration: @escaping @MainActor () throws -> WKWebViewConfiguration,
      failed: @escaping @MainActor (any Error) -> Void,
      adjust: @escaping @MainActor (WKWebView) throws -> Void,
      setUp: @escaping @MainActor (Bridge) throws -> Void, _ log: Logger,
      attach: @escaping @MainActor (WKWebView) throws -> Bridge
    ) {
      (self.url, self.failed, self.log) = (url, failed, log.disclosing)
      make = {
        let configuration = try configuration()
        configuration.prepareForBridge()
        let webView = WKWebView(frame: .zero, configuration: configuration)
        try adjust(webView)
        let bridge = try attach(webView)
        try setUp(bridge)
        return (webView, bridge)
      }
    }

    /// Holds the bridge of one identity's web view.
    @MainActor public final class Coordinator {
      private var bridge: Bridge?
      /// The URL that was loaded last. The user may have left it since.
      private var loaded: URL?

      func makeView(_ view: BridgedWebView) -> WKWebView {
        do {
          let (webView, bridge) = try view.make()
          self.bridge = bridge
          return webView
        } catch {
          view.log.critical("A web view has no bridge, and loads nothing: \(error)")
          // An app sets the state of a view there, which it must not while SwiftUI makes a view.
          Task { view.failed(error) }
          return WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        }
      }

      func update(_ webView: WKWebView, _ view: BridgedWebView) {
        guard bridge != nil, let url = view.url, url != loaded else { return }
        loaded = url
        if url.isFileURL {
          webView.loadFileURL(url, allowingReadAccessTo: url.deletingLastPathComponent())
        } else {
          webView.load(URLRequest(url: url))
        }
      }

      func end(_ webView: WKWebView) {
        webView.stopLoading()
        bridge?.detach()
        bridge = nil
      }
    }

    /// Creates the coordinator that holds the bridge.
    public func makeCoordinator() -> Coordinator { Coordinator() }
  }

  #if canImport(UIKit)
    extension BridgedWebView: UIViewRepresentable {
      /// Creates the web view with its bridge.
      public func makeUIView(context: Context) -> WKWebView {
        context.coordinator.makeView(self)
      }

      /// Loads the URL if it has changed.
      public func updateUIView(_ webView: WKWebView, context: Context) {
        context.coordinator.update(webView, self)
      }

      /// Detaches the bridge.
      public static func dismantleUIView(_ webView: WKWebView, coordinator: Coordinator) {
        coordinator.end(webView)
      }
    }
  #else
    extension BridgedWebView: NSViewRepresentable {
      /// Creates the web view with its bridge.
      public func makeNSView(context: Context) -> WKWebView {
        context.coordinator.makeView(self)
      }

      /// Loads the URL if it has changed.
      public func updateNSView(_ webView: WKWebView, context: Context) {
        context.coordinator.update(webView, self)
      }

      /// Detaches the bridge.
      public static func dismantleNSView(_ webView: WKWebView, coordinator: Coordinator) {
        coordinator.end(webView)
      }
    }
  #endif
#endif
