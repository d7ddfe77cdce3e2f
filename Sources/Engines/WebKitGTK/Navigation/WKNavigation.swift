public import Foundation
import FoundationNetworking

/// One load of a page. Methods that start a load return it, and the delegate's methods receive it.
@preconcurrency @MainActor public final class WKNavigation: NSObject {
  /// The form of the page that was requested.
  ///
  /// - Note: *Differs:* always the form for desktops.
  public let effectiveContentMode: WKWebpagePreferences.ContentMode = .desktop

  /// The seconds that the server has for its response, or nil if the app sets no limit.
  var timeLimit: TimeInterval?

  /// The content of the app's request, until the load ends.
  var content: RequestContent?

  func setTimeLimit(of request: URLRequest) {
    // Foundation's default is no wish of the app.
    if request.timeoutInterval > 0, request.timeoutInterval != 60 {
      timeLimit = request.timeoutInterval
    }
  }
}
