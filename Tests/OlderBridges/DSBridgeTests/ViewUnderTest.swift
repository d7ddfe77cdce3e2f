import DSBridge
import Foundation
import TestSupport
import Testing

/// The ways in which a page gets the script.
enum PageScript: String, CaseIterable {
  /// The runtime's own object.
  case own
  /// The published script, which finds the runtime's `_dsbridge`.
  case published
  /// The published script without `_dsbridge`, so that it uses prompts and makes all its globals.
  case prompting

  var source: String {
    switch self {
    case .own: "var bridge = window.dsBridge;\n"
    case .published: DSBridgePage.published
    case .prompting: "delete window._dsbridge; delete window._dsf;\n" + DSBridgePage.published
    }
  }
}

/// A page in a view.
@MainActor final class ViewUnderTest: NSObject, WKNavigationDelegate {
  let webView: WebView
  private var loading: CheckedContinuation<Void, Never>?

  init(_ webView: WebView? = nil) {
    self.webView =
      webView
      ?? WebView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: WKWebViewConfiguration())
    super.init()
    self.webView.navigationDelegate = self
  }

  func load(_ script: PageScript?, _ source: String = "") async {
    await withCheckedContinuation { continuation in
      loading = continuation
      webView.loadHTMLString(
        "<!doctype html><body><script>\(script?.source ?? "")\(source)</script>",
        baseURL: URL(string: "https://shop.example.com/"))
    }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    loading?.resume()
    loading = nil
  }

  /// Returns what a script of the page returns, as a JSON value.
  func run(_ body: String) async throws -> BridgeValue {
    let text = try await webView.callAsyncJavaScript(
      "return JSON.stringify(await (async () => {\n\(body)\n})()) ?? 'null'", arguments: [:],
      in: nil, contentWorld: .page)
    return try BridgeValue(parsing: text as? String ?? "")
  }

  /// Returns the answer of a function of the page.
  func ask<T: Sendable>(
    _ name: String, _ arguments: [Any] = [], as type: T.Type = T.self
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      webView.call(name, with: arguments, thatReturns: T.self) { continuation.resume(with: $0) }
    }
  }

  /// Returns whether the view finds a function of the page.
  func has(_ name: String) async -> Bool {
    await withCheckedContinuation { continuation in
      webView.hasJavaScriptMethod(named: name) { continuation.resume(returning: $0) }
    }
  }
}
