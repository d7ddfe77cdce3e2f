import BridgeMonitor
import Foundation
import FoundationNetworking
import Logging

/// The window of the app: a web view with a monitor, and a shop for its page.
@MainActor final class ShopWindow {
  let webView: WKWebView
  let monitor: PageMonitor
  let metrics = PrometheusMetrics()
  let bridge: Bridge
  private let window: Window
  private let page: URL
  private let shop = Shop()

  /// - Parameter logLevel: The level from which the monitor writes to the log.
  init(logLevel: Logger.Level = .info) throws {
    guard let folder = Bundle.module.url(forResource: "web", withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let configuration = WKWebViewConfiguration()
    page = try configuration.serve(folder: folder, scheme: "shop").url
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 640, height: 420), configuration: configuration)
    var options = PageMonitorOptions()
    options.metrics = metrics
    options.logger.logLevel = logLevel
    monitor = PageMonitor(options: options)
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.scheme("shop")]),
      parts: [.monitor(monitor)])
    try shop.connect(to: bridge)
    window = Window(webView, title: "Shop")
  }

  /// Shows the window.
  func show() { window.show() }

  /// Opens the page of the shop.
  func open() {
    monitor.markTap()
    webView.load(URLRequest(url: page))
  }

  /// Sends the metrics to a gateway until the window closes.
  func push(to gateway: Gateway, every interval: Duration) {
    let pushing = Task { [metrics] in await gateway.push(metrics, every: interval) }
    // The closure retains this object while the window is open.
    window.onClose = {
      pushing.cancel()
      self.bridge.detach()
    }
  }

  func close() { window.close() }
}
