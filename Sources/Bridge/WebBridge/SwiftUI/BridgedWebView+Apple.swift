import Disclosure

#if canImport(SwiftUI)
  public import Foundation
  import Logging
  public import SwiftUI
  public import WebKit

  /// A web view with a bridge, for SwiftUI on every system that the package supports.
  ///
  /// ```swift
  /// struct ShopView: View {
  ///   let cart: Cart
  ///
  ///   var body: some View {
  ///     BridgedWebView(
  ///       url: Self.shop, policy: BridgePolicy(origins: ["https://shop.example.com"])
  ///     ) { bridge in
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
  /// `parts`, `configuration`, `adjust` and `setUp` run once, on the main actor, while SwiftUI makes the view. They must not
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
    ///   - world: The content world whose scripts have the bridge: see <doc:IsolatedWorlds>.
    ///   - policy: The documents that have the bridge, and the names that they may use.
    ///   - options: The limits, the detail of errors, the logger, and the app's own decision on calls and events.
    ///   - parts: Returns additions to the bridge, in any order.
    ///   - configuration: Returns the web view's configuration. The default is the system's default configuration.
    ///     The view calls `prepareForBridge()` on the result.
    ///   - failed: Called after SwiftUI has made the view, if `parts`, `configuration`, `adjust`, the bridge or `setUp`
    ///     throws. The error is also logged, and the view stays empty.
    ///   - adjust: Called with the web view before the bridge is attached. Set delegates, `isInspectable` and
    ///     similar properties here.
    ///   - setUp: Called with the bridge before the first page is loaded. Register handlers here.
    public init(
      url: URL?, world: WKContentWorld = .page,
      policy: BridgePolicy, options: BridgeOptions = BridgeOptions(),
      parts: @escaping @MainActor () throws -> [BridgePart] = { [] },
      configuration: @escaping @MainActor () throws -> WKWebViewConfiguration = {
        WKWebViewConfiguration()
      },
      failed: @escaping @MainActor (any Error) -> Void = { _ in },
      adjust: @escaping @MainActor (WKWebView) throws -> Void = { _ in },
      setUp: @escaping @MainActor (Bridge) throws -> Void
    ) {
      (self.url, self.failed, log) = (url, failed, options.logger.disclosing)
      make = {
        let configuration = try configuration()
        configuration.prepareForBridge()
        let webView = WKWebView(frame: .zero, configuration: configuration)
        try adjust(webView)
        let bridge = try Bridge(
          attachedTo: webView, world: world, policy: policy, options: options, parts: parts())
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
