import Foundation

/// A load that the app has requested and that WebKit has not received yet.
@MainActor final class PendingLoad {
  let navigation: WKNavigation
  let url: URL
  /// The task that reads the body of the request.
  var reading: Task<Void, Never>?
  /// What the load waits for, once its body is known.
  var preparation: RequestPreparation?

  init(_ navigation: WKNavigation, url: URL) {
    self.navigation = navigation
    self.url = url
  }

  deinit { reading?.cancel() }
}
