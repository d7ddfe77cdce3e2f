import Foundation
import WebBridge

/// A page and its native side, over the original's wire or over this package's.
@MainActor final class KKJSBridgeSide: NSObject, WKNavigationDelegate {
  enum Kind: String, CaseIterable, Sendable {
    /// The model of the original.
    case original
    /// The dialect, with its own object on the page.
    case dialect
    /// The dialect, and a page that brings the original's script.
    case copy
  }

  let kind: Kind
  private let webView: WKWebView
  private let modules = KKJSBridgeModules()
  private var original: KKJSBridgeOriginal?
  private var loading: CheckedContinuation<Void, Never>?

  init(_ kind: Kind) throws {
    self.kind = kind
    let configuration = WKWebViewConfiguration()
    let original = kind == .original ? KKJSBridgeOriginal(modules) : nil
    original?.prepare(configuration)
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    self.original = original
    super.init()
    webView.navigationDelegate = self
    if let original {
      original.attach(to: webView)
    } else {
      let bridge = try Bridge(
        attachedTo: webView, policy: BridgePolicy(origins: ["https://shop.example.com"]),
        parts: [.dialects([.kkJSBridge])])
      try modules.register(with: bridge)
    }
  }

  /// Returns what a script returns on a page that has just been loaded, as text.
  func outcome(of row: KKJSBridgeRow) async throws -> String {
    modules.forget()
    await withCheckedContinuation { continuation in
      loading = continuation
      let copy = kind == .copy ? KKJSBridgeOriginal.script : ""
      webView.loadHTMLString(
        "<!doctype html><body><script>\(copy)\(Self.helpers)</script>",
        baseURL: URL(string: "https://shop.example.com/"))
    }
    let text = try await webView.callAsyncJavaScript(
      "return show(await (async () => { \(row.script) })())", arguments: [:], in: nil,
      contentWorld: .page)
    return text as? String ?? "no text"
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    loading?.resume()
    loading = nil
  }

  /// The functions that rows use. `answer` returns a list of the callback's arguments. `mark` returns when all
  /// earlier calls have been handled, and `fence` when all earlier events have arrived.
  private static let helpers = """
    var readied = new Promise((resolve) => {
      document.addEventListener('KKJSBridgeReady', () => resolve('ready'));
    });
    var answer = (module, method, data) => new Promise((resolve) =>
      KKJSBridge.call(module, method, data, (...list) => resolve(list)));
    var mark = () => answer('test', 'mark', {});
    var emit = (name, data) =>
      KKJSBridge.call('test', 'emit', data === undefined ? { name } : { name, data });
    var fence = async () => {
      const fenced = new Promise((resolve) => KKJSBridge.on('fence', resolve));
      emit('fence');
      await fenced;
    };
    var show = (value) => value === undefined ? 'undefined' : JSON.stringify(value, (key, inner) => {
      if (inner === undefined) return '(undefined)';
      if (typeof inner === 'bigint') return '(BigInt ' + inner + ')';
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
      return Object.fromEntries(Object.entries(inner).sort((a, b) => a[0] < b[0] ? -1 : 1));
    });
    """
}
