import Foundation
import WebBridge

/// Native code in the manner of WebViewJavascriptBridge: a navigation of a hidden frame signals that
/// there are messages to fetch, and answers are evaluated as scripts.
@MainActor final class FetchQueueWire: NSObject, WKNavigationDelegate {
  private struct Message: Codable {
    var handlerName: String?
    var callbackId: String?
    var data: String?
    var responseId: String?
    var responseData: String?
  }

  private let webView: WKWebView

  private init(_ webView: WKWebView) { self.webView = webView }

  /// Opens the page. The caller must keep the returned wire, because the view does not retain it.
  static func open() async throws -> (side: Side, wire: FetchQueueWire) {
    let side = Side()
    let wire = FetchQueueWire(side.webView)
    try await side.load(Page.fetchQueue, host: "fetch-queue")
    side.webView.navigationDelegate = wire
    try await side.run("await connect()")
    return (side, wire)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    switch navigationAction.request.url?.host?.lowercased() {
    case "__bridge_loaded__":
      decisionHandler(.cancel)
      webView.evaluateJavaScript(Page.fetchQueueBridge + "; 0")
    case "__wvjb_queue_message__":
      decisionHandler(.cancel)
      fetch()
    default:
      decisionHandler(.allow)
    }
  }

  private func fetch() {
    webView.evaluateJavaScript("WebViewJavascriptBridge._fetchQueue();") { [self] result, _ in
      let text = result as? String ?? "[]"
      let messages = try? JSONDecoder().decode([Message].self, from: Data(text.utf8))
      for message in messages ?? [] where message.handlerName == "echo" {
        send(Message(responseId: message.callbackId, responseData: message.data))
      }
    }
  }

  private func send(_ message: Message) {
    guard let json = try? JSONEncoder().encode(message) else { return }
    var text = ""
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\\", "\"", "'": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\u{C}": text += "\\f"
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      default: text.unicodeScalars.append(scalar)
      }
    }
    webView.evaluateJavaScript("WebViewJavascriptBridge._handleMessageFromObjC('\(text)'); 0")
  }
}
