import CWebKitGTK
public import Foundation

/// The cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The cache on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The cache in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The contents of `localStorage`.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The contents of `sessionStorage`.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The contents of the Cache API.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The salt for hashing the identifiers of cameras and microphones.
@available(iOS 17, macOS 14, *)
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
/// The caches of pages that work offline through a manifest.
@available(macOS, deprecated: 26.2, message: "There is no such cache any more.")
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"

/// The sites that require HTTPS.
///
/// - Note: *Differs:* exists on Linux only.
public let WKWebsiteDataTypeHSTSCache = "WKWebsiteDataTypeHSTSCache"
/// The statistics about sites that track the user.
///
/// - Note: *Differs:* exists on Linux only.
public let WKWebsiteDataTypeResourceLoadStatistics = "WKWebsiteDataTypeResourceLoadStatistics"

/// The WebSQL databases.
///
/// - Note: *Differs:* there are none on Linux.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The files that pages keep.
///
/// - Note: *Differs:* this type cannot be listed or removed separately on Linux.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
/// The data of media keys.
///
/// - Note: *Differs:* this type cannot be listed or removed separately on Linux.
@available(iOS 17, macOS 14, *)
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
/// The recent searches in search fields.
///
/// - Note: *Differs:* there are none on Linux.
@available(iOS 17, macOS 14, *)
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"

/// The mapping between Apple's names of data types and WebKitGTK's flags.
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

  /// Returns the combined flags of the types, ignoring types that WebKitGTK does not know.
  static func combine(_ types: Set<String>) -> WebKitWebsiteDataTypes {
    WebKitWebsiteDataTypes(types.compactMap { flags[$0]?.rawValue }.reduce(0, |))
  }

  /// Returns the names of the types in combined flags.
  static func names(of types: WebKitWebsiteDataTypes) -> Set<String> {
    Set(flags.filter { types.rawValue & $0.value.rawValue != 0 }.keys)
  }
}

/// The data that one site keeps in a data store.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The site's name, usually its domain.
  public let displayName: String

  /// The types of data that the site keeps.
  public let dataTypes: Set<String>

  let data: Boxed

  init(taking data: OpaquePointer) {
    self.data = Boxed(takingOnMain: data) { webkit_website_data_unref($0) }
    displayName = webkit_website_data_get_name(data).map { String(cString: $0) } ?? ""
    dataTypes = WebsiteDataTypes.names(of: webkit_website_data_get_types(data))
    super.init()
  }
}
