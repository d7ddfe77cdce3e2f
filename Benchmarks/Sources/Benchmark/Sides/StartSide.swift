import Foundation
import WebBridge
import WebRequests

/// A page that prompts native code at document start, before and after the bridge's script. A prompt
/// blocks the page, so the time between the two prompts is that of the script.
@MainActor final class StartSide: NSObject, WKUIDelegate {
  private let side: Side
  private var asked = ContinuousClock.now
  private var between = Series()
  private var loaded = ContinuousClock.now
  private var starts = Series()
  /// The bytes of the scripts that run at document start.
  let size: Int

  /// - Parameter relay: The relay of the page, which needs a bridge.
  init(hasBridge: Bool, relay: RequestRelay? = nil) throws {
    let configuration = WKWebViewConfiguration()
    if hasBridge { configuration.prepareForBridge() }
    if let relay { try configuration.relay(through: relay) }
    side = Side(configuration)
    if hasBridge { _ = try Bridge(attachedTo: side.webView, origins: [.anyOrigin]) }
    // Scripts run in the order in which they were added, and the bridge adds its own first.
    let controller = side.webView.configuration.userContentController
    let scripts = controller.userScripts
    size = scripts.map(\.source.utf8.count).reduce(0, +)
    super.init()
    side.webView.uiDelegate = self
    controller.removeAllUserScripts()
    for script in [asking("before")] + scripts + [asking("behind")] {
      controller.addUserScript(script)
    }
  }

  private func asking(_ place: String) -> WKUserScript {
    WKUserScript(
      source: "prompt('\(place)')", injectionTime: .atDocumentStart, forMainFrameOnly: true)
  }

  /// Returns the median time of the bridge's script in `documents` documents, in milliseconds.
  func median(of documents: Int) async throws -> Double {
    try await load(documents)
    return between.median ?? .nan
  }

  /// Returns the median time from the load to the end of all scripts at document start, in milliseconds. Those that
  /// intercept requests run ahead of the first prompt.
  func medianStart(of documents: Int) async throws -> Double {
    try await load(documents)
    return starts.median ?? .nan
  }

  private func load(_ documents: Int) async throws {
    (between, starts) = (Series(), Series())
    for _ in 0..<documents {
      loaded = .now
      try await side.load(page: "<!doctype html><meta charset=utf-8>", host: "start")
    }
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    let now = ContinuousClock.now
    if prompt == "behind" {
      between.append((now - asked) / .milliseconds(1))
      starts.append((now - loaded) / .milliseconds(1))
    }
    asked = .now
    completionHandler("")
  }
}
