import Foundation

/// A store of an app's cookies, which a ``CookieSync`` keeps equal with the cookies of web views.
///
/// ``MemoryCookieJar`` and ``CookieStorageJar`` conform. An app with a store of its own conforms in a few lines:
///
/// ```swift
/// actor Vault: CookieJar {
///   private var stored: [WebCookie.ID: WebCookie] = [:]
///   private let announcer = CookieChangeAnnouncer()
///
///   func cookies() -> [WebCookie] { Array(stored.values) }
///   func set(_ cookies: [WebCookie]) {
///     for cookie in cookies { stored[cookie.id] = cookie }
///     announcer.announce()
///   }
///   func remove(_ ids: [WebCookie.ID]) {
///     for id in ids { stored[id] = nil }
///     announcer.announce()
///   }
///   var changes: AsyncStream<Void> { announcer.changes }
/// }
/// ```
public protocol CookieJar: Sendable {
  /// Returns all cookies. Cookies that have expired may be among them.
  ///
  /// - Throws: What keeps the jar from being read. The sync logs the error and reads again at the next change.
  func cookies() async throws -> [WebCookie]

  /// Adds cookies. Each replaces the one with the same ``WebCookie/id``. A jar may refuse cookies without an error.
  ///
  /// - Parameter cookies: The cookies.
  /// - Throws: What keeps the jar from being written.
  func set(_ cookies: [WebCookie]) async throws

  /// Removes cookies. Identities that the jar does not have are ignored.
  ///
  /// - Parameter ids: The identities of the cookies.
  /// - Throws: What keeps the jar from being written.
  func remove(_ ids: [WebCookie.ID]) async throws

  /// Makes changes, each only if the jar still has the old cookie.
  ///
  /// A sync writes by this method, so that it does not undo a change that the app has made after the sync has read the
  /// jar. The default implementation reads the jar, calls ``set(_:)-([WebCookie])`` and ``remove(_:)-([WebCookie.ID])``,
  /// and reads again. A jar that can do this in one step, such as an actor, implements the method itself.
  ///
  /// - Parameter replacements: The changes, at most one for each identity.
  /// - Returns: The changes that were made, each with what the jar has now as its ``CookieReplacement/new``.
  /// - Throws: What keeps the jar from being read or written. The sync logs the error, and tries again at the next change.
  func replace(_ replacements: [CookieReplacement]) async throws -> [CookieReplacement]

  /// Returns a sequence with an element for every change from now on, whoever makes the change.
  ///
  /// Changes that come close together may be one element, and an element without a change does no harm. Each call
  /// returns a sequence of its own.
  var changes: AsyncStream<Void> { get async }
}

extension CookieJar {
  /// Adds a cookie. It replaces the one with the same ``WebCookie/id``.
  ///
  /// - Parameter cookie: The cookie.
  /// - Throws: What ``set(_:)-([WebCookie])`` throws.
  public func set(_ cookie: WebCookie) async throws { try await set([cookie]) }

  /// Removes a cookie.
  ///
  /// - Parameter id: The identity of the cookie.
  /// - Throws: What ``remove(_:)-([WebCookie.ID])`` throws.
  public func remove(_ id: WebCookie.ID) async throws { try await remove([id]) }

  /// Makes changes, each only if the jar still has the old cookie: reads, writes, and reads again.
  ///
  /// - Parameter replacements: The changes, at most one for each identity.
  /// - Returns: The changes that were made, each with what the jar has now.
  /// - Throws: What ``cookies()``, ``set(_:)-([WebCookie])`` and ``remove(_:)-([WebCookie.ID])`` throw.
  public func replace(_ replacements: [CookieReplacement]) async throws -> [CookieReplacement] {
    let before = try await unexpired()
    let current = replacements.filter { before[$0.id] == $0.old }
    let removed = current.filter { $0.new == nil }.map(\.id)
    let set = current.compactMap(\.new)
    if !removed.isEmpty { try await remove(removed) }
    if !set.isEmpty { try await self.set(set) }
    let after = try await unexpired()
    return current.map { CookieReplacement(id: $0.id, old: $0.old, new: after[$0.id]) }
  }

  private func unexpired() async throws -> [WebCookie.ID: WebCookie] {
    let now = Date()
    let cookies = try await cookies().filter { !$0.isExpired(at: now) }
    return Dictionary(cookies.map { ($0.id, $0) }) { $1 }
  }
}

/// A change of a cookie that a jar makes only if it still has the cookie that the change is meant for.
public struct CookieReplacement: Sendable {
  /// The identity of the cookie.
  public let id: WebCookie.ID
  /// The cookie of the jar when it was read; `nil` if it had no such cookie, or an expired one.
  public let old: WebCookie?
  /// The new cookie; `nil` if the cookie is removed.
  public let new: WebCookie?

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - id: The identity of the cookie.
  ///   - old: What the jar had when it was read; `nil` if it had no such cookie, or an expired one.
  ///   - new: What the jar is to have; `nil` if the cookie is removed.
  public init(id: WebCookie.ID, old: WebCookie?, new: WebCookie?) {
    (self.id, self.old, self.new) = (id, old, new)
  }
}

extension CookieReplacement: CustomStringConvertible {
  /// The change and the identity of the cookie, without values.
  public var description: String {
    "\(new == nil ? "remove" : old == nil ? "add" : "change") \(id)"
  }
}
