import Foundation
import WebBridge

/// A web view with native code that speaks DSBridge to its pages: the model's or the module's.
@MainActor protocol DSBridgeSide: AnyObject {
  /// An interface that the pages of both can call.
  typealias Interface = Any

  var webView: WKWebView { get }
  /// The script before the page's own script.
  var script: String { get }
  /// The dialogs that the page opened and the app answered.
  var dialogs: Dialogs { get }
  /// The number of times that the page asked to be closed.
  var dismissals: Int { get }
  var loading: Loading { get }

  func add(_ interface: Interface, by namespace: String)
  func remove(by namespace: String)
  func call(_ name: String, _ arguments: [Any], completion: ((Any?) -> Void)?)
  func has(_ name: String, completion: @escaping (Bool) -> Void)
  func disableDialogBlock(_ disable: Bool)
}

extension DSBridgeSide {
  /// Loads a page with the given script.
  func load(_ page: String) async {
    await loading.wait {
      webView.loadHTMLString(
        "<!doctype html><body><script>\(script)\(Self.prelude)\(page)</script>",
        baseURL: URL(string: "https://shop.example.com/"))
    }
  }

  /// Returns what a script of the page returns, as JSON with sorted keys.
  func run(_ body: String) async throws -> String {
    let text = try await webView.callAsyncJavaScript(
      "return window.canonical(await (async () => {\n\(body)\n})())", arguments: [:], in: nil,
      contentWorld: .page)
    return text as? String ?? "nothing"
  }

  /// Returns the answers of a function of the page that native receives before two further
  /// calls are answered, as a list of JSON values.
  func ask(_ name: String, _ arguments: Any...) async -> String {
    var heard: [String] = []
    call(name, arguments) { heard.append(Self.json($0)) }
    await settle()
    return "[\(heard.joined(separator: ","))]"
  }

  /// Waits until the page has answered two calls, one after the other.
  func settle() async {
    for _ in 1...2 {
      await withCheckedContinuation { continuation in
        call("test.settle", []) { _ in continuation.resume() }
      }
    }
  }

  /// Returns a Foundation value as JSON. `nil` is no value.
  static func json(_ value: Any?) -> String {
    guard let value else { return "\"nil\"" }
    let data = try? JSONSerialization.data(withJSONObject: [value], options: [.sortedKeys])
    return data.map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) }
      ?? "\"no JSON: \(value)\""
  }

  /// The functions that rows use: `canonical`, a function for ``settle()``, and `hear`, which returns what a call
  /// returns and what its callback receives before two further calls are answered.
  private static var prelude: String {
    """
    window.canonical = (value) => JSON.stringify(value === undefined ? 'undefined' : value, (key, inner) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.keys(inner).sort().map((name) => [name, inner[name]])) : inner);
    window.later = (...list) => new Promise((resolve) => bridge.call(...list, resolve));
    window.settle = async () => { for (const n of [1, 2]) await later('test.marker', n); };
    window.hear = async (...list) => {
      const heard = [];
      const returned = bridge.call(...list, (value) => heard.push(value));
      await settle();
      return { returned, heard };
    };
    if (window.bridge && bridge.register) bridge.register('test', { settle() { return 1 } });

    """
  }
}

/// Waits for loads.
@MainActor final class Loading: NSObject, WKNavigationDelegate {
  private var continuation: CheckedContinuation<Void, Never>?

  func wait(_ begin: () -> Void) async {
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      begin()
    }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    continuation?.resume()
    continuation = nil
  }
}

/// An app's own delegate, which answers dialogs immediately and records them.
@MainActor final class Dialogs: NSObject, WKUIDelegate {
  private(set) var shown: [String] = []

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    shown.append("alert \(message)")
    completionHandler()
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    shown.append("confirm \(message)")
    completionHandler(false)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    shown.append("prompt \(prompt)")
    completionHandler("said \(defaultText ?? "nothing")")
  }
}
