import Foundation
import TestSupport
import WebBridge

/// A web view under test, with pages from a server.
@MainActor final class WebKitPage: NSObject, TestPage {
  let webView: WKWebView
  let origin: Origin
  let otherOrigin: Origin
  private var loading: CheckedContinuation<Void, any Error>?
  private var isLoading = false
  /// The navigation to wait for, after it has begun.
  private var navigation: WKNavigation?
  private var termination: CheckedContinuation<Void, any Error>?
  private static var pages = 0
  private static let store = WKWebsiteDataStore.nonPersistent()

  init(configuration: WKWebViewConfiguration? = nil) async throws {
    let port = try await Server.shared.listen()
    origin = Origin("http://127.0.0.1:\(port)")
    otherOrigin = Origin("http://localhost:\(port)")
    let configuration = configuration ?? WKWebViewConfiguration()
    configuration.websiteDataStore = Self.store
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: configuration)
    super.init()
    webView.navigationDelegate = self
  }

  func pass(_ time: Duration) async throws { try await Task.sleep(for: time) }

  func makeBridge(
    _ policy: BridgePolicy, _ options: BridgeOptions, parts: [BridgePart]
  ) throws -> Bridge {
    try Bridge(attachedTo: webView, policy: policy, options: options, parts: parts)
  }

  func startLoading(_ script: String, at origin: Origin, path: String) {
    Self.pages += 1
    let path = path.isEmpty ? "/page\(Self.pages)" : "/\(path)"
    let html = "<!doctype html><title>A page</title><body><script>\(script)</script>"
    (isLoading, navigation) = (true, nil)
    Task {
      await Server.shared.keep(html, at: path)
      guard let url = URL(string: "\(origin)\(path)") else { return }
      navigation = webView.load(URLRequest(url: url))
    }
  }

  /// Loads an existing page of the server, or a file.
  func load(_ url: URL) async throws {
    isLoading = true
    if url.isFileURL {
      navigation = webView.loadFileURL(
        url, allowingReadAccessTo: url.deletingLastPathComponent())
    } else {
      navigation = webView.load(URLRequest(url: url))
    }
    try await finishLoading()
  }

  /// Loads HTML without a base URL.
  func load(html: String) async throws {
    isLoading = true
    navigation = webView.loadHTMLString(html, baseURL: nil)
    try await finishLoading()
  }

  func finishLoading() async throws {
    guard isLoading else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { loading = $0 }
    } onCancel: {
      Task { @MainActor in self.end(CancellationError()) }
    }
  }

  private func finished(_ navigation: WKNavigation?, _ error: (any Error)? = nil) {
    if let navigation, navigation === self.navigation { end(error) }
  }

  private func end(_ error: (any Error)?) {
    isLoading = false
    if let error { loading?.resume(throwing: error) } else { loading?.resume() }
    loading = nil
  }

  func reload() {
    isLoading = true
    navigation = webView.reload()
  }

  func goBack() {
    isLoading = true
    navigation = webView.goBack()
  }

  func goForward() {
    isLoading = true
    navigation = webView.goForward()
  }

  func terminateProcess() async throws {
    #if os(Linux)
      // The page's process is unknown, because the page may have taken over one that WebKit had kept.
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          termination = continuation
          WebProcess.killAll()
        }
      } onCancel: {
        Task { @MainActor in
          self.termination?.resume(throwing: CancellationError())
          self.termination = nil
        }
      }
    #endif
  }

  func runInFrame(_ script: String, at origin: Origin) async throws {
    let path = "/frame\(UUID().uuidString)"
    await Server.shared.keep("<!doctype html><script>\(script)</script>", at: path)
    _ = try await run(
      """
      const frame = document.createElement('iframe');
      frame.src = '\(origin)\(path)';
      await new Promise((resolve) => { frame.onload = resolve; document.body.append(frame); });
      """)
  }

  func run(_ body: String) async throws -> BridgeValue { try await run(body, in: .page) }

  /// Runs the body of an async function in a content world of the page and returns its result.
  func run(_ body: String, in world: WKContentWorld) async throws -> BridgeValue {
    let script = "return JSON.stringify(await (async () => {\n\(body)\n})()) ?? 'null'"
    let text = try await untilCancelled { [webView] in
      try await webView.callAsyncJavaScript(
        script, arguments: [:], in: nil, contentWorld: world) as? String
    }
    return try BridgeValue(parsing: text ?? "")
  }
}

extension WebKitPage: WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished(navigation) }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { finished(navigation, error) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { finished(navigation, error) }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    isLoading = false
    termination?.resume()
    termination = nil
  }
}
