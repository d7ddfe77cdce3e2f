import Foundation

/// Cookies in memory, with all attributes, in the order in which they were added.
///
/// On Linux this jar takes the place of `HTTPCookieStorage`, which loses attributes there and announces no changes. A
/// ``CookieSession`` sends and stores its cookies.
///
/// The jar stores nothing on the disk. A web view's persistent data store does: its cookies come back into the jar when
/// a ``CookieSync`` begins. An app without web views stores ``cookies()`` itself; ``WebCookie`` is `Codable`.
public actor MemoryCookieJar: CookieJar {
  private var entries: [WebCookie.ID: (number: Int, cookie: WebCookie)] = [:]
  private var count = 0
  private let announcer = CookieChangeAnnouncer()

  /// Creates a jar.
  ///
  /// - Parameter cookies: The cookies that it has at first. Those that have expired are left out.
  public init(_ cookies: [WebCookie] = []) {
    for cookie in cookies where !cookie.isExpired() {
      count += 1
      entries[cookie.id] = (count, cookie)
    }
  }

  /// Returns the cookies that have not expired, the oldest first.
  public func cookies() -> [WebCookie] {
    let now = Date()
    entries = entries.filter { !$0.value.cookie.isExpired(at: now) }
    return entries.values.sorted { $0.number < $1.number }.map(\.cookie)
  }

  /// Adds cookies. A cookie that has expired removes the one that it would replace.
  ///
  /// - Parameter cookies: The cookies.
  public func set(_ cookies: [WebCookie]) {
    let now = Date()
    var hasChanged = false
    for cookie in cookies {
      let old = entries[cookie.id]
      if cookie.isExpired(at: now) {
        entries[cookie.id] = nil
        hasChanged = hasChanged || old != nil
      } else {
        count += 1
        entries[cookie.id] = (old?.number ?? count, cookie)
        hasChanged = hasChanged || old?.cookie != cookie
      }
    }
    if hasChanged { announcer.announce() }
  }

  /// Removes cookies.
  ///
  /// - Parameter ids: The identities of the cookies.
  public func remove(_ ids: [WebCookie.ID]) {
    let before = entries.count
    for id in ids { entries[id] = nil }
    if entries.count != before { announcer.announce() }
  }

  /// Makes changes, each only if the jar still has the old cookie. Nothing happens between the look and the change.
  ///
  /// - Parameter replacements: The changes.
  /// - Returns: The changes that were made, each with what the jar has now.
  public func replace(_ replacements: [CookieReplacement]) async -> [CookieReplacement] {
    let now = Date()
    let current = replacements.filter { replacement in
      let cookie = entries[replacement.id]?.cookie
      return replacement.old == (cookie?.isExpired(at: now) == true ? nil : cookie)
    }
    remove(current.filter { $0.new == nil }.map(\.id))
    set(current.compactMap(\.new))
    return current.map {
      CookieReplacement(id: $0.id, old: $0.old, new: entries[$0.id]?.cookie)
    }
  }

  /// Returns a sequence with an element for every change from now on.
  public var changes: AsyncStream<Void> { announcer.changes }
}
