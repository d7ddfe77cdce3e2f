import Foundation
import WebBridge

/// A web view whose bridge lives in a content world of the app.
@MainActor final class IsolatedPage {
  static let world = WKContentWorld.world(name: "app")
  let page: WebKitPage
  let bridge: Bridge

  /// - Parameters:
  ///   - script: A script of the app, which runs in the world of the bridge at the start of documents.
  ///   - configuration: The configuration of the view.
  init(
    _ script: String = "", frames: FrameScope = .main,
    configuration: WKWebViewConfiguration = WKWebViewConfiguration()
  ) async throws {
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: script, injectionTime: .atDocumentStart, forMainFrameOnly: false, in: Self.world))
    page = try await WebKitPage(configuration: configuration)
    bridge = try Bridge(
      attachedTo: page.webView, world: Self.world,
      policy: BridgePolicy(origins: [.exactly(page.origin)], frames: frames))
  }

  /// Runs the body of an async function in the world of the bridge, and returns its result.
  func trusted(_ body: String) async throws -> BridgeValue {
    try await page.run(body, in: Self.world)
  }
}
