import CWebKitGTK
import Foundation

extension WKHTTPCookieStore {
  /// A policy for whether pages and servers may store cookies.
  @available(iOS 17, macOS 14, *)
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum CookiePolicy: Int, Sendable {
    /// Pages and servers may store cookies.
    case allow = 0
    /// Pages and servers may not store cookies.
    case disallow = 1
  }

  /// Sets whether pages and servers may store cookies.
  ///
  /// - Note: *Differs:* cookies that are stored already are still sent.
  @available(iOS 17, macOS 14, *)
  @preconcurrency public func setCookiePolicy(
    _ policy: CookiePolicy, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    webkit_cookie_manager_set_accept_policy(
      manager.opaque,
      policy == .allow
        ? WEBKIT_COOKIE_POLICY_ACCEPT_NO_THIRD_PARTY : WEBKIT_COOKIE_POLICY_ACCEPT_NEVER)
    // The answer to this request arrives after the change was made.
    getCookiePolicy { _ in completionHandler?() }
  }

  /// Sets whether pages and servers may store cookies.
  @available(iOS 17, macOS 14, *)
  public func setCookiePolicy(_ policy: CookiePolicy) async {
    await withCheckedContinuation { continuation in
      setCookiePolicy(policy) { continuation.resume() }
    }
  }

  /// Fetches whether pages and servers may store cookies.
  @available(iOS 17, macOS 14, *)
  @preconcurrency public func getCookiePolicy(
    _ completionHandler: @escaping @MainActor @Sendable (CookiePolicy) -> Void
  ) {
    let ready = whenReady { manager, result in
      let policy = webkit_cookie_manager_get_accept_policy_finish(manager, result, nil)
      completionHandler(policy == WEBKIT_COOKIE_POLICY_ACCEPT_NEVER ? .disallow : .allow)
    }
    webkit_cookie_manager_get_accept_policy(manager.opaque, nil, ready.callback, ready.data)
  }

  /// Whether pages and servers may store cookies.
  @available(iOS 17, macOS 14, *)
  public var cookiePolicy: CookiePolicy {
    get async {
      await withCheckedContinuation { continuation in
        getCookiePolicy { continuation.resume(returning: $0) }
      }
    }
  }
}
