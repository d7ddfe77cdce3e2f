import Foundation
import TestSupport
import WebBridge

/// A model of the native code of DSBridge 2, which injects its script into pages, takes objects, answers with text,
/// and calls functions that the page registered or declared by their names.
@MainActor final class Original2View: NSObject, WKUIDelegate {
  let webView: WKWebView
  let loading = Loading()
  private(set) var dismissals = 0
  private let methods: any OriginalInterface

  /// - Parameter gives: Whether the app injects its script into pages.
  init(gives: Bool, methods: any OriginalInterface) {
    self.methods = methods
    let configuration = WKWebViewConfiguration()
    let given =
      gives
      ? "function getJsBridge() { \(DSBridgePage.second); return dsBridge }; var dsBridge = getJsBridge();"
      : ""
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: "window._dswk = '_dsbridge=';\n" + given, injectionTime: .atDocumentStart,
        forMainFrameOnly: true))
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    super.init()
    webView.uiDelegate = self
    webView.navigationDelegate = loading
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    guard prompt.hasPrefix("_dsbridge="),
      var info = try? JSONSerialization.jsonObject(with: Data((defaultText ?? "").utf8))
        as? [String: Any]
    else { return completionHandler("") }
    let name = String(prompt.dropFirst(10))
    let callback = info.removeValue(forKey: "_dscbstub") as? String
    switch name {
    case "_closePage":
      dismissals += 1
      completionHandler("")
    case "_hasNativeMethod":
      let asked = info["name"] as? String ?? ""
      let has = methods.synchronous[asked] != nil || methods.asynchronous[asked] != nil
      completionHandler(has ? "1" : "0")
    default:
      guard let callback else {
        return completionHandler(methods.synchronous[name]?(info) as? String ?? "")
      }
      completionHandler("")
      methods.asynchronous[name]?(info) { [weak self] answer, isLast in
        self?.deliver(answer as? String ?? "", to: callback, isLast)
      }
    }
  }

  private func deliver(_ answer: String, to callback: String, _ isLast: Bool) {
    let text = answer.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let ending = isLast ? "delete window.\(callback);" : ""
    webView.evaluateJavaScript(
      "try { \(callback)(decodeURIComponent(\"\(text)\")); \(ending) } catch (e) {}; 0",
      completionHandler: nil)
  }

  func call(_ name: String, _ arguments: [Any]) async -> Any? {
    let data = (try? JSONSerialization.data(withJSONObject: arguments)) ?? Data()
    let list = String(decoding: data, as: UTF8.self)
    let script = "(window._dsf.\(name)||window.\(name)).apply(window._dsf||window, \(list))"
    // The asynchronous form ends the program on iOS 17 if the value is undefined.
    return await withCheckedContinuation { continuation in
      webView.evaluateJavaScript(script) { value, _ in
        // The value was made for this caller and has no other owner.
        nonisolated(unsafe) let value = value
        continuation.resume(returning: value)
      }
    }
  }
}
