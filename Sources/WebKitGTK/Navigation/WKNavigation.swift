public import Foundation

/// One load of a page. The methods that start a load return it, and the delegate's methods say which
/// one they are about.
@preconcurrency @MainActor public final class WKNavigation: NSObject {
  /// The form of the page that was asked for.
  ///
  /// - Note: *Differs:* always the one for desktops.
  public let effectiveContentMode: WKWebpagePreferences.ContentMode = .desktop

  /// The seconds that the server has for its response, where the app limits them.
  var timeLimit: TimeInterval?
}
