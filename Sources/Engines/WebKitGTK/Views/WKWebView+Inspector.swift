import CWebKitGTK
import Foundation
import Logging

extension WKWebView {
  /// Whether the context menu and ``showInspector()`` can open WebKit's inspector for the page. The
  /// default is false. A page can never open the inspector.
  ///
  /// - Note: *Differs:* the inspector is a window of the program. Safari is not involved.
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
  /// If ``isInspectable`` is false, nothing opens and an error is logged.
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
    guard isHeld, let inspector else { return }
    webkit_web_inspector_close(inspector)
  }

  /// Whether the inspector is open, whose debugger may hold the page.
  package var isHeld: Bool {
    inspector.map { webkit_web_inspector_get_web_view($0) != nil } ?? false
  }

  private var inspector: OpaquePointer? {
    isClosed ? nil : webkit_web_view_get_inspector(object.pointer())
  }
}
