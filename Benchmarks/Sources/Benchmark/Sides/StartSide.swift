import Foundation
import WebBridge

/// A page that asks native code at document start, before the bridge's script and behind it, and
/// stands still meanwhile: so much time lies between is the script's.
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
    // Scripts run in the order in which they were added; the bridge puts its own first.
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

  /// The median of so many documents, in milliseconds.
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
