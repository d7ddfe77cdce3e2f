public import Foundation
import Logging
@_exported public import WebBridge

/// Gives a page's callback its answer.
public typealias WVJBResponseCallback = (Any?) -> Void
/// Answers a page: takes what it sent and, where it wants an answer, its callback.
public typealias WVJBHandler = (Any?, WVJBResponseCallback?) -> Void

/// The name that the type for `WKWebView` had.
public typealias WKWebViewJavascriptBridge = WebViewJavascriptBridge

/// The API of WebViewJavascriptBridge over this package's bridge: pages and code that were written for
/// it work unchanged.
///
/// ```swift
/// let bridge: WebViewJavascriptBridge = WebViewJavascriptBridge(for: webView)
/// bridge.registerHandler("login") { data, respond in respond?(["name": "Ann"]) }
/// bridge.callHandler("greet", data: "hello") { answer in print(answer ?? "nothing") }
/// ```
///
/// Methods may be called on any thread, and do not wait. Handlers and callbacks run on the main thread,
/// and calls keep their order. Values are what `JSONSerialization` makes and takes; any `Encodable`
/// value may be sent too.
public final class WebViewJavascriptBridge: NSObject, Sendable {
  private let connection: Connection

  /// Who may use the bridges that are made from now on.
  ///
  /// The original trusts every page, and so does this by default, but for pages without an origin:
  /// give `loadHTMLString` a base URL. List your own to be safe.
  @preconcurrency @MainActor public static var origins: [OriginPattern] = [.anyOrigin]

  /// Makes a bridge for a web view. A view has one: a second gives the first's registrations on.
  ///
  /// It is never nil. The original's initializers are implicitly unwrapped where Swift imports them, and
  /// code that unwraps them is to compile.
  @preconcurrency @MainActor public init!(for webView: WKWebView) {
    connection = Connection.of(webView)
    super.init()
  }

  /// Makes a bridge for a web view.
  @preconcurrency @MainActor public convenience init!(_ webView: WKWebView) {
    self.init(for: webView)
  }

  /// Makes a bridge for a web view; what importers of the original call.
  @preconcurrency @MainActor public convenience init!(forWebView webView: WKWebView) {
    self.init(for: webView)
  }

  /// The bridge itself, with all that it has beyond the old API.
  @preconcurrency @MainActor public var bridge: Bridge? { connection.bridge }

  // MARK: Logs

  /// Tells the log every message from now on, of all bridges.
  public static func enableLogging() { onMain { MessageLog.isEnabled = true } }

  /// Cuts messages in the log off after so many characters; 500 unless this is called.
  public static func setLogMaxLength(_ length: Int32) {
    onMain { MessageLog.maximumLength = max(0, Int(length)) }
  }

  // MARK: Handlers

  /// Answers calls of the page to a name, in the place of whoever did before. It stays when the page is
  /// loaded anew.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: Gets the page's data, and a callback that answers once; later calls of it do
  ///     nothing. Nil withdraws the one that there is.
  public func registerHandler(_ name: String, handler: WVJBHandler?) {
    guard let handler else { return removeHandler(name) }
    let kept = MainThreadOnly(handler)
    onMain { self.connection.register(name, kept.value) }
  }

  /// Withdraws a handler.
  public func removeHandler(_ name: String) {
    onMain { self.connection.bridge?.removeHandler(named: name) }
  }

  /// Calls a handler of the page. Before a page is there, calls wait for one, in order.
  ///
  /// - Parameters:
  ///   - name: The name that the page registered.
  ///   - data: What it gets; nil is `undefined`, and `NSNull` is `null`.
  ///   - responseCallback: Gets what the page answers. Where it has no such handler, or ends before it
  ///     answers, the log is told and the callback let go of.
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

  /// Forgets the callbacks that wait for an answer, and the calls that wait for a page. Handlers stay.
  public func reset() { onMain { self.connection.reset() } }

  // MARK: What the original needed

  /// Sets the view's navigation delegate, which the view holds weakly. The bridge needs no delegate of its
  /// own, and the view's may be set directly as well.
  @preconcurrency @MainActor public func setWebViewDelegate(_ delegate: (any WKNavigationDelegate)?)
  {
    connection.webView?.navigationDelegate = delegate
  }

  /// Tells the page not to deal with messages in turns of their own, as the original's does to be safe
  /// from `alert`. This one is safe either way.
  public func disableJavscriptAlertBoxSafetyTimeout() {
    callHandler("_disableJavascriptAlertBoxSafetyTimeout")
  }
}
