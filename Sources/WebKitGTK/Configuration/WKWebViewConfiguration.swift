// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple's `defaultWebpagePreferences` is one, and code for it may use `?.`.

import CWebKitGTK
public import Foundation

/// What a web view is made with.
///
/// A view keeps a copy: what is set afterwards does not reach it, except through the objects that
/// copies share, which are the controller, the data store, the preferences and the process pool.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The scripts and message handlers. Copies of a configuration share it.
  public var userContentController = WKUserContentController()

  /// Where cookies, caches and storage are kept.
  public lazy var websiteDataStore = WKWebsiteDataStore.default()

  /// Settings for the view.
  public var preferences = WKPreferences()

  /// Settings for pages for which the navigation delegate chooses none. Setting it copies the value;
  /// nil resets it.
  public var defaultWebpagePreferences: WKWebpagePreferences! {
    get { pagePreferences }
    set { pagePreferences = newValue?.copyPreferences() ?? WKWebpagePreferences() }
  }

  /// What is added to the user agent string.
  public var applicationNameForUserAgent: String?

  /// The pool of web content processes.
  @available(iOS, deprecated: 15, message: "There is one pool.")
  @available(macOS, deprecated: 12, message: "There is one pool.")
  public var processPool = WKProcessPool()

  /// The media that a page may not start to play without a user's gesture.
  ///
  /// - Note: *Differs:* none to begin with, as on macOS. `.video` means all.
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []

  /// Whether to wait with drawing until the page is loaded.
  ///
  /// - Note: *Differs:* has no effect.
  public var suppressesIncrementalRendering = false

  /// Whether media may be sent to other devices by AirPlay.
  ///
  /// - Note: *Differs:* has no effect.
  public var allowsAirPlayForMediaPlayback = true

  /// Whether videos play where they are in the page.
  ///
  /// - Note: *Differs:* has no effect; they do, as on macOS.
  @available(macOS, unavailable)
  public var allowsInlineMediaPlayback = false

  /// Whether videos may play in a window of their own above others.
  ///
  /// - Note: *Differs:* has no effect.
  @available(macOS, unavailable)
  public var allowsPictureInPictureMediaPlayback = true

  /// Whether a user may enlarge pages that do not want it.
  ///
  /// - Note: *Differs:* has no effect.
  @available(macOS, unavailable)
  public var ignoresViewportScaleLimits = false

  /// Whether the main frame may show the app's own domains only.
  ///
  /// - Note: *Differs:* has no effect; there is no list of such domains.
  public var limitsNavigationsToAppBoundDomains = false

  /// Whether to ask for pages over HTTPS where the host is known to have them.
  ///
  /// - Note: *Differs:* has no effect.
  public var upgradeKnownHostsToHTTPS = true

  /// The kinds of text that become links.
  ///
  /// - Note: *Differs:* has no effect.
  @available(macOS, unavailable)
  public var dataDetectorTypes: WKDataDetectorTypes = []

  /// How finely a user selects.
  ///
  /// - Note: *Differs:* has no effect.
  @available(macOS, unavailable)
  public var selectionGranularity: WKSelectionGranularity = .dynamic

  /// Where the direction of a page's controls comes from.
  ///
  /// - Note: *Differs:* has no effect.
  @available(iOS, unavailable)
  public var userInterfaceDirectionPolicy: WKUserInterfaceDirectionPolicy = .content

  /// Whether the rest of a word is suggested while a user writes.
  ///
  /// - Note: *Differs:* has no effect.
  @available(iOS 17, macOS 14, *)
  public var allowsInlinePredictions = false

  /// Whether editors take pictures that behave as characters do.
  ///
  /// - Note: *Differs:* has no effect.
  @available(iOS 18, macOS 15, *)
  public var supportsAdaptiveImageGlyph = false

  var schemeHandlers: [String: SchemeRegistration] = [:]
  private var pagePreferences = WKWebpagePreferences()

  /// Returns a copy, which shares the controller, the data store, the preferences and the process
  /// pool.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copyConfiguration() }
  }

  func copyConfiguration() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.preferences = preferences
    copy.defaultWebpagePreferences = pagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.processPool = processPool
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.userInterfaceDirectionPolicy = userInterfaceDirectionPolicy
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
    copy.schemeHandlers = schemeHandlers
    return copy
  }
}
