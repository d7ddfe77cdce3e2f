public import WebBridge

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension CookieSync {
  /// Loads a request when the web view has the app's cookies, so that its first request carries them.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - webView: A web view with the data store of the sync.
  ///   - limit: How long to wait for the cookies. The load begins then without them, and the log says so.
  /// - Returns: The navigation; `nil` if WebKit has none, or the task was cancelled and nothing is loaded.
  @discardableResult public func load(
    _ request: URLRequest, in webView: WKWebView, within limit: Duration = .seconds(3)
  ) async -> WKNavigation? {
    if webView.configuration.websiteDataStore !== dataStore {
      log.write("The web view has another data store than the sync.")
    }
    await ready(within: limit)
    return Task.isCancelled ? nil : webView.load(request)
  }
}
