import BridgeInspector
import Foundation
import TestSupport
import Testing

/// A page with a bridge that is inspected, and the view that shows the recording.
@MainActor final class InspectedPage {
  let webView: WKWebView
  let bridge: Bridge
  let monitor: PageMonitor
  let inspector: Inspector

  init(
    _ configuration: WKWebViewConfiguration = WKWebViewConfiguration(),
    _ change: (inout InspectorOptions) -> Void = { _ in }
  ) throws {
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    monitor = PageMonitor()
    var options = InspectorOptions()
    options.monitor = monitor
    options.servesInReleaseBuilds = true
    change(&options)
    inspector = try Inspector(options: options)
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]),
      parts: [.inspector(inspector), .monitor(monitor)])
    try bridge.handle("cart.add") { (item: Int) in ["total": item * 3] }
    try bridge.handle("fail") { () throws -> Int in throw BridgeError("outOfStock", "None left") }
  }

  func load(_ html: String = "") async throws {
    let url = try await Server.shared.page("<!doctype html><title>Shop</title><body>text\(html)")
    try await LoadWaiting.load(url, in: webView)
  }

  func run(_ body: String) async throws {
    _ = try await webView.callAsyncJavaScript(
      "const bridge = window[Symbol.for('webbridge')];\n\(body)", arguments: [:], in: nil,
      contentWorld: .page)
  }

  private static let frame = CGRect(x: 0, y: 0, width: 1280, height: 820)

  /// Opens the view that shows the recording, and waits for its page.
  func open() async throws -> InspectorView {
    let view = try inspector.makeView(frame: Self.frame)
    try await LoadWaiting.finish(in: view)
    return try await shown(view)
  }

  /// Opens an address in a view without a bridge, as a browser does, and waits for the inspector's page.
  func browse(_ url: URL) async throws -> InspectorView {
    let view = WKWebView(frame: Self.frame)
    try await LoadWaiting.load(url, in: view)
    return try await shown(view)
  }

  private func shown(_ view: WKWebView) async throws -> InspectorView {
    // A page that is not shown draws nothing.
    let window = Window(view)
    window.show()
    let shown = InspectorView(view, in: window)
    // The page answers to clicks from here on.
    try await shown.wait(until: "document.body.dataset.state === 'live'")
    return shown
  }
}

/// Waits for a load.
@MainActor final class LoadWaiting: NSObject, WKNavigationDelegate {
  private var waiting: CheckedContinuation<Void, any Error>?
  /// What to load again if the process has ended; `nil` after that.
  private var retry: URL?

  private init(retry: URL?) { self.retry = retry }

  static func load(_ url: URL, in webView: WKWebView) async throws {
    webView.load(URLRequest(url: url))
    try await finish(in: webView, retry: url)
  }

  /// Waits for the end of the load that the caller has just begun.
  static func finish(in webView: WKWebView, retry: URL? = nil) async throws {
    let waiting = LoadWaiting(retry: retry)
    webView.navigationDelegate = waiting
    try await withCheckedThrowingContinuation { waiting.waiting = $0 }
    webView.navigationDelegate = nil
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    waiting?.resume()
    waiting = nil
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    waiting?.resume(throwing: error)
    waiting = nil
  }

  /// WebKit may give a load to a process that an earlier test has killed, as long as it has not noticed the end. It tells
  /// of no load that is lost before it commits, but of the end of the process.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    guard let url = retry else {
      waiting?.resume(throwing: CancellationError())
      waiting = nil
      return
    }
    retry = nil
    webView.load(URLRequest(url: url))
  }
}

/// The view that shows a recording.
@MainActor struct InspectorView {
  let webView: WKWebView
  private let window: Window

  init(_ webView: WKWebView, in window: Window) { (self.webView, self.window) = (webView, window) }

  /// Runs a script in the inspector's page, and returns its value as text.
  @discardableResult func run(_ body: String) async throws -> String {
    try await untilCancelled { [webView] in
      let value = try await webView.callAsyncJavaScript(
        "const bridge = window[Symbol.for('webbridge')];\n\(body)", arguments: [:], in: nil,
        contentWorld: .page)
      return value as? String ?? ""
    }
  }

  /// Waits until a script's value is true. The page looks at each change of its document.
  func wait(until condition: String) async throws {
    try await run(
      """
      const isTrue = () => \(condition);
      await new Promise((resolve) => {
        if (isTrue()) return resolve();
        new MutationObserver((_, observer) => {
          if (!isTrue()) return;
          observer.disconnect();
          resolve();
        }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
      });
      """)
  }
}
