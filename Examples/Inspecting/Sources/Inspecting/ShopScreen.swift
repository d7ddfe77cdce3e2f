import BridgeInspector
import Foundation
import FoundationNetworking

/// The window of the shop, whose bridge is inspected.
@MainActor final class ShopScreen {
  let webView: WKWebView
  let inspector: Inspector
  private let monitor: PageMonitor
  private let window: Window

  init(recording: URL?) throws {
    guard let folder = Bundle.module.url(forResource: "web", withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(folder: folder, scheme: "shop")
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 420, height: 360), configuration: configuration)
    monitor = PageMonitor()
    var options = InspectorOptions()
    (options.monitor, options.recorder.file, options.title) = (monitor, recording, "Tea shop")
    options.parts = [
      InspectorPart("Stock", columns: ["tea", "left"]) { [["Assam", "2"], ["Darjeeling", "5"]] }
    ]
    inspector = try Inspector(options: options)
    let bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.scheme("shop")]),
      options: BridgeOptions(errors: .detailed),
      parts: [.monitor(monitor), .inspector(inspector)])
    try Shop().register(on: bridge)

    window = Window(webView, title: "Tea shop")
    webView.load(URLRequest(url: site.url))
  }

  func show() { window.show() }
}
