import CWebKitGTK
public import FoundationNetworking
import Logging

extension WKHTTPCookieStore {
  /// Adds a cookie, replacing one with the same name, domain and path.
  ///
  /// A cookie that no header can carry, because it contains a semicolon or a line break or has no
  /// domain, is skipped with a warning in the log. An HttpOnly cookie is replaced only by another
  /// HttpOnly cookie.
  @preconcurrency public func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    setCookies([cookie], completionHandler: completionHandler)
  }

  /// Adds a cookie, replacing one with the same name, domain and path.
  public func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in
      setCookie(cookie) { continuation.resume() }
    }
  }

  /// Adds cookies, replacing those with the same name, domain and path.
  @available(iOS 26, macOS 26, *)
  @preconcurrency public func setCookies(
    _ cookies: [HTTPCookie], completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    var valid: [Boxed] = []
    for cookie in cookies {
      if let soupCookie = cookie.makeSoupCookie() {
        valid.append(soupCookie)
      } else {
        WKWebView.log.warning("The cookie \(cookie.name) was not set: it is not valid.")
      }
    }
    // Cookies are added in order, so the completion of the last one means that all were added.
    guard let last = valid.popLast() else {
      MainLoop.performLater { completionHandler?() }
      return
    }
    for cookie in valid + [last] { httpOnly.note(cookie, isRemoval: false, in: self) }
    for cookie in valid { add(cookie) {} }
    add(last) { self.finish(completionHandler) }
  }

  /// Adds cookies, replacing those with the same name, domain and path.
  @available(iOS 26, macOS 26, *)
  public func setCookies(_ cookies: [HTTPCookie]) async {
    await withCheckedContinuation { continuation in
      setCookies(cookies) { continuation.resume() }
    }
  }

  /// Removes the cookie with the same name, domain and path.
  ///
  /// An HttpOnly cookie is removed only if the given cookie is HttpOnly too.
  @preconcurrency public func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    guard let soupCookie = cookie.makeSoupCookie() else {
      MainLoop.performLater { completionHandler?() }
      return
    }
    httpOnly.note(soupCookie, isRemoval: true, in: self)
    let ready = whenReady { manager, result in
      webkit_cookie_manager_delete_cookie_finish(manager, result, nil)
    }
    webkit_cookie_manager_delete_cookie(
      manager.opaque, soupCookie.pointer, nil, ready.callback, ready.data)
    // The call above removes only a cookie with the same value. Adding an expired cookie removes a
    // cookie with any value.
    soup_cookie_set_max_age(soupCookie.pointer, 0)
    add(soupCookie) { self.finish(completionHandler) }
  }

  /// Removes the cookie with the same name, domain and path.
  public func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in
      delete(cookie) { continuation.resume() }
    }
  }

  private func finish(_ completionHandler: (@MainActor @Sendable () -> Void)?) {
    httpOnly.finish { completionHandler?() }
  }

  /// Adds a cookie, whatever is there.
  func add(_ cookie: Boxed, _ completion: @escaping @MainActor () -> Void) {
    let ready = whenReady { manager, result in
      webkit_cookie_manager_add_cookie_finish(manager, result, nil)
      completion()
    }
    cookie.use {
      webkit_cookie_manager_add_cookie(manager.opaque, $0, nil, ready.callback, ready.data)
    }
  }
}
