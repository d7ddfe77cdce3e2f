public import Foundation
import Logging
@_exported public import WebBridge

/// Receives the answer to a call.
public typealias WVJBResponseCallback = (Any?) -> Void
/// Handles a call of the page: receives the page's data and the callback for the answer.
public typealias WVJBHandler = (Any?, WVJBResponseCallback?) -> Void

/// The original's name of the type for `WKWebView`.
public typealias WKWebViewJavascriptBridge = WebViewJavascriptBridge

/// The API of WebViewJavascriptBridge over this package's bridge. Pages and code that were written for the
/// original work unchanged.
///
/// ```swift
/// let bridge: WebViewJavascriptBridge = WebViewJavascriptBridge(for: webView)
/// bridge.registerHandler("login") { data, respond in respond?(["name": "Ann"]) }
/// bridge.callHandler("greet", data: "hello") { answer in print(answer ?? "nothing") }
/// ```
///
/// Methods may be called on any thread, and do not block. Handlers and callbacks run on the main thread,
/// and calls keep their order. Values are those of `JSONSerialization`, and any `Encodable` value may be
/// sent too.
public final class WebViewJavascriptBridge: NSObject, Sendable {
  private let connection: Connection

  /// The origins whose pages may use the bridges that are made from now on.
  ///
  /// By default every page with an origin is trusted, as in the original. A page without an origin is not:
  /// give `loadHTMLString` a base URL. To be safe, list your own origins.
  @preconcurrency @MainActor public static var origins: [OriginPattern] = [.anyOrigin]

  /// Makes a bridge for a web view. All bridges of one view share their registrations.
  ///
  /// The result is never `nil`. The initializer is implicitly unwrapped because Swift imports the original's
  /// initializers so, and code that unwraps them has to compile.
  @preconcurrency @MainActor public init!(for webView: WKWebView) {
    connection = Connection.of(webView)
    super.init()
  }

  /// Makes a bridge for a web view.
  @preconcurrency @MainActor public convenience init!(_ webView: WKWebView) {
    self.init(for: webView)
  }

  /// Makes a bridge for a web view, as code that imports the original calls it.
  @preconcurrency @MainActor public convenience init!(forWebView webView: WKWebView) {
    self.init(for: webView)
  }

  /// The underlying bridge, with its features beyond the old API.
  @preconcurrency @MainActor public var bridge: Bridge? { connection.bridge }

  // MARK: Logs

  /// Logs every message of all bridges from now on.
  public static func enableLogging() { onMain { MessageLog.isEnabled = true } }

  /// Sets the length, in characters, after which the log truncates messages. The default is 500.
  public static func setLogMaxLength(_ length: Int32) {
    onMain { MessageLog.maximumLength = max(0, Int(length)) }
  }

  // MARK: Handlers

  /// Registers a handler for the page's calls to a name, and replaces an earlier one. The handler stays when
  /// the page is reloaded.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: Receives the page's data, and a callback that answers once; later calls of the callback do
  ///     nothing. `nil` removes the registered handler.
  public func registerHandler(_ name: String, handler: WVJBHandler?) {
    guard let handler else { return removeHandler(name) }
    let kept = MainThreadOnly(handler)
    onMain { self.connection.register(name, kept.value) }
  }

  /// Removes a handler.
  public func removeHandler(_ name: String) {
    onMain { self.connection.bridge?.removeHandler(named: name) }
  }

  /// Calls a handler of the page. Calls made before a page has loaded wait for it, in order.
  ///
  /// - Parameters:
  ///   - name: The name that the page registered.
  ///   - data: The handler's data; `nil` is `undefined`, and `NSNull` is `null`.
  ///   - responseCallback: Receives the page's answer. If the page has no such handler, or ends before it
  ///     answers, the call is logged and the callback is released without being called.
  public func callHandler(
    _ name: String, data: Any? = nil, responseCallback: WVJBResponseCallback? = nil
  ) {
    let callback = responseCallback.map { MainThreadOnly($0) }
    do {
      let value = try BridgeValue(foundation: data)
      onMain { self.connection.call(name, value, callback?.value) }
    } catch {
      MessageLog.logger.error("\"\(name)\" was not called: \(error)")
    }
  }

  /// Drops the callbacks that wait for an answer and the calls that wait for a page. Handlers stay.
  public func reset() { onMain { self.connection.reset() } }

  // MARK: Methods that only the original needs

  /// Sets the view's navigation delegate, which the view holds weakly. The delegate may also be set directly,
  /// because the bridge needs no delegate of its own.
  @preconcurrency @MainActor public func setWebViewDelegate(_ delegate: (any WKNavigationDelegate)?)
  {
    connection.webView?.navigationDelegate = delegate
  }

  /// Tells the page to process messages without a timeout. The original's page processes each message in a
  /// timeout to be safe from `alert`. This bridge is safe either way.
  public func disableJavscriptAlertBoxSafetyTimeout() {
    callHandler("_disableJavascriptAlertBoxSafetyTimeout")
  }
}
