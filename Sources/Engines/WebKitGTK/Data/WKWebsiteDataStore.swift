import CWebKitGTK
public import Foundation

/// A store for the cookies, caches and storage of websites.
///
/// - Note: *Differs:* persistent stores lie in the user's data and cache directories (by default
///   `~/.local/share` and `~/.cache`), in a directory with the program's name. Two programs with
///   the same name share them.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject, WebsiteDataStoreWithIdentifier {
  /// Whether the data outlives the program.
  public let isPersistent: Bool

  /// The store's identifier; nil for the default store and for stores in memory.
  @available(iOS 17, macOS 14, *)
  public let identifier: UUID?

  /// The store's cookies.
  public var httpCookieStore: WKHTTPCookieStore { cookieStore }

  private lazy var cookieStore = makeCookieStore()

  let session: GObject
  /// The earliest date that data in the store can have.
  let beginning: Date

  private static var shared: WKWebsiteDataStore?

  init(session: GObject, isPersistent: Bool, identifier: UUID? = nil) {
    self.session = session
    self.isPersistent = isPersistent
    self.identifier = identifier
    beginning = isPersistent ? Date(timeIntervalSinceReferenceDate: 0) : Date()
    super.init()
  }

  /// Returns the program's own store, which is persistent.
  public static func `default`() -> WKWebsiteDataStore {
    if let shared { return shared }
    // WebKitGTK's own default session is the same for all programs that have no name in GLib.
    let store = WKWebsiteDataStore(session: makeSession(named: "Default"), isPersistent: true)
    shared = store
    return store
  }

  /// Returns a new store in memory, which shares nothing with others.
  public static func nonPersistent() -> WKWebsiteDataStore {
    Application.useLocale()
    guard let session = webkit_network_session_new_ephemeral() else {
      preconditionFailure("WebKitGTK made no network session.")
    }
    let owner = GObject(taking: session)
    WKDownload.follow(owner)
    return WKWebsiteDataStore(session: owner, isPersistent: false)
  }

  /// Makes a session that keeps its data under a name.
  static func makeSession(named name: String) -> GObject {
    let data = WebsiteDirectories.store(name, in: WebsiteDirectories.data).path
    let cache = WebsiteDirectories.store(name, in: WebsiteDirectories.cache).path
    Application.useLocale()
    guard let session = webkit_network_session_new(data, cache) else {
      preconditionFailure("WebKitGTK made no network session.")
    }
    // Without this call, the session would not keep its cookies on disk.
    webkit_cookie_manager_set_persistent_storage(
      webkit_network_session_get_cookie_manager(session), data + "/cookies.sqlite",
      WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
    let owner = GObject(taking: session)
    WKDownload.follow(owner)
    return owner
  }
}
