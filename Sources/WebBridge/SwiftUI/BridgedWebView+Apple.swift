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
  /// SwiftUI makes one web view for each identity of this view. Its bridge is attached, and `setUp` has
  /// registered the handlers, before anything is loaded. Later updates load `url` where it has changed, and do
  /// nothing else: what the user navigated to stays, and the closures are those of the first update. Give the
  /// view another `.id(_:)` to have it made anew. When SwiftUI removes the view, its bridge is detached.
  @MainActor public struct BridgedWebView {
    private let url: URL?
    private let attach: @MainActor () throws -> (WKWebView, Bridge)
    private let failed: @MainActor (any Error) -> Void
    private let log: Logger

    /// Makes a view that shows a page.
    ///
    /// - Parameters:
    ///   - url: The page to load. A URL of a file may read its own folder. `nil` loads nothing, and leaves in place
    ///     what is shown.
    ///   - origins: Whose pages may use the bridge: origins, patterns such as `https://*.example.com`,
    ///     `.scheme("app")`, `.file`, `.anyOrigin`. A page of any other origin finds no bridge.
    ///   - frames: Which frames may use it, of those whose origin is allowed.
    ///   - dialects: The older bridges whose API pages find as well.
    ///   - limits: What is kept and carried at most.
    ///   - errors: How much of an error that is not a `BridgeError` the page learns.
    ///   - logger: Where refusals and faults are told.
    ///   - configuration: Makes the web view's configuration, such as one that serves a folder. By default the
    ///     system's own. `prepareForBridge()` is called on it in any case.
    ///   - authorize: Asked for every call and event of a page; false refuses it.
    ///   - failed: Called where `configuration`, the bridge or `setUp` throws. The error is logged as well, and the
    ///     view stays empty.
    ///   - adjust: Called with the web view before its bridge is attached: for delegates, `isInspectable`, and the
    ///     like.
    ///   - setUp: Called with the bridge before the first page is loaded: the place to register handlers.
    public init(
      url: URL?, origins: [OriginPattern], frames: FrameScope = .main, dialects: [Dialect] = [],
      limits: BridgeLimits = .default, errors: ErrorDetail = .default,
      logger: Logger = Logger(label: "webbridge"),
      configuration: @escaping @MainActor () throws -> WKWebViewConfiguration = {
        WKWebViewConfiguration()
      },
      authorize: @escaping @MainActor (Caller) -> Bool = { _ in true },
      failed: @escaping @MainActor (any Error) -> Void = { _ in },
      adjust: @escaping @MainActor (WKWebView) -> Void = { _ in },
      setUp: @escaping @MainActor (Bridge) throws -> Void
    ) {
      (self.url, self.failed, log) = (url, failed, logger)
      attach = {
        let configuration = try configuration()
        configuration.prepareForBridge()
        let webView = WKWebView(frame: .zero, configuration: configuration)
        adjust(webView)
        let bridge = try Bridge(
          attachedTo: webView, origins: origins, frames: frames, dialects: dialects,
          limits: limits, errors: errors, logger: logger, authorize: authorize)
        try setUp(bridge)
        return (webView, bridge)
      }
    }

    /// Has the web view of one identity.
    @MainActor public final class Coordinator {
      private var bridge: Bridge?
      /// The URL that was loaded last, which the user may have left since.
      private var loaded: URL?

      func makeView(_ view: BridgedWebView) -> WKWebView {
        do {
          let (webView, bridge) = try view.attach()
          self.bridge = bridge
          return webView
        } catch {
          view.log.critical("A web view has no bridge, and loads nothing: \(error)")
          view.failed(error)
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

    /// Makes what has the web view.
    public func makeCoordinator() -> Coordinator { Coordinator() }
  }

  #if canImport(UIKit)
    extension BridgedWebView: UIViewRepresentable {
      /// Makes the web view with its bridge.
      public func makeUIView(context: Context) -> WKWebView {
        context.coordinator.makeView(self)
      }

      /// Loads the URL where it has changed.
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
      /// Makes the web view with its bridge.
      public func makeNSView(context: Context) -> WKWebView {
        context.coordinator.makeView(self)
      }

      /// Loads the URL where it has changed.
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
