import Foundation

/// The values of each cookie in both jars when they last agreed.
///
/// A jar that shows something else has changed. What the sync itself has written is therefore no change, and a deletion
/// differs from a cookie that was never there.
struct CookieLedger {
  private var entries: [WebCookie.ID: Entry] = [:]

  /// A cookie in both jars.
  private struct Entry {
    /// The cookie in the app's jar.
    var native: WebCookie?
    /// The cookie in the web view's store.
    var web: WebCookie?
    /// The cookie that was written into the store, until the store shows it.
    var write: Write?
  }

  /// A write into the web view's store. A jar says what became of a write, and the store does not.
  private struct Write {
    let cookie: WebCookie?
    /// The cookie in the store before.
    let before: WebCookie?
    var attempts = 1
  }

  /// How often a cookie is written into the store before it counts as refused. More than once, because a page may undo a
  /// write at the same moment.
  private static let mostAttempts = 3

  /// Returns whether both jars had a cookie when they last agreed, or one of them was written since.
  func has(_ id: WebCookie.ID) -> Bool { entries[id] != nil }

  /// Compares what the jars show with what they showed, and returns what has to be written.
  ///
  /// A change of one jar goes to the other. Where both have changed the same cookie, the app's jar wins; if both have
  /// given it the same value, it keeps the stricter attributes of both.
  ///
  /// - Parameters:
  ///   - native: The cookies of the app's jar, without those that have expired.
  ///   - web: The cookies of the web view's store, without those that have expired.
  ///   - now: When both were read.
  mutating func reconcile(native: [WebCookie], web: [WebCookie], at now: Date) -> CookieTransfer {
    let shownNative = Self.byID(native)
    let shownWeb = Self.byID(web)
    var transfer = CookieTransfer()
    var done = Set<WebCookie.ID>()
    // In the order of the jars, because requests carry older cookies first.
    for id in native.map(\.id) + web.map(\.id) + Array(entries.keys) {
      guard done.insert(id).inserted else { continue }
      reconcile(id, shownNative[id], shownWeb[id], now, &transfer)
    }
    return transfer
  }

  private mutating func reconcile(
    _ id: WebCookie.ID, _ native: WebCookie?, _ web: WebCookie?, _ now: Date,
    _ transfer: inout CookieTransfer
  ) {
    var entry = entries[id] ?? Entry()
    let isNewInJar = Self.isChange(from: entry.native, to: native, now)
    let isNewInStore: Bool
    if let write = entry.write {
      let isThere =
        web == write.cookie || (web == nil && write.cookie?.isExpired(at: now) == true)
      isNewInStore = !isThere && web != write.before
      if isThere { entry.write = nil }
    } else {
      isNewInStore = Self.isChange(from: entry.web, to: web, now)
    }

    if isNewInStore {
      let target = isNewInJar ? Self.winner(native, web) : web
      if target != native {
        // The entry stays as it is until the jar has confirmed the change.
        transfer.toNative.append(CookieReplacement(id: id, old: native, new: target))
        entries[id] = entry
        return
      }
    }
    (entry.native, entry.web) = (native, web)
    if isNewInJar || isNewInStore {
      entry.write = native == web ? nil : Write(cookie: native, before: web)
    } else if var write = entry.write {
      write.attempts += 1
      entry.write = write.attempts <= Self.mostAttempts ? write : nil
      if entry.write == nil { transfer.notices.append(.init(id: id, event: .refused, jar: .web)) }
    }
    if let write = entry.write { transfer.toWeb.append(.init(id: id, cookie: write.cookie)) }
    let isAbsent = entry.native == nil && entry.web == nil && entry.write == nil
    entries[id] = isAbsent ? nil : entry
  }

  /// Notes the changes that the app's jar has made.
  ///
  /// - Parameters:
  ///   - made: The changes, with what the jar has now.
  ///   - asked: The changes that the jar was asked for.
  ///   - web: What the web view's store showed then.
  /// - Returns: What the log has to say.
  mutating func confirm(
    _ made: [CookieReplacement], of asked: [CookieReplacement], web: [WebCookie]
  ) -> [CookieTransfer.Notice] {
    let shownWeb = Self.byID(web)
    let wanted = Dictionary(asked.map { ($0.id, $0.new) }) { $1 }
    var notices: [CookieTransfer.Notice] = []
    for change in made {
      guard let wanted = wanted[change.id] else { continue }
      var entry = entries[change.id] ?? Entry()
      (entry.web, entry.write) = (shownWeb[change.id], nil)
      // Where the jar got a third cookie, the next round takes it for a change and carries it to the store.
      if wanted == entry.web { entry.native = change.new }
      entries[change.id] = entry.native == nil && entry.web == nil ? nil : entry
      guard change.new != wanted else { continue }
      let isRefused = change.new == change.old || change.new == nil
      notices.append(
        .init(id: change.id, event: isRefused ? .refused : .altered, jar: .native))
    }
    return notices
  }

  /// Notes which writes the web view's store shows. Other writes stay as they are.
  mutating func confirm(_ web: [WebCookie]) {
    for cookie in web where entries[cookie.id]?.write?.cookie == cookie {
      entries[cookie.id]?.web = cookie
      entries[cookie.id]?.write = nil
    }
  }

  /// Notes that cookies are removed from both jars.
  mutating func remove(_ ids: Set<WebCookie.ID>) {
    for id in ids {
      guard var entry = entries[id] else { continue }
      entry.native = nil
      entry.write = entry.web.map { Write(cookie: nil, before: $0) }
      entries[id] = entry.write == nil ? nil : entry
    }
  }

  private static func isChange(from old: WebCookie?, to new: WebCookie?, _ now: Date) -> Bool {
    // A cookie that has expired was not deleted.
    new != old && !(new == nil && old?.isExpired(at: now) == true)
  }

  /// The cookie that both jars get when both have changed it.
  private static func winner(_ native: WebCookie?, _ web: WebCookie?) -> WebCookie? {
    guard var native, let web, native.value == web.value else { return native }
    // Foundation on Linux forgets Secure and HttpOnly of the cookies that it has stored on the disk.
    native.isSecure = native.isSecure || web.isSecure
    native.isHTTPOnly = native.isHTTPOnly || web.isHTTPOnly
    native.sameSite = max(native.sameSite, web.sameSite)
    return native
  }

  private static func byID(_ cookies: [WebCookie]) -> [WebCookie.ID: WebCookie] {
    Dictionary(cookies.map { ($0.id, $0) }) { $1 }
  }
}
