public import Foundation

/// An observer of changes of a cookie store.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Tells the observer that cookies changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
