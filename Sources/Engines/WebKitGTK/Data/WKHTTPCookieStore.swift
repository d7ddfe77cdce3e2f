import CWebKitGTK
public import Foundation
public import FoundationNetworking

/// The cookies of a data store.
///
/// - Note: *Differs:* a cookie's expiry date is stored with a precision of one second. Foundation on Linux
///   reads `maximumAge` among the properties of a cookie only if `version` is 1, and such a cookie ends with
///   the session otherwise.
@preconcurrency @MainActor public final class WKHTTPCookieStore: NSObject {
  let manager: GObject
  var observers: [Observer] = []
  var connection: SignalConnection?
  let httpOnly = HTTPOnlyGuard()
  private let session: GObject

  init(_ session: GObject) {
    guard let manager = webkit_network_session_get_cookie_manager(session.opaque) else {
      preconditionFailure("A network session has a cookie manager.")
    }
    self.session = session
    self.manager = GObject(retaining: manager)
    super.init()
  }

  isolated deinit {
    if let connection { manager.disconnect(connection) }
    keepSession()
  }

  /// Makes the callback of an asynchronous call of the manager.
  func whenReady(
    _ completion: @escaping @MainActor (_ manager: OpaquePointer?, _ result: OpaquePointer?) -> Void
  ) -> AsyncReady {
    AsyncReady { manager, result in
      completion(manager.map { OpaquePointer($0) }, result)
      self.keepSession()
    }
  }

  /// Keeps the session alive until the current callers have released the manager, because the
  /// manager uses the session even while it is freed.
  private func keepSession() {
    MainLoop.performLater { [session] in withExtendedLifetime(session) {} }
  }

  /// Fetches all cookies.
  @preconcurrency public func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    let ready = whenReady { manager, result in
      let list = webkit_cookie_manager_get_all_cookies_finish(manager, result, nil)
      completionHandler(Self.cookies(takingList: list))
    }
    webkit_cookie_manager_get_all_cookies(manager.opaque, nil, ready.callback, ready.data)
  }

  /// Returns all cookies.
  public func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { continuation in
      getAllCookies { continuation.resume(returning: $0) }
    }
  }

  /// Fetches the cookies that a request for the URL would carry.
  public func getCookies(
    for url: URL, completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    let ready = whenReady { manager, result in
      let list = webkit_cookie_manager_get_cookies_finish(manager, result, nil)
      completionHandler(Self.cookies(takingList: list))
    }
    webkit_cookie_manager_get_cookies(
      manager.opaque, url.absoluteString, nil, ready.callback, ready.data)
  }

  /// Returns the cookies that a request for the URL would carry.
  public func getCookies(for url: URL) async -> [HTTPCookie] {
    await withCheckedContinuation { continuation in
      getCookies(for: url) { continuation.resume(returning: $0) }
    }
  }

  private static func cookies(
    takingList list: UnsafeMutablePointer<GList>?
  ) -> [HTTPCookie] {
    [OpaquePointer](takingList: list).compactMap { cookie in
      defer { soup_cookie_free(cookie) }
      return StoredCookie(cookie)
    }
  }
}
