import Foundation

extension Dialect {
  /// The name of the handler that has none: what version 4 of WebViewJavascriptBridge calls with
  /// `send(data, callback)`, and sets with `init(handler)`.
  public static let defaultHandler = "_default"

  /// The API of WebViewJavascriptBridge, versions 4 to 6, and of its port to Swift.
  ///
  /// Pages find `window.WebViewJavascriptBridge` and `window.WKWebViewJavascriptBridge`, with
  /// `callHandler`, `registerHandler`, and for version 4 `init`, `send` and the event
  /// `WebViewJavascriptBridgeReady`. The snippets by which pages wait for the bridge work as they are.
  /// The bridge appears when a page has asked for it and is parsed; for version 4, when the page has loaded.
  /// Native's calls wait for a page that comes for the bridge after it has loaded, or that calls version 4's
  /// `init` late, up to ten seconds after its start.
  /// A page that brings a copy of the old script speaks by that: its queue is fetched whenever it has
  /// something to say, and the navigations of its hidden frame are taken before the app's delegate is
  /// asked.
  public static let webViewJavascriptBridge = Dialect(
    "webViewJavascriptBridge", source: DialectSource.webViewJavascriptBridge,
    options: [
      "defaultHandler": .string(defaultHandler)
    ],
    isNavigation: { url in
      ["https", "wvjbscheme"].contains(url.scheme?.lowercased())
        && ["__bridge_loaded__", "__wvjb_queue_message__"].contains(url.host?.lowercased())
    })
}
