// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple declares `defaultWebpagePreferences` as such an optional, and code may use `?.` on it.

import CWebKitGTK
public import Foundation

/// The properties that a web view is made with.
///
/// A view keeps a copy, so that later changes do not reach it, except changes to the objects that
/// copies share: the controller, the data store, the preferences and the process pool.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The scripts and message handlers. Copies of a configuration share the controller.
  public var userContentController = WKUserContentController()

  /// The store of cookies, caches and other data of websites.
  public lazy var websiteDataStore = WKWebsiteDataStore.default()

  /// Settings for the view.
  public var preferences = WKPreferences()

  /// Settings for pages for which the navigation delegate chooses none. The setter copies the
  /// value. Nil restores the defaults.
  public var defaultWebpagePreferences: WKWebpagePreferences! {
    get { pagePreferences }
    set { pagePreferences = newValue?.copyPreferences() ?? WKWebpagePreferences() }
  }

  /// The text that is appended to the user agent string.
  public var applicationNameForUserAgent: String?

  /// The pool of web content processes.
  @available(iOS, deprecated: 15, message: "There is one pool.")
  @available(macOS, deprecated: 12, message: "There is one pool.")
  public var processPool = WKProcessPool()

  /// The types of media that need a user's gesture to start to play.
  ///
  /// - Note: *Differs:* empty by default, as on macOS. `.video` means all types.
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []

  /// Whether to draw a page only after it is loaded.
  ///
  /// - Note: *Differs:* has no effect.
  public var suppressesIncrementalRendering = false

  /// Whether media may be sent to other devices by AirPlay.
  ///
  /// - Note: *Differs:* has no effect.
  public var allowsAirPlayForMediaPlayback = true

  /// Whether videos play at their place in the page.
  ///
  /// - Note: *Differs:* has no effect; videos play at their place, as on macOS.
  @available(macOS, unavailable)
  public var allowsInlineMediaPlayback = false

  /// Whether videos can play in a separate window above others.
  ///
  /// - Note: *Differs:* has no effect.
  @available(macOS, unavailable)
  public var allowsPictureInPictureMediaPlayback = true

  /// Whether a user can zoom pages that disallow it.
  ///
  /// - Note: *Differs:* has no effect.
  @available(macOS, unavailable)
  public var ignoresViewportScaleLimits = false

  /// Whether the main frame can show app-bound domains only.
  ///
  /// - Note: *Differs:* has no effect; Linux has no such domains.
  public var limitsNavigationsToAppBoundDomains = false

  /// Whether to request pages over HTTPS if the host is known to support it.
  ///
  /// - Note: *Differs:* has no effect.
  public var upgradeKnownHostsToHTTPS = true

  /// The kinds of text that become links.
  ///
  /// - Note: *Differs:* has no effect.
  @available(macOS, unavailable)
  public var dataDetectorTypes: WKDataDetectorTypes = []

  /// The granularity of a user's selection.
  ///
  /// - Note: *Differs:* has no effect.
  @available(macOS, unavailable)
  public var selectionGranularity: WKSelectionGranularity = .dynamic

  /// The source of the direction of a page's controls.
  ///
  /// - Note: *Differs:* has no effect.
  @available(iOS, unavailable)
  public var userInterfaceDirectionPolicy: WKUserInterfaceDirectionPolicy = .content

  /// Whether the rest of a word is suggested while a user types.
  ///
  /// - Note: *Differs:* has no effect.
  @available(iOS 17, macOS 14, *)
  public var allowsInlinePredictions = false

  /// Whether editors accept pictures that behave as characters do.
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

/// A pool of web content processes.
///
/// - Note: *Differs:* has no effect, because all views share one pool, as on current Apple systems.
@available(iOS, deprecated: 15, message: "There is one pool.")
@available(macOS, deprecated: 12, message: "There is one pool.")
@preconcurrency @MainActor open class WKProcessPool: NSObject {}

/// The granularity of a user's selection on iOS.
@available(macOS, unavailable)
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKSelectionGranularity: Int, Sendable {
  /// The place of the selection decides.
  case dynamic
  /// The user selects by character.
  case character
}

/// The source of the direction of a page's controls on macOS.
@available(iOS, unavailable)
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  /// The page.
  case content
  /// The system.
  case system
}

/// Kinds of text that iOS turns into links.
@available(macOS, unavailable)
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Makes kinds from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// Words to look up.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// Every kind.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
