import Foundation

/// The domains that an iOS app is bound to by the key `WKAppBoundDomains` of its `Info.plist`.
///
/// If an app has such a list, WebKit silently disables user scripts and message handlers, and with them the bridge,
/// for every page of a view that is not limited to the list
/// ([App-Bound Domains](https://webkit.org/blog/10882/app-bound-domains/)).
enum AppBoundDomains {
  /// The app's list, or nil if it has none.
  static var ofApp: [String]? {
    Bundle.main.object(forInfoDictionaryKey: "WKAppBoundDomains") as? [String]
  }

  /// Whether the system enforces the list: macOS ignores the key.
  #if os(iOS) || os(visionOS)
    static let areEnforced = true
  #else
    static let areEnforced = false
  #endif

  /// Returns the warning for a developer whose pages will find no bridge, or nil if they will find one.
  ///
  /// - Parameters:
  ///   - domains: The app's list.
  ///   - isLimited: Whether the view's configuration has `limitsNavigationsToAppBoundDomains`.
  ///   - areEnforced: Whether the system enforces the list.
  static func warning(
    of domains: [String]?, isLimited: Bool, areEnforced: Bool = areEnforced
  ) -> String? {
    guard areEnforced, let domains, !isLimited else { return nil }
    let list = domains.isEmpty ? "no domain" : domains.joined(separator: ", ")
    return """
      Pages will find no bridge on iOS: Info.plist has WKAppBoundDomains (\(list)), and WebKit then runs \
      scripts of apps only in views that are limited to these. Set limitsNavigationsToAppBoundDomains of the \
      configuration before the view is made, or remove the key.
      """
  }
}
