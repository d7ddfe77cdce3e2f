import Foundation
import TestSupport
import WebBridge
import WebViewJavascriptBridge

/// A web view with native code that speaks to pages of WebViewJavascriptBridge.
@MainActor protocol WVJBSide: AnyObject {
  var webView: WKWebView { get }
  var loading: Loading { get }
  /// The original's script if the page brings it. The script runs before the page's own.
  var script: String { get }

  /// - Parameter isLater: Whether the handler answers after it has returned, or not at all.
  func register(_ name: String, isLater: Bool, _ handler: @escaping WVJBHandler)
  func remove(_ name: String)
  func call(_ name: String, _ data: Any?, _ callback: WVJBResponseCallback?)
  /// Sends to the page's default handler, as version 4 does.
  func send(_ data: Any?, _ callback: WVJBResponseCallback?)
  func reset()
  func disableTimeout()
}

/// The kinds of native code.
enum WVJBKind: String, CaseIterable, Sendable {
  /// The model of the original.
  case original
  /// The module with the original's name.
  case dropIn
  /// A bridge with the dialect.
  case dialect
  /// The module, with a page that brings the original's script.
  case copy

  @MainActor func side(_ version: WVJBVersion, crash: @escaping () -> Void) throws -> any WVJBSide {
    switch self {
    case .original: WVJBOriginal(version, crash: crash)
    case .dropIn: WVJBDropIn(script: "")
    case .dialect: try WVJBDialect()
    case .copy:
      WVJBDropIn(
        script: (version == .six ? "window.WVJBCallbacks = [];" : "")
          + WVJBOriginalScript.script(version))
    }
  }
}

extension WVJBSide {
  func register(_ name: String, _ handler: @escaping WVJBHandler) {
    register(name, isLater: false, handler)
  }

  /// Loads a page with a script.
  func load(_ script: String) async {
    await load(
      html: "<!doctype html><body><script>\(self.script)</script><script>\(script)</script>")
  }

  /// Loads a page with a script from a server, so that the page can be reloaded.
  func load(from script: String) async throws {
    let url = try await Server.shared.page(
      "<!doctype html><body><script>\(self.script)</script><script>\(script)</script>")
    await loading.wait { webView.load(URLRequest(url: url)) }
  }

  func load(html: String) async {
    await loading.wait {
      webView.loadHTMLString(html, baseURL: URL(string: "https://shop.example.com/"))
    }
  }

  /// Returns what a script of the page returns, as text.
  func run(_ script: String) async throws -> String {
    let text = try await webView.callAsyncJavaScript(
      "return within(20000, (async () => show(await (async () => {\n\(script)\n})()))())",
      arguments: [:], in: nil, contentWorld: .page)
    return text as? String ?? "no text"
  }

  /// Waits until two calls, one after the other, have been answered.
  func settle() async throws { _ = try await run("await ready; await settle()") }
}

/// The module with the original's name.
@MainActor final class WVJBDropIn: WVJBSide {
  let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let loading = Loading()
  let script: String
  private let bridge: WebViewJavascriptBridge

  init(script: String) {
    self.script = script
    bridge = WebViewJavascriptBridge(for: webView)
    bridge.setWebViewDelegate(loading)
  }

  func register(_ name: String, isLater: Bool, _ handler: @escaping WVJBHandler) {
    bridge.registerHandler(name, handler: handler)
  }

  func remove(_ name: String) { bridge.removeHandler(name) }

  func call(_ name: String, _ data: Any?, _ callback: WVJBResponseCallback?) {
    bridge.callHandler(name, data: data, responseCallback: callback)
  }

  func send(_ data: Any?, _ callback: WVJBResponseCallback?) {
    call(BridgeDialect.defaultHandler, data, callback)
  }

  func reset() { bridge.reset() }
  func disableTimeout() { bridge.disableJavscriptAlertBoxSafetyTimeout() }
}

/// A bridge with the dialect and this package's own handlers.
@MainActor final class WVJBDialect: WVJBSide {
  let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let loading = Loading()
  let script = ""
  private let bridge: Bridge

  init() throws {
    webView.navigationDelegate = loading
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: ["https://shop.example.com"]),
      parts: [.dialects([.webViewJavascriptBridge])])
  }

  func register(_ name: String, isLater: Bool, _ handler: @escaping WVJBHandler) {
    guard isLater else {
      try? bridge.handle(name, replacing: true) { (data: BridgeValue?) in
        var answer: Any?
        handler(data?.foundation) { answer = answer ?? $0 }
        return try BridgeValue(foundation: answer ?? NSNull())
      }
      return
    }
    try? bridge.handle(name, replacing: true) { (data: BridgeValue?) async throws in
      try await withCheckedThrowingContinuation { continuation in
        let answer = FirstAnswer(continuation)
        handler(data?.foundation) { answer.give($0 ?? NSNull()) }
      }
    }
  }

  func remove(_ name: String) { bridge.removeHandler(named: name) }

  func call(_ name: String, _ data: Any?, _ callback: WVJBResponseCallback?) {
    guard let value = try? BridgeValue(foundation: data) else { return }
    bridge.call(
      name, arguments: value == .undefined ? [] : [value],
      completion: { result in
        if case .success(let value) = result { callback?(value.foundation) }
      })
  }

  func send(_ data: Any?, _ callback: WVJBResponseCallback?) {
    call(BridgeDialect.defaultHandler, data, callback)
  }

  func reset() { bridge.dropWaitingCalls() }
  func disableTimeout() { call("_disableJavascriptAlertBoxSafetyTimeout", nil, nil) }
}
