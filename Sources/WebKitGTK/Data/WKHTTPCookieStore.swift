import CWebKitGTK
public import Foundation
public import FoundationNetworking

/// The cookies of a data store.
@MainActor public final class WKHTTPCookieStore: NSObject {
  private let manager: GObject
  private var observers: [Observer] = []
  private var connection: SignalConnection?

  private struct Observer {
    weak var observer: (any WKHTTPCookieStoreObserver)?
  }

  init(_ session: GObject) {
    guard let manager = webkit_network_session_get_cookie_manager(session.opaque) else {
      preconditionFailure("A network session has a cookie manager.")
    }
    self.manager = GObject(retaining: manager)
    super.init()
  }

  isolated deinit {
    if let connection { manager.disconnect(connection) }
  }

  /// Passes on all cookies.
  public func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    let ready = AsyncReady { source, result in
      let list = webkit_cookie_manager_get_all_cookies_finish(
        source.map { OpaquePointer($0) }, result, nil)
      completionHandler(
        [OpaquePointer](takingList: list).compactMap {
          HTTPCookie(Boxed(taking: $0, free: soup_cookie_free))
        })
    }
    webkit_cookie_manager_get_all_cookies(manager.opaque, nil, ready.callback, ready.data)
  }

  /// Returns all cookies.
  public func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { continuation in
      getAllCookies { continuation.resume(returning: $0) }
    }
  }

  /// Adds a cookie, in place of one of the same name, domain and path.
  public func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    guard let soupCookie = cookie.makeSoupCookie() else {
      MainLoop.performLater { completionHandler?() }
      return
    }
    let ready = AsyncReady { source, result in
      webkit_cookie_manager_add_cookie_finish(source.map { OpaquePointer($0) }, result, nil)
      completionHandler?()
    }
    webkit_cookie_manager_add_cookie(
      manager.opaque, soupCookie.pointer, nil, ready.callback, ready.data)
  }

  /// Adds a cookie, in place of one of the same name, domain and path.
  public func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in
      setCookie(cookie) { continuation.resume() }
    }
  }

  /// Removes a cookie.
  public func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    guard let soupCookie = cookie.makeSoupCookie() else {
      MainLoop.performLater { completionHandler?() }
      return
    }
    let ready = AsyncReady { source, result in
      webkit_cookie_manager_delete_cookie_finish(source.map { OpaquePointer($0) }, result, nil)
      completionHandler?()
    }
    webkit_cookie_manager_delete_cookie(
      manager.opaque, soupCookie.pointer, nil, ready.callback, ready.data)
  }

  /// Removes a cookie.
  public func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in
      delete(cookie) { continuation.resume() }
    }
  }

  /// Adds an observer, which the store does not keep alive.
  public func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.append(Observer(observer: observer))
    guard connection == nil else { return }
    connection = manager.connect("changed") { [weak self] _ in
      guard let self else { return .nothing }
      for reference in self.observers { reference.observer?.cookiesDidChange(in: self) }
      return .nothing
    }
  }

  /// Removes an observer.
  public func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }
}
