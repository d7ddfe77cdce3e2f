import CWebKitGTK
public import Foundation

/// The place of cookies, caches and storage.
@MainActor open class WKWebsiteDataStore: NSObject {
  /// Whether the data outlives the program.
  public let isPersistent: Bool

  /// The store's identifier, for one that was made with it.
  public let identifier: UUID?

  /// The store's cookies.
  public private(set) lazy var httpCookieStore = WKHTTPCookieStore(session)

  let session: GObject

  private static var shared: WKWebsiteDataStore?
  private static var identified: [UUID: WKWebsiteDataStore] = [:]

  private init(session: GObject?, isPersistent: Bool, identifier: UUID? = nil) {
    guard let session else { preconditionFailure("WebKitGTK made no network session.") }
    self.session = session
    self.isPersistent = isPersistent
    self.identifier = identifier
    super.init()
    WKDownload.follow(session)
  }

  /// Returns the program's own store.
  public static func `default`() -> WKWebsiteDataStore {
    if let shared { return shared }
    let session = webkit_network_session_get_default()
    let store = WKWebsiteDataStore(
      session: session.map { GObject(retaining: $0) }, isPersistent: true)
    shared = store
    return store
  }

  /// Returns a new store in memory.
  public static func nonPersistent() -> WKWebsiteDataStore {
    let session = webkit_network_session_new_ephemeral()
    return WKWebsiteDataStore(session: session.map { GObject(taking: $0) }, isPersistent: false)
  }

  /// Returns the store of an identifier, kept apart from all others.
  ///
  /// - Note: *Differs:* kept in the user's data and cache directories, under the program's name.
  public static func forIdentifier(_ identifier: UUID) -> WKWebsiteDataStore {
    if let store = identified[identifier] { return store }
    let session = webkit_network_session_new(
      directory(in: g_get_user_data_dir(), identifier),
      directory(in: g_get_user_cache_dir(), identifier))
    let store = WKWebsiteDataStore(
      session: session.map { GObject(taking: $0) }, isPersistent: true, identifier: identifier)
    identified[identifier] = store
    return store
  }

  private static func directory(in base: UnsafePointer<CChar>?, _ identifier: UUID) -> String {
    let base = base.map { String(cString: $0) } ?? NSTemporaryDirectory()
    let program = g_get_prgname().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName
    return "\(base)/\(program)/WebsiteData/\(identifier.uuidString)"
  }
}
