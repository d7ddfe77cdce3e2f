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

  /// Returns the parts that watch the bridge of a new web view.
  func parts() throws -> [BridgePart] {
    let monitor = PageMonitor()
    self.monitor = monitor
    var parts: [BridgePart] = [.monitor(monitor)]
    #if DEBUG
      var options = InspectorOptions()
      (options.monitor, options.title) = (monitor, "Phone")
      let inspector = try Inspector(options: options)
      self.inspector = inspector
      parts.append(.inspector(inspector))
    #endif
    return parts
  }
}
