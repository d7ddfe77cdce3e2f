import CWebKitGTK
public import Foundation
import Logging

extension WKWebView {
  /// The user agent string to send. Nil and an empty string mean WebKit's own string.
  ///
  /// - Note: *Differs:* a string that a header field cannot carry, such as one with a line break,
  ///   is ignored and an error is logged.
  public var customUserAgent: String? {
    get { agent }
    set {
      let old = sentUserAgent
      let usual = copiedConfiguration.makeSettings()
      let new =
        newValue.flatMap { $0.isEmpty ? nil : $0 }
        ?? String(cString: webkit_settings_get_user_agent(usual.opaque))
      webkit_settings_set_user_agent(settings.opaque, new)
      if sentUserAgent == new {
        agent = newValue
      } else {
        webkit_settings_set_user_agent(settings.opaque, old)
        Self.log.error("A custom user agent was ignored because no header field can carry it.")
      }
    }
  }

  private var sentUserAgent: String {
    String(cString: webkit_settings_get_user_agent(settings.opaque))
  }

  /// The factor by which the page's content is scaled.
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

  /// Gives a size to a view that is in no window. The page sees it as the size of its window.
  func giveSize(_ size: CGSize) {
    guard size.width >= 1, size.height >= 1 else { return }
    let widget: UnsafeMutablePointer<GtkWidget> = object.pointer()
    // GTK requires a widget to be measured before it is given a size.
    var least: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &least, nil, nil, nil)
    gtk_widget_allocate(
      widget, Int32(pixels: size.width), Int32(pixels: size.height), -1, nil)
  }
}

/// A colour in sRGB. Each component ranges from 0 to 1.
///
/// - Note: *Differs:* exists on Linux only, in place of `UIColor` and `NSColor`.
public struct WKColor: Hashable, Sendable {
  /// The amount of red.
  public let red: CGFloat
  /// The amount of green.
  public let green: CGFloat
  /// The amount of blue.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Makes a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
