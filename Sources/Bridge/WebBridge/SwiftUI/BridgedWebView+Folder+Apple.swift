#if canImport(SwiftUI)
  public import Foundation
  public import WebKit

  extension BridgedWebView {
    /// Creates a view that shows the pages of a folder, such as one of the app's bundle.
    ///
    /// ```swift
    /// BridgedWebView(folder: Bundle.main.url(forResource: "web", withExtension: nil)) { bridge in
    ///   try bridge.handle("add") { (a: Int, b: Int) in a + b }
    /// }
    /// ```
    ///
    /// The view serves the folder as `WKWebViewConfiguration.serve(folder:scheme:)` does. Every page of the scheme may
    /// use the bridge, in its main frame. For another policy or world, use the initializer with `url:` and `policy:`, and
    /// serve the folder in `configuration:`.
    ///
    /// A later update loads `page` if it has changed. To serve another folder, give the view another `.id(_:)`.
    ///
    /// - Parameters:
    ///   - folder: The folder. If it is `nil`, as `Bundle.url(forResource:withExtension:)` returns for a folder that
    ///     the bundle does not have, or if there is no such folder, the view fails with the code `badArguments`.
    ///   - scheme: The scheme of the pages' URLs, such as `app://localhost/`. It must not be one that WebKit handles.
    ///   - page: The path of the page to load, such as `"help/index.html"`. The default is the folder's `index.html`.
    ///   - fallback: The path of the page that is served for navigations to a path that no file answers. Use `"index.html"` for an app with its own router. `nil` serves a 404.
    ///   - options: The limits, the detail of errors, the logger, which also hears of files that are not found, and the
    ///     app's own decision on calls and events.
    ///   - parts: Returns additions to the bridge, in any order.
    ///   - configuration: Returns the web view's configuration, which serves the folder then. The default is the
    ///     system's default configuration.
    ///   - failed: Called after SwiftUI has made the view, if the folder cannot be served, or if `configuration`,
    ///     `adjust`, the bridge or `setUp` throws. The error is also logged, and the view stays empty.
    ///   - adjust: Called with the web view before the bridge is attached. Set delegates, `isInspectable` and
    ///     similar properties here.
    ///   - setUp: Called with the bridge before the first page is loaded, while SwiftUI makes the view. Register
    ///     handlers here.
    public init(
      folder: URL?, scheme: String = "app", page: String = "", fallback: String? = nil,
      options: BridgeOptions = BridgeOptions(),
      parts: @escaping @MainActor () throws -> [BridgePart] = { [] },
      configuration: @escaping @MainActor () throws -> WKWebViewConfiguration = {
        WKWebViewConfiguration()
      },
      failed: @escaping @MainActor (any Error) -> Void = { _ in },
      adjust: @escaping @MainActor (WKWebView) throws -> Void = { _ in },
      setUp: @escaping @MainActor (Bridge) throws -> Void
    ) {
      let site = folder.flatMap { FolderSite(folder: $0, scheme: scheme.lowercased()) }
      self.init(
        url: site?.url(for: page), policy: BridgePolicy(origins: [.scheme(scheme)]),
        options: options, parts: parts,
        configuration: {
          guard let folder else {
            throw BridgeError(
              .badArguments,
              """
              There is no folder to serve, because its URL is nil. A bundle returns nil for a folder that it does not \
              have: in Xcode, add the folder to the target as a folder reference.
              """)
          }
          let configuration = try configuration()
          try configuration.serve(
            folder: folder, scheme: scheme, fallback: fallback, logger: options.logger)
          return configuration
        },
        failed: failed, adjust: adjust, setUp: setUp)
    }
  }
#endif
