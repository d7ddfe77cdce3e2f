import CWebKitGTK
public import Foundation

/// What a web view is made with.
@MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The scripts and message handlers. Copies of a configuration share it.
  public var userContentController = WKUserContentController()

  /// Where cookies, caches and storage are kept.
  public lazy var websiteDataStore = WKWebsiteDataStore.default()

  /// Settings for the view.
  public var preferences = WKPreferences()

  /// Settings for pages for which the navigation delegate chooses none.
  public var defaultWebpagePreferences = WKWebpagePreferences()

  /// What is added to the user agent string.
  public var applicationNameForUserAgent: String?

  /// The pool of web content processes.
  public var processPool = WKProcessPool()

  /// Whether a page may start to play media without a user's gesture.
  public var mediaPlaybackRequiresUserAction = false

  var schemeHandlers: [String: SchemeRegistration] = [:]

  /// Returns a copy, which shares the controller, the data store and the process pool.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copyConfiguration() }
  }

  func copyConfiguration() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.preferences = preferences
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.processPool = processPool
    copy.mediaPlaybackRequiresUserAction = mediaPlaybackRequiresUserAction
    copy.schemeHandlers = schemeHandlers
    return copy
  }

  /// Makes GTK's settings for one view.
  func makeSettings() -> GObject {
    guard let raw = webkit_settings_new() else {
      preconditionFailure("WebKitGTK made no settings.")
    }
    let settings = GObject(taking: raw)
    preferences.apply(to: settings)
    webkit_settings_set_media_playback_requires_user_gesture(
      settings.opaque, mediaPlaybackRequiresUserAction ? 1 : 0)
    if let name = applicationNameForUserAgent,
      let agent = webkit_settings_get_user_agent(settings.opaque)
    {
      webkit_settings_set_user_agent(settings.opaque, String(cString: agent) + " " + name)
    }
    return settings
  }
}
