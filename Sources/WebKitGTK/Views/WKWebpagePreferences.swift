public import Foundation

/// Settings that hold for one page.
@MainActor open class WKWebpagePreferences: NSObject {
  /// Which form of a page to ask for.
  public enum ContentMode: Int, Sendable {
    /// What suits the device.
    case recommended
    /// The one for phones.
    case mobile
    /// The one for desktops.
    case desktop
  }

  /// Which form of a page to ask for.
  ///
  /// - Note: *Differs:* has no effect.
  public var preferredContentMode: ContentMode = .recommended

  /// Whether the page's own scripts run. The app's do in any case.
  public var allowsContentJavaScript = true

  func copyPreferences() -> WKWebpagePreferences {
    let copy = WKWebpagePreferences()
    copy.preferredContentMode = preferredContentMode
    copy.allowsContentJavaScript = allowsContentJavaScript
    return copy
  }
}
