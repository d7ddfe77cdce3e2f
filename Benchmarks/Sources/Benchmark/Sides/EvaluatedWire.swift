import Foundation
import WebBridge

/// Native code in the manner of Capacitor and of Hotwire Native: a page posts an object to a script message handler,
/// and native code answers by evaluating a script with JSON in it.
///
/// Sources: Capacitor's documentation of plugins (https://capacitorjs.com/docs/plugins/ios) and Hotwire Native's
/// documentation of bridge components (https://native.hotwired.dev/ios/bridge-components).
@MainActor final class EvaluatedWire: NSObject, WKScriptMessageHandler {
  /// The manner of one of the two bridges.
  struct Manner: Sendable {
    /// The name of the script message handler.
    let handler: String
    /// The page's function that receives answers.
    let reply: String
    /// The answer to a message.
    let answer: @Sendable ([String: Any]) -> [String: Any]
    /// The script of the page, which defines `call(text)`.
    let script: String
  }

  private let manner: Manner
  private weak var webView: WKWebView?

  private init(_ manner: Manner) { self.manner = manner }

  /// Opens the page.
  static func open(_ manner: Manner, host: String) async throws -> Side {
    let configuration = WKWebViewConfiguration()
    let wire = EvaluatedWire(manner)
    configuration.userContentController.add(wire, name: manner.handler)
    let side = Side(configuration)
    wire.webView = side.webView
    try await side.load(manner.script, host: host)
    return side
  }

  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    guard let body = message.body as? [String: Any],
      let json = try? JSONSerialization.data(withJSONObject: manner.answer(body))
    else { return }
    webView?.evaluateJavaScript(
      "\(manner.reply)(\(String(decoding: json, as: UTF8.self))); 0", completionHandler: nil)
  }
}

extension EvaluatedWire.Manner {
  /// A plugin's method that returns its argument.
  static let capacitor = Self(
    handler: "bridge", reply: "window.Capacitor.fromNative",
    answer: { message in
      [
        "callbackId": message["callbackId"] ?? "", "pluginId": message["pluginId"] ?? "",
        "methodName": message["methodName"] ?? "", "save": false, "success": true,
        "data": message["options"] ?? [:],
      ]
    },
    script: """
      const callbacks = new Map();
      let lastCallback = 0;
      window.Capacitor = {
        fromNative(result) {
          const callback = callbacks.get(result.callbackId);
          callbacks.delete(result.callbackId);
          result.success ? callback.resolve(result.data) : callback.reject(result.error);
        },
      };
      window.call = (value) => new Promise((resolve, reject) => {
        const callbackId = String(++lastCallback);
        callbacks.set(callbackId, { resolve, reject });
        webkit.messageHandlers.bridge.postMessage({
          type: 'message', callbackId, pluginId: 'Echo', methodName: 'echo', options: { value },
        });
      });
      """)

  /// A component that replies to a message with the message's data.
  static let hotwire = Self(
    handler: "hotwire", reply: "window.nativeBridge.replyWith",
    answer: { message in
      [
        "id": message["id"] ?? "", "component": message["component"] ?? "",
        "event": message["event"] ?? "", "data": message["data"] ?? [:],
      ]
    },
    script: """
      const callbacks = new Map();
      let lastMessage = 0;
      window.nativeBridge = {
        replyWith(message) {
          const callback = callbacks.get(message.id);
          callbacks.delete(message.id);
          callback(message);
        },
      };
      window.call = (value) => new Promise((resolve) => {
        const id = String(++lastMessage);
        callbacks.set(id, resolve);
        webkit.messageHandlers.hotwire.postMessage({
          id, component: 'echo', event: 'echo',
          data: { value, metadata: { url: location.href } },
        });
      });
      """)
}
