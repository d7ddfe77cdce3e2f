import CWebKitGTK
import Foundation
import Logging

extension WKWebView {
  /// Whether WebKit's inspector may be opened for the page: by a user, from the context menu, or by
  /// ``showInspector()``. False to begin with. A page cannot open it in any case.
  ///
  /// - Note: *Differs:* the inspector is a window of the program's own; Safari plays no part.
  @available(iOS 16.4, macOS 13.3, *)
  public var isInspectable: Bool {
    get { webkit_settings_get_enable_developer_extras(settings.opaque) != 0 }
    set {
      if !newValue { closeInspector() }
      webkit_settings_set_enable_developer_extras(settings.opaque, newValue ? 1 : 0)
    }
  }

  /// Opens WebKit's inspector for the page, or brings it to the front.
  ///
  /// Without ``isInspectable`` nothing opens, and the log says so.
  ///
  /// - Note: *Differs:* exists on Linux only.
  public func showInspector() {
    guard isInspectable else {
      Self.log.error("The inspector of a view cannot be opened unless isInspectable is true.")
      return
    }
    if let inspector { webkit_web_inspector_show(inspector) }
  }

  /// Closes the inspector, if it is open.
  ///
  /// - Note: *Differs:* exists on Linux only.
  public func closeInspector() {
    guard let inspector, webkit_web_inspector_get_web_view(inspector) != nil else { return }
    webkit_web_inspector_close(inspector)
  }

  private var inspector: OpaquePointer? {
    isClosed ? nil : webkit_web_view_get_inspector(object.pointer())
  }
}
