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
public final class CookieStorageJar: CookieJar {
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
  public func set(_ cookies: [WebCookie]) async {
    for cookie in cookies.compactMap(\.httpCookie) { storage.setCookie(cookie) }
    announceOwnChange()
  }

  /// Removes cookies.
  ///
  /// - Parameter ids: The identities of the cookies.
  public func remove(_ ids: [WebCookie.ID]) async {
    let ids = Set(ids)
    for cookie in storage.cookies ?? [] where ids.contains(WebCookie(cookie).id) {
      storage.deleteCookie(cookie)
    }
    announceOwnChange()
  }

  /// Returns a sequence with an element for every change that the storage announces from now on.
  public func changes() async -> AsyncStream<Void> { announcer.changes() }
}
