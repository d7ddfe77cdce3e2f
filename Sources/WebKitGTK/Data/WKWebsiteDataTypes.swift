import CWebKitGTK

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
/// What the names of cameras and microphones are scrambled with.
@available(iOS 17, macOS 14, *)
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
/// The caches of pages that work offline through a manifest.
@available(macOS, deprecated: 26.2, message: "There is no such cache any more.")
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"

/// The sites that want to be reached by HTTPS only.
///
/// - Note: *Differs:* exists on Linux only.
public let WKWebsiteDataTypeHSTSCache = "WKWebsiteDataTypeHSTSCache"
/// What was learnt about sites that track the user.
///
/// - Note: *Differs:* exists on Linux only.
public let WKWebsiteDataTypeResourceLoadStatistics = "WKWebsiteDataTypeResourceLoadStatistics"

/// What WebSQL holds.
///
/// - Note: *Differs:* there is none on Linux.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The files that pages keep.
///
/// - Note: *Differs:* cannot be listed or removed by itself on Linux.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
/// What media keys leave.
///
/// - Note: *Differs:* cannot be listed or removed by itself on Linux.
@available(iOS 17, macOS 14, *)
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
/// What was searched for in search fields.
///
/// - Note: *Differs:* there is none on Linux.
@available(iOS 17, macOS 14, *)
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"

/// The types of data, as Apple names them and as WebKitGTK does.
enum WebsiteDataTypes {
  static let flags: [String: WebKitWebsiteDataTypes] = [
    WKWebsiteDataTypeCookies: WEBKIT_WEBSITE_DATA_COOKIES,
    WKWebsiteDataTypeDiskCache: WEBKIT_WEBSITE_DATA_DISK_CACHE,
    WKWebsiteDataTypeMemoryCache: WEBKIT_WEBSITE_DATA_MEMORY_CACHE,
    WKWebsiteDataTypeLocalStorage: WEBKIT_WEBSITE_DATA_LOCAL_STORAGE,
    WKWebsiteDataTypeSessionStorage: WEBKIT_WEBSITE_DATA_SESSION_STORAGE,
    WKWebsiteDataTypeIndexedDBDatabases: WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES,
    WKWebsiteDataTypeServiceWorkerRegistrations: WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS,
    WKWebsiteDataTypeFetchCache: WEBKIT_WEBSITE_DATA_DOM_CACHE,
    WKWebsiteDataTypeHashSalt: WEBKIT_WEBSITE_DATA_DEVICE_ID_HASH_SALT,
    WKWebsiteDataTypeOfflineWebApplicationCache: WEBKIT_WEBSITE_DATA_OFFLINE_APPLICATION_CACHE,
    WKWebsiteDataTypeHSTSCache: WEBKIT_WEBSITE_DATA_HSTS_CACHE,
    WKWebsiteDataTypeResourceLoadStatistics: WEBKIT_WEBSITE_DATA_ITP,
  ]

  /// The types of a set, without those that WebKitGTK does not know.
  static func combine(_ types: Set<String>) -> WebKitWebsiteDataTypes {
    WebKitWebsiteDataTypes(types.compactMap { flags[$0]?.rawValue }.reduce(0, |))
  }

  /// The names of combined types.
  static func names(of types: WebKitWebsiteDataTypes) -> Set<String> {
    Set(flags.filter { types.rawValue & $0.value.rawValue != 0 }.keys)
  }
}
