import CWebKitGTK
public import Foundation

/// The place of cookies, caches and storage.
///
/// - Note: *Differs:* persistent stores lie in the user's data and cache directories (by default
///   `~/.local/share` and `~/.cache`) in a directory of the program's name, so that two programs of
///   one name share them.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject, WebsiteDataStoreWithIdentifier {
  /// Whether the data outlives the program.
  public let isPersistent: Bool

  /// The identifier that the store was made with; nil for the default store and those in memory.
  @available(iOS 17, macOS 14, *)
  public let identifier: UUID?

  /// The store's cookies.
  public var httpCookieStore: WKHTTPCookieStore { cookieStore }

  private lazy var cookieStore = makeCookieStore()

  let session: GObject
  /// A date that nothing in the store is older than.
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
    // WebKitGTK's own default is one for all programs that have told GLib no name.
    let store = WKWebsiteDataStore(session: makeSession(named: "Default"), isPersistent: true)
    shared = store
    return store
  }

  /// Returns a new store in memory, which shares nothing with others.
  public static func nonPersistent() -> WKWebsiteDataStore {
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
    guard let session = webkit_network_session_new(data, cache) else {
      preconditionFailure("WebKitGTK made no network session.")
    }
    // By itself it would forget its cookies.
    webkit_cookie_manager_set_persistent_storage(
      webkit_network_session_get_cookie_manager(session), data + "/cookies.sqlite",
      WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
    let owner = GObject(taking: session)
    WKDownload.follow(owner)
    return owner
  }
}
