import CWebKitGTK
import Foundation

extension WKWebViewConfiguration {
  /// Whether a page needs a user's gesture to start to play media.
  @available(*, deprecated, message: "Use mediaTypesRequiringUserActionForPlayback.")
  @available(macOS, unavailable)
  @available(iOS, deprecated: 9, message: "Use mediaTypesRequiringUserActionForPlayback.")
  public var mediaPlaybackRequiresUserAction: Bool {
    get { !mediaTypesRequiringUserActionForPlayback.isEmpty }
    set { mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
  }

  /// Makes GTK's settings for one view.
  func makeSettings() -> GObject {
    guard let raw = webkit_settings_new() else {
      preconditionFailure("WebKitGTK made no settings.")
    }
    let settings = GObject(taking: raw)
    webkit_settings_set_media_playback_requires_user_gesture(
      settings.opaque, mediaTypesRequiringUserActionForPlayback.isEmpty ? 0 : 1)
    // The delegate decides about each use of a camera or microphone.
    webkit_settings_set_enable_media_stream(settings.opaque, 1)
    if let name = applicationNameForUserAgent,
      let agent = webkit_settings_get_user_agent(settings.opaque)
    {
      webkit_settings_set_user_agent(settings.opaque, String(cString: agent) + " " + name)
    }
    return settings
  }

  /// Makes GTK's policies for the pages of one view.
  func makeWebsitePolicies() -> GObject {
    let types = mediaTypesRequiringUserActionForPlayback
    let autoplay =
      if types.isEmpty {
        WEBKIT_AUTOPLAY_ALLOW
      } else if types == .audio {
        WEBKIT_AUTOPLAY_ALLOW_WITHOUT_SOUND
      } else {
        WEBKIT_AUTOPLAY_DENY
      }
    var value = GValue()
    g_value_init(&value, webkit_autoplay_policy_get_type())
    g_value_set_enum(&value, gint(autoplay.rawValue))
    let policies = "autoplay".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(webkit_website_policies_get_type(), 1, &names, &value)
    }
    guard let policies else { preconditionFailure("WebKitGTK made no website policies.") }
    return GObject(taking: UnsafeMutableRawPointer(policies))
  }
}
