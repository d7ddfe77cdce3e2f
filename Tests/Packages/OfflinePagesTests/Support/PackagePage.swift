import Foundation
import TestSupport
import Testing
import WebBridge

@testable import OfflinePages

/// A web view in a window, which is shown or not, and its bridge.
@MainActor final class PackagePage: NSObject, WKNavigationDelegate {
  let webView: WKWebView
  let bridge: Bridge
  let window: Window
  private var finished: AsyncStream<Void>.Continuation?
  private var loads: AsyncStream<Void>?

  init(
    _ configuration: WKWebViewConfiguration, origins: [OriginPattern] = [.scheme("app")],
    parts: [BridgePart] = []
  ) throws {
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: origins), parts: parts)
    window = Window(webView)
    super.init()
    webView.navigationDelegate = self
  }

  func startWaiting() {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    (finished, loads) = (continuation, stream)
  }

  /// Waits until a page has loaded.
  func finishWaiting() async throws {
    guard let loads else { return }
    for await _ in loads {
      // A view of a pool may finish its empty page after the load of the next one has begun. The view's URL is the
      // next page's by then, and only the document knows which one it is, and whether it has loaded.
      let loaded = "await new Promise((done) => addEventListener('load', done))"
      let path = try? await text(
        "(document.readyState === 'complete' || \(loaded), location.pathname)")
      if let path, path != PackageSite.blankPath { break }
    }
    self.loads = nil
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished?.yield() }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    // A load that another one replaces fails as well.
    if (error as? URLError)?.code != .cancelled { finished?.finish() }
  }

  /// Ends the processes of all pages.
  static func killProcesses() {
    #if !canImport(ObjectiveC)
      WebProcess.killAll()
    #endif
  }

  /// Starts a script, and does not wait for its end.
  func start(_ script: String) { webView.evaluateJavaScript(script, completionHandler: nil) }

  func run(_ script: String) async throws {
    _ = try await webView.callAsyncJavaScript(script, contentWorld: .page)
  }

  func text(_ expression: String) async throws -> String {
    let value = try await webView.callAsyncJavaScript(
      "return \(expression)", contentWorld: .page)
    return try #require(value as? String)
  }

  func strings(_ script: String) async throws -> [String] {
    let value = try await webView.callAsyncJavaScript(script, contentWorld: .page)
    return try #require(value as? [String])
  }
}
