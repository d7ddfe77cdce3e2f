import Foundation
import WebBridge

/// A page that prompts native code at document start, before and after the bridge's script. A prompt
/// blocks the page, so the time between the two prompts is that of the script.
@MainActor final class StartSide: NSObject, WKUIDelegate {
  private let side: Side
  private var asked = ContinuousClock.now
  private var between = Series()

  init(hasBridge: Bool) throws {
    let configuration = WKWebViewConfiguration()
    if hasBridge { configuration.prepareForBridge() }
    side = Side(configuration)
    super.init()
    side.webView.uiDelegate = self
    if hasBridge { _ = try Bridge(attachedTo: side.webView, origins: [.anyOrigin]) }
    // Scripts run in the order in which they were added, and the bridge adds its own first.
    let controller = side.webView.configuration.userContentController
    let scripts = controller.userScripts
    controller.removeAllUserScripts()
    for script in [asking("before")] + scripts + [asking("behind")] {
      controller.addUserScript(script)
    }
  }

  private func asking(_ place: String) -> WKUserScript {
    WKUserScript(
      source: "prompt('\(place)')", injectionTime: .atDocumentStart, forMainFrameOnly: true)
  }

  /// Returns the median time of `documents` documents, in milliseconds.
  func median(of documents: Int) async throws -> Double {
    between = Series()
    for _ in 0..<documents {
      try await side.load(page: "<!doctype html><meta charset=utf-8>", host: "start")
    }
    return between.median ?? .nan
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    let now = ContinuousClock.now
    if prompt == "behind" { between.append((now - asked) / .milliseconds(1)) }
    asked = .now
    completionHandler("")
  }
}
