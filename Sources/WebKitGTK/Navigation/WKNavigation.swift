public import Foundation

/// One load of a page. Methods that start a load return it, and the delegate's methods receive it.
@preconcurrency @MainActor public final class WKNavigation: NSObject {
  /// The form of the page that was requested.
  ///
  /// - Note: *Differs:* always the form for desktops.
  public let effectiveContentMode: WKWebpagePreferences.ContentMode = .desktop

  /// The seconds that the server has for its response, or nil if the app sets no limit.
  var timeLimit: TimeInterval?
}
