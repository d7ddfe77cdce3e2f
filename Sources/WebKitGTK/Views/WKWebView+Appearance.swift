import CWebKitGTK
public import Foundation

extension WKWebView {
  /// The user agent string to send, or nil for WebKit's own.
  public var customUserAgent: String? {
    get { agent }
    set {
      agent = newValue
      let usual = copiedConfiguration.makeSettings()
      webkit_settings_set_user_agent(
        settings.opaque, newValue ?? String(cString: webkit_settings_get_user_agent(usual.opaque)))
    }
  }

  /// The factor that the page's content is enlarged by.
  public var pageZoom: CGFloat {
    get { isClosed ? 1 : webkit_web_view_get_zoom_level(object.pointer()) }
    set { if !isClosed { webkit_web_view_set_zoom_level(object.pointer(), newValue) } }
  }

  /// Whether a horizontal swipe goes back or forward.
  public var allowsBackForwardNavigationGestures: Bool {
    get { webkit_settings_get_enable_back_forward_navigation_gestures(settings.opaque) != 0 }
    set {
      webkit_settings_set_enable_back_forward_navigation_gestures(
        settings.opaque, newValue ? 1 : 0)
    }
  }

  /// Whether WebKit handles URLs of the scheme by itself.
  public static func handlesURLScheme(_ urlScheme: String) -> Bool {
    let own = ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"]
    return own.contains(urlScheme.lowercased())
  }

  /// Gives a view that is in no window a size, which the page sees as its window's.
  func giveSize(_ size: CGSize) {
    guard size.width >= 1, size.height >= 1 else { return }
    let widget: UnsafeMutablePointer<GtkWidget> = object.pointer()
    // GTK wants a widget to be asked for its wishes before it is given a size.
    var least: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &least, nil, nil, nil)
    gtk_widget_allocate(widget, Int32(size.width), Int32(size.height), -1, nil)
  }
}
