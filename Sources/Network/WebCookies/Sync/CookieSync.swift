// An app that syncs cookies needs WebKit's types as well.
import Foundation
public import Logging
@_exported public import WebBridge

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Keeps the cookies of an app and those of its web views equal.
///
/// ```swift
/// let jar = MemoryCookieJar()
/// let sync = CookieSync(
///   between: jar, and: webView.configuration.websiteDataStore, domains: ["example.com"])
/// await sync.load(URLRequest(url: url), in: webView)
/// ```
///
/// Each change of one jar goes to the other: new cookies, new values and attributes, and deletions. Both jars announce
/// their changes, so the sync reads them only when there is a reason.
///
/// **Conflicts.** A change is carried as soon as it is announced, so the later change wins. Where both jars have changed
/// the same cookie before the sync could carry either change, the app's jar wins, so that an app that signs out does so
/// whatever a page does at the same moment. If both have given the cookie the same value, it keeps the stricter
/// attributes of both.
///
/// **The start.** The cookies of each jar are added to the other one. The rule for conflicts decides where both have a
/// cookie with the same name, domain and path.
///
/// **What is left alone.** Cookies of other domains, partitioned cookies, and cookies of pages beyond a thousand. A cookie that one jar refuses stays in the
/// other one. The log names it once.
///
/// Several syncs may share a jar, one for each data store. All web views with the same data store need one sync. The
/// sync works until ``stop()`` is called or the sync is released, so the app keeps a reference to it.
@MainActor public final class CookieSync {
  /// The most cookies of web views that the sync carries. Pages can set any number.
  static let most = 1000
  /// A round that takes longer is followed by a pause.
  static let longRound = Duration.milliseconds(20)
  static let longestPause = Duration.milliseconds(250)

  /// The domains whose cookies are kept equal.
  public let domains: [CookieDomain]

  /// The app's cookies.
  public let jar: any CookieJar
  /// The data store of the web views.
  public var dataStore: WKWebsiteDataStore { store.dataStore }

  let store: ObservedCookieStore
  let log: CookieSyncLog
  let waiters = RoundWaiters()
  var ledger = CookieLedger()
  var clearings: [Clearing] = []
  /// The number of rounds that have begun.
  var rounds = 0
  /// The number of cookies that were written into either jar.
  var writes = 0
  /// Whether a jar has changed since the last round began.
  var needsRound = false
  var isRunning = false
  private(set) var isStopped = false
  private var listening: Task<Void, Never>?

  /// Creates a sync, which begins at once.
  ///
  /// - Parameters:
  ///   - jar: The app's cookies.
  ///   - store: The data store of the web views.
  ///   - domains: The domains whose cookies are kept equal, with their subdomains: see ``CookieDomain``.
  ///   - logger: The log of refused cookies and of errors of the jars. No line contains the value of a cookie.
  public init(
    between jar: any CookieJar, and store: WKWebsiteDataStore, domains: [CookieDomain],
    logger: Logger = Logger(label: "webbridge.cookies")
  ) {
    (self.jar, self.domains) = (jar, domains)
    (self.store, log) = (ObservedCookieStore(store), CookieSyncLog(logger))
    self.store.changed = { [weak self] in self?.startRound() }
    listening = Task { [weak self] in
      let changes = await jar.changes
      self?.startRound()
      for await _ in changes { self?.startRound() }
    }
  }

  /// Creates a sync with the cookies of Foundation, which begins at once. On Linux, ``CookieStorageJar`` and
  /// ``MemoryCookieJar`` say more.
  ///
  /// - Parameters:
  ///   - storage: The app's cookies, such as `HTTPCookieStorage.shared`.
  ///   - store: The data store of the web views.
  ///   - domains: The domains whose cookies are kept equal, with their subdomains: see ``CookieDomain``.
  ///   - logger: The log of refused cookies and of errors of the jars. No line contains the value of a cookie.
  public convenience init(
    between storage: HTTPCookieStorage, and store: WKWebsiteDataStore, domains: [CookieDomain],
    logger: Logger = Logger(label: "webbridge.cookies")
  ) {
    self.init(
      between: CookieStorageJar(storage), and: store, domains: domains, logger: logger)
  }

  deinit { listening?.cancel() }

  /// Waits until both jars have all changes that were made before the call.
  ///
  /// Call this method before the first load of a web view, or load with ``load(_:in:within:)``; and before a page makes a
  /// request that needs a cookie that the app has just set.
  ///
  /// - Parameter limit: How long to wait. Each wait on WebKit ends after five seconds in any case.
  /// - Returns: Whether the jars are in sync; `false` if the time is over, a jar has failed, the task was cancelled, or
  ///   the sync was stopped. The log has the reason.
  @discardableResult public func ready(within limit: Duration = .seconds(3)) async -> Bool {
    guard !isStopped else { return false }
    let next = rounds + 1
    startRound()
    let isReady = await waiters.wait(for: next, within: limit)
    if !isReady, !Task.isCancelled, !isStopped {
      log.write("The cookies were not in sync within \(limit).")
    }
    return isReady
  }

  /// Ends the sync. The jars keep their cookies. A round that has begun to write is finished.
  public func stop() {
    isStopped = true
    listening?.cancel()
    store.stop()
    waiters.endAll()
    for clearing in clearings { clearing.answer(.failure(.stopped)) }
    clearings = []
  }
}

extension CookieSync {
  /// Loads a request when the web view has the app's cookies, so that its first request carries them.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - webView: A web view with the data store of the sync.
  ///   - limit: How long to wait for the cookies. The load begins then without them, and the log says so.
  /// - Returns: The navigation; `nil` if WebKit has none, or the task was cancelled and nothing is loaded.
  @discardableResult public func load(
    _ request: URLRequest, in webView: WKWebView, within limit: Duration = .seconds(3)
  ) async -> WKNavigation? {
    if webView.configuration.websiteDataStore !== dataStore {
      log.write("The web view has another data store than the sync.")
    }
    await ready(within: limit)
    return Task.isCancelled ? nil : webView.load(request)
  }
}
