import CWebKitGTK
public import Foundation

/// Settings that hold for a web view as a whole.
///
/// - Note: *Differs:* changes do not reach views that exist already.
@MainActor open class WKPreferences: NSObject {
  /// The least size of text, in points.
  public var minimumFontSize: CGFloat = 0

  /// Whether scripts may open windows without the user having done anything.
  public var javaScriptCanOpenWindowsAutomatically = false

  /// Whether pages may go to the full screen.
  public var isElementFullscreenEnabled = false

  /// Whether the Tab key reaches links.
  public var tabFocusesLinks = false

  /// Sets what GTK can be told.
  func apply(to settings: GObject) {
    webkit_settings_set_minimum_font_size(settings.opaque, guint32(max(0, minimumFontSize)))
    webkit_settings_set_javascript_can_open_windows_automatically(
      settings.opaque, javaScriptCanOpenWindowsAutomatically ? 1 : 0)
    webkit_settings_set_enable_fullscreen(settings.opaque, isElementFullscreenEnabled ? 1 : 0)
    webkit_settings_set_enable_tabs_to_links(settings.opaque, tabFocusesLinks ? 1 : 0)
  }
}
