import Foundation

extension BridgeDialect {
  /// The name of the default handler, which version 4 of WebViewJavascriptBridge calls with
  /// `send(data, callback)` and sets with `init(handler)`.
  public static let defaultHandler = "_default"

  /// The API of WebViewJavascriptBridge, versions 4 to 6, and of its port to Swift.
  ///
  /// Pages find `window.WebViewJavascriptBridge` and `window.WKWebViewJavascriptBridge`, with
  /// `callHandler`, `registerHandler`, and for version 4 `init`, `send` and the event
  /// `WebViewJavascriptBridgeReady`. The snippets with which pages wait for the bridge work unchanged.
  /// The bridge appears once a page has requested it and is parsed; for version 4, once the page has loaded.
  /// Native calls wait, up to ten seconds after a page's start, if the page requests the bridge after it has
  /// loaded or calls version 4's `init` late.
  /// A page with its own copy of the old script keeps using that copy: the bridge fetches its queue whenever
  /// the queue has messages, and takes the navigations of its hidden frame before the app's delegate sees
  /// them.
  public static let webViewJavascriptBridge = BridgeDialect(
    "webViewJavascriptBridge", source: DialectSource.webViewJavascriptBridge,
    options: [
      "defaultHandler": .string(defaultHandler)
    ],
    isNavigation: { url in
      ["https", "wvjbscheme"].contains(url.scheme?.lowercased())
        && ["__bridge_loaded__", "__wvjb_queue_message__"].contains(url.host?.lowercased())
    })
}
