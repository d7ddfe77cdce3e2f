import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// A web view with a page of the test server, relayed or not.
@MainActor final class RelayPage: NSObject, WKNavigationDelegate {
  let webView: WKWebView
  let bridge: Bridge?
  let address: String
  private var finished: CheckedContinuation<Void, any Error>?
  private var loading: URLRequest?
  static let store = WKWebsiteDataStore.nonPersistent()

  /// - Parameters:
  ///   - frames: The frames of the bridge.
  ///   - origins: The origins of the bridge; `nil` for the server's.
  ///   - server: The address of a server with a page at `/page`; `nil` for the test server.
  ///   - store: The data of the page.
  ///   - parts: The parts of the bridge.
  ///   - relay: Makes the relay for the server's address; `nil` for an engine without one.
  init(
    frames: FrameScope = .main, origins: [OriginPattern]? = nil, at server: String? = nil,
    in store: WKWebsiteDataStore = RelayPage.store, parts: [BridgePart] = [],
    _ relay: ((String) throws -> RequestRelay)?
  ) async throws {
    if let server { address = server } else { address = try await TestServer.shared.address() }
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = store
    if let relay { try configuration.relay(through: relay(address)) }
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    bridge =
      relay == nil
      ? nil
      : try Bridge(
        attachedTo: webView,
        policy: BridgePolicy(origins: origins ?? [OriginPattern(address)], frames: frames),
        parts: parts)
    super.init()
    webView.navigationDelegate = self
  }

  /// A page with a bridge and a configuration of the test's own.
  init(_ configuration: WKWebViewConfiguration, frames: FrameScope = .main) async throws {
    address = try await TestServer.shared.address()
    configuration.websiteDataStore = Self.store
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [OriginPattern(address)], frames: frames))
    super.init()
    webView.navigationDelegate = self
  }

  /// A page of any address, whose bridge has these origins; without a bridge if they are `nil`.
  init(
    _ configuration: WKWebViewConfiguration, at address: String, bridge origins: [OriginPattern]?
  ) throws {
    self.address = address
    let webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    self.webView = webView
    bridge = try origins.map { try Bridge(attachedTo: webView, origins: $0) }
    super.init()
    webView.navigationDelegate = self
  }

  /// A relay for everything of the test server.
  static func relay(
    _ address: String, interceptors: [any RelayInterceptor] = [], client: (any RelayClient)? = nil
  ) throws -> RequestRelay {
    RequestRelay(
      rules: [
        RelayRule(
          [
            try RelayPattern(address), "http://localhost:*",
            "http://127.0.0.1:*",
          ], from: [OriginPattern(address)],
          addresses: AddressRange.loopback)
      ], interceptors: interceptors, client: client)
  }

  func load(_ path: String = "/page") async throws {
    let request = URLRequest(url: try #require(URL(string: address + path)))
    loading = request
    defer { loading = nil }
    try await withCheckedThrowingContinuation { continuation in
      finished = continuation
      webView.load(request)
    }
  }

  /// Moves in the history, or loads again, and waits for the page.
  func move(_ body: @MainActor (WKWebView) -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      finished = continuation
      body(webView)
    }
  }

  /// Runs a script that makes the page leave, waits for the next page, and returns its address, title and text.
  func leave(by script: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      finished = continuation
      webView.evaluateJavaScript("setTimeout(() => {\(script)}); 0") { _, _ in }
    }
    return try await run(
      "return [location.href, document.contentType, document.body?.innerText]")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    finished?.resume()
    finished = nil
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    // Another navigation has taken its place.
    if (error as? URLError)?.code == .cancelled { return }
    finished?.resume(throwing: error)
    finished = nil
  }

  /// Loads again, because an earlier test may have killed the process that WebKit kept for this page.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    if let loading { webView.load(loading) }
  }

  /// Starts a script, without waiting for its end.
  func start(_ script: String) {
    webView.evaluateJavaScript(script) { _, _ in }
  }

  /// Runs an asynchronous function's body, and returns its result's JSON.
  func run(_ body: String) async throws -> String {
    let text = try await webView.callAsyncJavaScript(
      "return JSON.stringify(await (async () => {\n\(body)\n})()) ?? 'null'", arguments: [:],
      in: nil, contentWorld: .page)
    return try #require(text as? String)
  }
}
