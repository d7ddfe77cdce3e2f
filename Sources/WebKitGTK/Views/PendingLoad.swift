import Foundation

/// A load that the app has requested and that WebKit has not received yet.
@MainActor final class PendingLoad {
  let navigation: WKNavigation
  let url: URL
  /// What the load waits for, once its body is known.
  var preparation: RequestPreparation?

  init(_ navigation: WKNavigation, url: URL) {
    self.navigation = navigation
    self.url = url
  }
}
