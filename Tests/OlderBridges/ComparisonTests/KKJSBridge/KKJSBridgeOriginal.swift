import Foundation
import WebBridge

/// A model of the original: its script, its messages and prompts, and the script by which native answers. The model
/// leaves out the original's handling of requests, forms and cookies.
@MainActor final class KKJSBridgeOriginal: NSObject, WKScriptMessageHandler, WKUIDelegate {
  private weak var webView: WKWebView?
  private let modules: KKJSBridgeModules

  init(_ modules: KKJSBridgeModules) { self.modules = modules }

  /// Sets up what a configuration needs before its view exists.
  func prepare(_ configuration: WKWebViewConfiguration) {
    let controller = configuration.userContentController
    controller.addUserScript(
      WKUserScript(
        source: Self.script, injectionTime: .atDocumentStart, forMainFrameOnly: false))
    controller.add(self, name: "KKJSBridgeMessage")
  }

  func attach(to webView: WKWebView) {
    self.webView = webView
    webView.uiDelegate = self
    modules.emit = { [weak self] name, data in
      self?.send(["messageType": "event", "eventName": name], data)
    }
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    guard let body = message.body as? [String: Any] else { return }
    let id = body["callbackId"] as? String
    // The original dispatches each message to a queue, and the method to the main queue.
    Task {
      call(body) { [weak self] answer in
        guard let id else { return }
        self?.send(["messageType": "callback", "callbackId": id], answer)
      }
    }
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    guard prompt == "KKJSBridge",
      let body = try? JSONSerialization.jsonObject(with: Data((defaultText ?? "").utf8)),
      let message = body as? [String: Any]
    else { return completionHandler(nil) }
    var text: String?
    call(message) { text = $0.map { Self.json($0) } }
    completionHandler(text)
  }

  private func call(_ message: [String: Any], _ respond: @escaping KKJSBridgeModules.Respond) {
    guard let module = message["module"] as? String, let name = message["method"] as? String else {
      return
    }
    switch modules.methods["\(module).\(name)"] {
    case .now(let body): respond(body(message["data"]))
    case .later(let body): body(message["data"], respond)
    case nil: break
    }
  }

  private func send(_ message: [String: Any], _ data: Any?) {
    var message = message
    message["data"] = data
    let text = Self.escapes.reduce(Self.json(message)) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    webView?.evaluateJavaScript("window.KKJSBridge._handleMessageFromNative('\(text)')")
  }

  private static let escapes = [
    ("\\", "\\\\"), ("\"", "\\\""), ("'", "\\'"), ("\n", "\\n"), ("\r", "\\r"), ("\u{C}", "\\f"),
    ("\u{2028}", "\\u2028"), ("\u{2029}", "\\u2029"),
  ]

  private static func json(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The page's side, as the original's documentation describes it.
  static let script = """
    (() => {
      class Bridge {
        constructor() {
          this.count = 1;
          this.callbacks = {};
          this.listeners = {};
        }
        call(module, method, data, callback) {
          const message = { module: module || 'default', method, data, callbackId: null };
          if (callback) {
            message.callbackId =
              ['cb', message.module, method, this.count++, new Date().getTime()].join('_');
            this.callbacks[message.callbackId] = callback;
          }
          window.webkit.messageHandlers.KKJSBridgeMessage.postMessage(message);
        }
        syncCall(module, method, data) {
          const text = JSON.stringify({ module: module || 'default', method, data });
          const answer = window.prompt('KKJSBridge', text);
          return answer ? JSON.parse(answer) : null;
        }
        on(name, callback) {
          if (this.listeners[name]) this.listeners[name].push(callback);
          else this.listeners[name] = [callback];
        }
        off(name) {
          if (this.listeners[name]) this.listeners[name].splice(0);
        }
        _handleMessageFromNative(text) {
          const message = JSON.parse(text);
          if (message.messageType === 'callback') {
            const callback = this.callbacks[message.callbackId];
            if (callback) {
              callback(message.data);
              delete this.callbacks[message.callbackId];
            }
          } else if (message.messageType === 'event') {
            const list = this.listeners[message.eventName];
            for (let i = 0; list && i < list.length; i++) {
              const listener = list[i];
              if (listener) listener(message.data);
            }
          }
        }
      }
      window.KKJSBridge = new Bridge();
      setTimeout(() => document.dispatchEvent(new Event('KKJSBridgeReady')), 0);
    })();
    """
}
