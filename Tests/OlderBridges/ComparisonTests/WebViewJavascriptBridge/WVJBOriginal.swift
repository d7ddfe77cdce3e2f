import Foundation
import WebBridge
import WebViewJavascriptBridge

/// A model of the original's native code: the navigation of a hidden frame announces
/// messages to fetch, and native code answers by script.
@MainActor final class WVJBOriginal: NSObject, WVJBSide, WKNavigationDelegate {
  let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let loading = Loading()
  let script = ""

  private let version: WVJBVersion
  /// Called when the original would end the app.
  private let crash: () -> Void
  private var handlers: [String: WVJBHandler] = [:]
  private var callbacks: [String: WVJBResponseCallback] = [:]
  /// The messages that wait for the first page, or nil after it has loaded.
  private var waiting: [[String: Any]]? = []
  private var lastID = 0

  init(_ version: WVJBVersion, crash: @escaping () -> Void) {
    (self.version, self.crash) = (version, crash)
    super.init()
    webView.navigationDelegate = self
  }

  // MARK: Native code's API

  func register(_ name: String, isLater: Bool, _ handler: @escaping WVJBHandler) {
    handlers[name] = handler
  }

  func remove(_ name: String) { handlers[name] = nil }

  func call(_ name: String, _ data: Any?, _ callback: WVJBResponseCallback?) {
    send(data, callback, ["handlerName": name])
  }

  func send(_ data: Any?, _ callback: WVJBResponseCallback?) { send(data, callback, [:]) }

  func reset() { (waiting, callbacks, lastID) = ([], [:], 0) }

  func disableTimeout() {
    send(nil, nil, ["handlerName": "_disableJavascriptAlertBoxSafetyTimeout"])
  }

  private func send(
    _ data: Any?, _ callback: WVJBResponseCallback?, _ rest: [String: Any]
  ) {
    var message = rest
    message["data"] = data
    if let callback {
      lastID += 1
      callbacks["objc_cb_\(lastID)"] = callback
      message["callbackId"] = "objc_cb_\(lastID)"
    }
    if waiting == nil { dispatch(message) } else { waiting?.append(message) }
  }

  // MARK: The wire

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    switch navigationAction.request.url?.host?.lowercased() {
    case "__bridge_loaded__":
      decisionHandler(.cancel)
      inject()
    case "__wvjb_queue_message__":
      decisionHandler(.cancel)
      fetch()
    default:
      decisionHandler(.allow)
    }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    if version == .four { inject() }
    loading.webView(webView, didFinish: navigation)
  }

  private func inject() {
    webView.evaluateJavaScript(WVJBOriginalScript.script(version) + "; 0", completionHandler: nil)
    let messages = waiting ?? []
    waiting = nil
    for message in messages { dispatch(message) }
  }

  private func fetch() {
    webView.evaluateJavaScript("WebViewJavascriptBridge._fetchQueue();") { [weak self] text, _ in
      guard let text = text as? String, !text.isEmpty else { return }
      let list = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      for message in list as? [Any] ?? [] {
        if let message = message as? [String: Any] { self?.take(message) }
      }
    }
  }

  private func take(_ message: [String: Any]) {
    if let id = message["responseId"] as? String {
      guard let callback = callbacks.removeValue(forKey: id) else { return crash() }
      return callback(message["responseData"])
    }
    let id = message["callbackId"] as? String
    let isDefault = version == .four && message["handlerName"] == nil
    let name = isDefault ? BridgeDialect.defaultHandler : message["handlerName"] as? String
    guard let name, let handler = handlers[name] else { return }
    handler(message["data"]) { [weak self] answer in
      if let id { self?.dispatch(["responseId": id, "responseData": answer ?? NSNull()]) }
    }
  }

  private func dispatch(_ message: [String: Any]) {
    guard JSONSerialization.isValidJSONObject(message),
      let data = try? JSONSerialization.data(withJSONObject: message)
    else { return crash() }
    let text = Self.escapes.reduce(String(decoding: data, as: UTF8.self)) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    webView.evaluateJavaScript(
      "WebViewJavascriptBridge._handleMessageFromObjC('\(text)'); 0", completionHandler: nil)
  }

  private static let escapes = [
    ("\\", "\\\\"), ("\"", "\\\""), ("'", "\\'"), ("\n", "\\n"), ("\r", "\\r"), ("\u{C}", "\\f"),
    ("\u{2028}", "\\u2028"), ("\u{2029}", "\\u2029"),
  ]
}
