import Foundation
import WebCookies

/// The changes of a web view's cookies, as a sequence.
@MainActor final class StoreChanges: NSObject, WKHTTPCookieStoreObserver {
  let store: WKHTTPCookieStore
  private let announcer = CookieChangeAnnouncer()
  private(set) var count = 0

  init(_ store: WKHTTPCookieStore) {
    self.store = store
    super.init()
    store.add(self)
  }

  func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
    count += 1
    announcer.announce()
  }

  /// Waits until the store's cookies meet a condition.
  @discardableResult func until(
    _ condition: ([WebCookie]) -> Bool
  ) async throws -> [WebCookie] {
    let changes = announcer.changes
    var cookies = await store.allCookies().map { WebCookie($0) }
    if condition(cookies) { return cookies }
    for await _ in changes {
      cookies = await store.allCookies().map { WebCookie($0) }
      if condition(cookies) { return cookies }
    }
    throw CancellationError()
  }
}

extension CookieJar {
  /// Waits until the jar's cookies meet a condition.
  @MainActor @discardableResult func until(
    _ condition: ([WebCookie]) -> Bool
  ) async throws -> [WebCookie] {
    let changes = await self.changes
    var cookies = try await cookies()
    if condition(cookies) { return cookies }
    for await _ in changes {
      cookies = try await self.cookies()
      if condition(cookies) { return cookies }
    }
    throw CancellationError()
  }

  /// Waits until the jar has a cookie with a name.
  @MainActor @discardableResult func cookie(_ name: String) async throws -> WebCookie {
    var found: WebCookie?
    try await until { cookies in
      found = cookies.first { $0.name == name }
      return found != nil
    }
    guard let found else { throw CancellationError() }
    return found
  }
}
