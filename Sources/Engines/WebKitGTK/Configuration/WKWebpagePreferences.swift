public import Foundation

/// The settings of one page.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// The form of a page to request.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum ContentMode: Int, Sendable {
    /// The form that suits the device.
    case recommended
    /// The form for phones.
    case mobile
    /// The form for desktops.
    case desktop
  }

  /// What to do with a page that is requested over HTTP.
  @available(iOS 18.2, macOS 15.2, *)
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    /// Load the page as requested.
    case keepAsRequested
    /// Try HTTPS, then HTTP.
    case automaticFallbackToHTTP
    /// Try HTTPS, and ask the user before trying HTTP.
    case userMediatedFallbackToHTTP
    /// Try HTTPS, and fail if HTTPS fails.
    case errorOnFailure
  }

  /// The form of a page to request.
  ///
  /// - Note: *Differs:* has no effect.
  public var preferredContentMode: ContentMode = .recommended

  /// Whether the page's own scripts run. The app's scripts always run.
  public var allowsContentJavaScript = true

  /// Whether to turn features of WebKit off to increase security.
  ///
  /// - Note: *Differs:* has no effect.
  public var isLockdownModeEnabled = false

  /// What to do with a page that is requested over HTTP.
  ///
  /// - Note: *Differs:* has no effect; the page is loaded as requested.
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
