public import Foundation

/// Settings that hold for one page.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// Which form of a page to ask for.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum ContentMode: Int, Sendable {
    /// What suits the device.
    case recommended
    /// The one for phones.
    case mobile
    /// The one for desktops.
    case desktop
  }

  /// What to do with a page that is asked for over HTTP.
  @available(iOS 18.2, macOS 15.2, *)
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    /// Load it as asked for.
    case keepAsRequested
    /// Try HTTPS, then HTTP.
    case automaticFallbackToHTTP
    /// Try HTTPS, and ask the user before HTTP is tried.
    case userMediatedFallbackToHTTP
    /// Try HTTPS, and fail if that fails.
    case errorOnFailure
  }

  /// Which form of a page to ask for.
  ///
  /// - Note: *Differs:* has no effect.
  public var preferredContentMode: ContentMode = .recommended

  /// Whether the page's own scripts run. The app's do in any case.
  public var allowsContentJavaScript = true

  /// Whether to give up features of WebKit for the sake of safety.
  ///
  /// - Note: *Differs:* has no effect.
  public var isLockdownModeEnabled = false

  /// What to do with a page that is asked for over HTTP.
  ///
  /// - Note: *Differs:* has no effect; it is loaded as asked for.
  @available(iOS 18.2, macOS 15.2, *)
  public var preferredHTTPSNavigationPolicy: UpgradeToHTTPSPolicy = .keepAsRequested

  func copyPreferences() -> WKWebpagePreferences {
    let copy = WKWebpagePreferences()
    copy.preferredContentMode = preferredContentMode
    copy.allowsContentJavaScript = allowsContentJavaScript
    copy.isLockdownModeEnabled = isLockdownModeEnabled
    copy.preferredHTTPSNavigationPolicy = preferredHTTPSNavigationPolicy
    return copy
  }
}
