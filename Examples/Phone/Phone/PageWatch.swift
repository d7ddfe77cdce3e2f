import BridgeMonitor
import WebBridge

#if DEBUG
  import BridgeInspector
#endif

/// Watches the page: with a monitor in all builds, and with an inspector in debug builds.
@MainActor final class PageWatch {
  /// Logs failures of the page and of its calls. An app also takes its events and its metrics.
  private var monitor: PageMonitor?

  #if DEBUG
    /// The inspector of the page that is shown; nil before the page is shown.
    private(set) var inspector: Inspector?
  #endif

  /// Monitors a web view that has no bridge yet.
  func monitor(_ webView: WKWebView) throws { monitor = try PageMonitor(on: webView) }

  /// Inspects the bridge of that web view, in debug builds.
  func inspect(_ bridge: Bridge) throws {
    #if DEBUG
      var options = InspectorOptions()
      (options.monitor, options.title) = (monitor, "Phone")
      inspector = try bridge.inspect(options)
    #endif
  }
}
