import CWebKitGTK
public import Foundation

/// The cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The cache on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The cache in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What `localStorage` holds.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// What `sessionStorage` holds.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What IndexedDB holds.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
/// What the Cache API holds.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

extension WKWebsiteDataStore {
  private static let types: [String: WebKitWebsiteDataTypes] = [
    WKWebsiteDataTypeCookies: WEBKIT_WEBSITE_DATA_COOKIES,
    WKWebsiteDataTypeDiskCache: WEBKIT_WEBSITE_DATA_DISK_CACHE,
    WKWebsiteDataTypeMemoryCache: WEBKIT_WEBSITE_DATA_MEMORY_CACHE,
    WKWebsiteDataTypeLocalStorage: WEBKIT_WEBSITE_DATA_LOCAL_STORAGE,
    WKWebsiteDataTypeSessionStorage: WEBKIT_WEBSITE_DATA_SESSION_STORAGE,
    WKWebsiteDataTypeIndexedDBDatabases: WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES,
    WKWebsiteDataTypeServiceWorkerRegistrations:
      WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS,
    WKWebsiteDataTypeFetchCache: WEBKIT_WEBSITE_DATA_DOM_CACHE,
  ]

  /// Returns all types of data.
  public static func allWebsiteDataTypes() -> Set<String> { Set(types.keys) }

  /// Removes data that changed since a date.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    let flags = dataTypes.compactMap { Self.types[$0]?.rawValue }.reduce(0, |)
    // Zero means all of it, and a date in the future none.
    let age = date == .distantPast ? 0 : max(1, Date().timeIntervalSince(date) * 1e6)
    let manager = webkit_network_session_get_website_data_manager(session.opaque)
    let ready = AsyncReady { source, result in
      webkit_website_data_manager_clear_finish(source.map { OpaquePointer($0) }, result, nil)
      completionHandler()
    }
    webkit_website_data_manager_clear(
      manager, WebKitWebsiteDataTypes(flags), GTimeSpan(min(age, 9e18)), nil, ready.callback,
      ready.data)
  }

  /// Removes data that changed since a date.
  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
    }
  }
}
