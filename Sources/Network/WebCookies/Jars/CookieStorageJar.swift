#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// The cookies of an `HTTPCookieStorage`, such as those of `URLSession.shared`.
///
/// On Apple's systems the storage announces its changes, and keeps the attributes of its cookies.
///
/// On Linux it does neither. After requests and changes that are not made through the jar, call ``cookiesDidChange()``.
/// <doc:WebCookies> lists what else the storage of Linux loses; ``MemoryCookieJar`` is the better jar there.
///
/// The class is `@unchecked` because Foundation's storage may be used on every thread, as its documentation says, and
/// nothing else of the jar changes.
public final class CookieStorageJar: CookieJar, @unchecked Sendable {
  /// The storage.
  public let storage: HTTPCookieStorage
  private let announcer: CookieChangeAnnouncer
  private let observation: NotificationObservation

  /// Creates a jar.
  ///
  /// - Parameter storage: The storage.
  public init(_ storage: HTTPCookieStorage = .shared) {
    let announcer = CookieChangeAnnouncer()
    (self.storage, self.announcer) = (storage, announcer)
    observation = NotificationObservation(of: .NSHTTPCookieManagerCookiesChanged) {
      announcer.announce()
    }
  }

  /// Tells the syncs of the storage, also those of other jars with the same storage, that its cookies may have changed.
  ///
  /// On Apple's systems no call is necessary, because the storage posts the same notification itself.
  public func cookiesDidChange() {
    NotificationCenter.default.post(name: .NSHTTPCookieManagerCookiesChanged, object: storage)
  }

  /// Returns all cookies of the storage.
  public func cookies() async -> [WebCookie] { (storage.cookies ?? []).map { WebCookie($0) } }

  /// Adds cookies. Those that Foundation cannot hold (``WebCookie/httpCookie``) are left out. So are all if the storage
  /// accepts none.
  ///
  /// - Parameter cookies: The cookies.
  public func set(_ cookies: [WebCookie]) async { change(set: cookies, remove: []) }

  /// Removes cookies.
  ///
  /// - Parameter ids: The identities of the cookies.
  public func remove(_ ids: [WebCookie.ID]) async { change(set: [], remove: Set(ids)) }

  /// Makes changes, each only if the storage still has the old cookie. The task does not wait between the look and the
  /// change, so that hardly anything can come between.
  ///
  /// - Parameter replacements: The changes.
  /// - Returns: The changes that were made, each with what the storage has now.
  public func replace(_ replacements: [CookieReplacement]) async -> [CookieReplacement] {
    let before = unexpired
    let current = replacements.filter { before[$0.id] == $0.old }
    let removed = current.filter { $0.new == nil }.map(\.id)
    change(set: current.compactMap(\.new), remove: Set(removed))
    let after = unexpired
    return current.map { CookieReplacement(id: $0.id, old: $0.old, new: after[$0.id]) }
  }

  private func change(set: [WebCookie], remove ids: Set<WebCookie.ID>) {
    if !ids.isEmpty {
      for cookie in storage.cookies ?? [] where ids.contains(WebCookie(cookie).id) {
        storage.deleteCookie(cookie)
      }
    }
    for cookie in set.compactMap(\.httpCookie) { storage.setCookie(cookie) }
    #if !canImport(ObjectiveC)
      // Foundation never posts the notification on Linux. Elsewhere the storage announces each change itself.
      cookiesDidChange()
    #endif
  }

  private var unexpired: [WebCookie.ID: WebCookie] {
    let now = Date()
    let cookies = (storage.cookies ?? []).map { WebCookie($0) }.filter { !$0.isExpired(at: now) }
    return Dictionary(cookies.map { ($0.id, $0) }) { $1 }
  }

  /// Returns a sequence with an element for every change that the storage announces from now on.
  public var changes: AsyncStream<Void> { get async { announcer.changes } }
}

/// Calls a closure for each notification of a name, as long as the object lives.
///
/// The class is `@unchecked` because the token is set once, by the initializer, and read once, by `deinit`.
final class NotificationObservation: @unchecked Sendable {
  private let token: any NSObjectProtocol

  /// Begins to observe. The closure is called on the thread that posts.
  init(of name: Notification.Name, _ posted: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      posted()
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
