import CWebKitGTK
import Foundation

/// Keeps the HttpOnly cookies of a store from changes that are not HttpOnly, as Apple's store does.
///
/// WebKitGTK makes such a change. The guard therefore asks for the cookies of the same place ahead of the changes, and
/// puts back what they have replaced or removed. It does not hold the changes back until the answer arrives, because a
/// load that the app starts meanwhile would miss them.
@MainActor final class HTTPOnlyGuard {
  private struct Change {
    let name: [UInt8]
    /// The new cookie; nil if the change removes the cookie.
    let cookie: Boxed?
    let isHTTPOnly: Bool
  }

  /// The domain and the path of cookies, as bytes.
  private struct Place: Hashable {
    let domain: [UInt8]
    let path: [UInt8]

    init(of cookie: OpaquePointer) {
      let domain = soup_cookie_get_domain(cookie).flatMap { g_ascii_strdown($0, -1) }
      defer { g_free(domain) }
      self.domain = bytes(domain)
      path = bytes(soup_cookie_get_path(cookie))
    }

    /// A URL whose requests carry the cookies of the place.
    var url: String {
      let host = domain.first == UInt8(ascii: ".") ? domain.dropFirst() : domain[...]
      return
        "https://\(String(decoding: host, as: UTF8.self))\(String(decoding: path, as: UTF8.self))"
    }
  }

  /// The changes since the request for a place's cookies, in their order.
  private var changes: [Place: [Change]] = [:]
  private var restoring = 0
  private var waiting: [@MainActor () -> Void] = []

  /// Notes a change that is about to be made.
  func note(_ cookie: Boxed, isRemoval: Bool, in store: WKHTTPCookieStore) {
    let isHTTPOnly = cookie.use(Self.isHTTPOnly)
    let place = cookie.use(Place.init)
    if changes[place] == nil {
      if isHTTPOnly { return }
      ask(for: place, in: store)
    }
    let isRemoval = isRemoval || cookie.use(Self.isExpired)
    changes[place, default: []].append(
      Change(
        name: cookie.use { bytes(soup_cookie_get_name($0)) }, cookie: isRemoval ? nil : cookie,
        isHTTPOnly: isHTTPOnly))
  }

  /// Calls the completion of a change that was made, once nothing is being put back.
  func finish(_ completion: @escaping @MainActor () -> Void) {
    if restoring == 0 { completion() } else { waiting.append(completion) }
  }

  private func ask(for place: Place, in store: WKHTTPCookieStore) {
    let ready = store.whenReady { [weak store] manager, result in
      let list = webkit_cookie_manager_get_cookies_finish(manager, result, nil)
      let cookies = [OpaquePointer](takingList: list).map {
        Boxed(taking: $0, free: soup_cookie_free)
      }
      let changes = self.changes.removeValue(forKey: place) ?? []
      for cookie in Self.spoiled(of: cookies, at: place, by: changes) {
        if let store { self.restore(cookie, in: store) }
      }
    }
    webkit_cookie_manager_get_cookies(
      store.manager.opaque, place.url, nil, ready.callback, ready.data)
  }

  /// Returns the cookies that the changes should have left alone.
  private static func spoiled(
    of cookies: [Boxed], at place: Place, by changes: [Change]
  ) -> [Boxed] {
    var kept: [[UInt8]: Boxed] = [:]
    for cookie in cookies where cookie.use(isHTTPOnly) && cookie.use(Place.init) == place {
      kept[cookie.use { bytes(soup_cookie_get_name($0)) }] = cookie
    }
    var spoiled: Set<[UInt8]> = []
    for change in changes {
      if change.isHTTPOnly {
        kept[change.name] = change.cookie
        spoiled.remove(change.name)
      } else if kept[change.name] != nil {
        spoiled.insert(change.name)
      }
    }
    return spoiled.compactMap { kept[$0] }
  }

  private func restore(_ cookie: Boxed, in store: WKHTTPCookieStore) {
    restoring += 1
    store.add(cookie) {
      self.restoring -= 1
      guard self.restoring == 0 else { return }
      let waiting = self.waiting
      self.waiting = []
      for completion in waiting { completion() }
    }
  }

  private static func isHTTPOnly(_ cookie: OpaquePointer) -> Bool {
    soup_cookie_get_http_only(cookie) != 0
  }

  private static func isExpired(_ cookie: OpaquePointer) -> Bool {
    guard let expires = soup_cookie_get_expires(cookie) else { return false }
    return Double(g_date_time_to_unix(expires)) <= Date().timeIntervalSince1970
  }
}

/// Copies the bytes of a text of the C library.
private func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
  text.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
}
