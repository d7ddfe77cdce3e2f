import CWebKitGTK
public import Foundation

/// The settings of a web view as a whole.
///
/// Copies of a configuration and the views made with it share the object, so that a change reaches
/// all of them immediately.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// What a view does with the tasks of a page that is not visible in any window.
  @available(iOS 17, macOS 14, *)
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// Suspends the tasks.
    case suspend
    /// Slows the tasks down.
    case throttle
    /// Lets the tasks continue.
    case none
  }

  /// The minimum size of text, in points.
  public var minimumFontSize: CGFloat = 0 { didSet { applyToViews() } }

  /// Whether scripts can open windows without a user's gesture.
  ///
  /// - Note: *Differs:* false by default, as on iOS.
  public var javaScriptCanOpenWindowsAutomatically = false { didSet { applyToViews() } }

  /// Whether elements of a page can go full screen.
  public var isElementFullscreenEnabled = false { didSet { applyToViews() } }

  /// Whether the Tab key reaches links.
  @available(iOS, unavailable)
  public var tabFocusesLinks = false { didSet { applyToViews() } }

  /// Whether a printed page includes its backgrounds.
  @available(iOS 16.4, macOS 13.3, *)
  public var shouldPrintBackgrounds = false { didSet { applyToViews() } }

  /// Whether WebKit works around known faults of certain sites.
  public var isSiteSpecificQuirksModeEnabled = true { didSet { applyToViews() } }

  /// Whether to warn about pages that are known to be fraudulent.
  ///
  /// - Note: *Differs:* has no effect; there are no warnings.
  public var isFraudulentWebsiteWarningEnabled = true

  /// Whether text can be selected.
  ///
  /// - Note: *Differs:* has no effect; text can be selected.
  public var isTextInteractionEnabled = true

  /// What to do with the tasks of a page that is not visible in any window.
  ///
  /// - Note: *Differs:* has no effect; timers are slowed down.
  @available(iOS 17, macOS 14, *)
  public var inactiveSchedulingPolicy: InactiveSchedulingPolicy = .suspend

  /// Whether the pages' own scripts run. A change affects documents that load afterwards.
  @available(
    *, deprecated, message: "Use WKWebpagePreferences.allowsContentJavaScript, page by page."
  )
  @available(iOS, deprecated: 14, message: "Use WKWebpagePreferences.allowsContentJavaScript.")
  @available(macOS, deprecated: 11, message: "Use WKWebpagePreferences.allowsContentJavaScript.")
  public var javaScriptEnabled: Bool {
    get { allowsContentJavaScript }
    set { allowsContentJavaScript = newValue }
  }

  private(set) var allowsContentJavaScript = true
  private var views: [Weak<GObject>] = []

  /// Applies the preferences to GTK's settings, now and after each change.
  func apply(alwaysTo settings: GObject) {
    views.append(weak: settings)
    apply(to: settings)
  }

  private func applyToViews() {
    for view in views { view.object.map { apply(to: $0) } }
  }

  private func apply(to settings: GObject) {
    let size = minimumFontSize.isFinite ? min(max(0, minimumFontSize), 1000) : 0
    webkit_settings_set_minimum_font_size(settings.opaque, guint32(size))
    webkit_settings_set_javascript_can_open_windows_automatically(
      settings.opaque, javaScriptCanOpenWindowsAutomatically ? 1 : 0)
    webkit_settings_set_enable_fullscreen(settings.opaque, isElementFullscreenEnabled ? 1 : 0)
    webkit_settings_set_enable_tabs_to_links(settings.opaque, tabFocusesLinks ? 1 : 0)
    webkit_settings_set_print_backgrounds(settings.opaque, shouldPrintBackgrounds ? 1 : 0)
    webkit_settings_set_enable_site_specific_quirks(
      settings.opaque, isSiteSpecificQuirksModeEnabled ? 1 : 0)
  }
}
