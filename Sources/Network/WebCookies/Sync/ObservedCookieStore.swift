import Foundation
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cookies of a data store, which tell when they change.
@MainActor final class ObservedCookieStore {
  let dataStore: WKWebsiteDataStore
  private let store: WKHTTPCookieStore
  private let watch = Watch()
  /// The cookies of the last look in WebKit's own form, by which they are deleted.
  private var found: [WebCookie.ID: HTTPCookie] = [:]

  /// How long WebKit may take to answer. Systems are known that forget a callback.
  private static let answerLimit: Duration = .seconds(5)

  /// WebKit has not answered within five seconds.
  struct NoAnswer: Error, CustomStringConvertible {
    let description = "WebKit has not answered within five seconds."
  }

  /// Begins to observe, until the object is released.
  init(_ dataStore: WKWebsiteDataStore) {
    (self.dataStore, store) = (dataStore, dataStore.httpCookieStore)
    store.add(watch)
  }

  /// Called for every change, whoever makes it.
  var changed: @MainActor () -> Void {
    get { watch.changed }
    set { watch.changed = newValue }
  }

  // WebKit keeps the address of an observer, so the observer is removed before it is released.
  deinit {
    let (store, watch) = (store, watch)
    Task { @MainActor in store.remove(watch) }
  }

  /// Ends the observation.
  func stop() { store.remove(watch) }

  /// Returns all cookies.
  func cookies() async throws -> [WebCookie] {
    let list = await Callback.value(within: Self.answerLimit) { [store] answer in
      store.getAllCookies { answer($0) }
    }
    guard let list else { throw NoAnswer() }
    let cookies: [WebCookie]
    (cookies, found) = await Self.read(list)
    return cookies
  }

  /// Reads cookies off the main actor, because a page can set any number.
  @concurrent private nonisolated static func read(
    _ list: [HTTPCookie]
  ) async -> ([WebCookie], [WebCookie.ID: HTTPCookie]) {
    let cookies = list.map { WebCookie($0) }
    return (cookies, Dictionary(zip(cookies.map(\.id), list)) { $1 })
  }

  /// Sets and removes cookies, and returns when the next request of a page carries them. Cookies that Foundation cannot
  /// hold are left out.
  ///
  /// WebKit lets a cookie that is not HttpOnly replace none that is, so that one is removed first.
  func write(_ writes: [CookieTransfer.Write]) async throws {
    let set = writes.compactMap { $0.cookie?.httpCookie }
    let removed = writes.compactMap { write -> HTTPCookie? in
      guard let old = found[write.id] else { return nil }
      let isInTheWay = write.cookie.map { old.isHTTPOnly && !$0.isHTTPOnly } ?? true
      return isInTheWay ? old : nil
    }
    guard !set.isEmpty || !removed.isEmpty else { return }
    let isDone: Void? = await Callback.value(within: Self.answerLimit) { [store] answer in
      // All at once, because each answer takes a message to another process and back.
      let open = Countdown(from: set.count + removed.count) { answer(()) }
      for cookie in removed { store.delete(cookie) { open.step() } }
      for cookie in set { store.setCookie(cookie) { open.step() } }
    }
    guard isDone != nil else { throw NoAnswer() }
  }

  private final class Watch: NSObject, WKHTTPCookieStoreObserver {
    var changed: @MainActor () -> Void = {}

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changed() }
  }
}
