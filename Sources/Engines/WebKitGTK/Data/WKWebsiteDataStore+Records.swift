import CWebKitGTK
public import Foundation

extension WKWebsiteDataStore {
  /// Returns all types of data that a store may hold.
  public static func allWebsiteDataTypes() -> Set<String> { Set(WebsiteDataTypes.flags.keys) }

  /// Fetches one record for each site that keeps data of the types.
  @preconcurrency public func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    let ready = AsyncReady { manager, result in
      let list = webkit_website_data_manager_fetch_finish(
        manager.map { OpaquePointer($0) }, result, nil)
      completionHandler([OpaquePointer](takingList: list).map { WKWebsiteDataRecord(taking: $0) })
    }
    webkit_website_data_manager_fetch(
      dataManager, WebsiteDataTypes.combine(dataTypes), nil, ready.callback, ready.data)
  }

  /// Returns one record for each site that keeps data of the types.
  public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { continuation in
      fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
    }
  }

  /// Removes data of some sites.
  @preconcurrency public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    // WebKitGTK treats an empty list as a programming error and never calls back.
    guard !dataRecords.isEmpty else {
      MainLoop.performLater { completionHandler() }
      return
    }
    let ready = AsyncReady { manager, result in
      webkit_website_data_manager_remove_finish(manager.map { OpaquePointer($0) }, result, nil)
      completionHandler()
    }
    var list: UnsafeMutablePointer<GList>?
    for record in dataRecords.reversed() {
      list = g_list_prepend(list, UnsafeMutableRawPointer(record.data.pointer))
    }
    webkit_website_data_manager_remove(
      dataManager, WebsiteDataTypes.combine(dataTypes), list, nil, ready.callback, ready.data)
    g_list_free(list)
  }

  /// Removes data of some sites.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
    }
  }

  /// Removes data that changed since a date.
  ///
  /// - Note: *Differs:* WebKitGTK does not know when a cookie was set. All cookies are removed if
  ///   nothing in the store can be older than the date, as with `distantPast`; otherwise no cookie
  ///   is removed.
  @preconcurrency public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    let age = Date().timeIntervalSince(date)
    guard age > 0 else {
      MainLoop.performLater { completionHandler() }
      return
    }
    let ready = AsyncReady { manager, result in
      webkit_website_data_manager_clear_finish(manager.map { OpaquePointer($0) }, result, nil)
      completionHandler()
    }
    // A span of zero means any age.
    let span = date <= beginning ? 0 : max(1, GTimeSpan(age * 1e6))
    webkit_website_data_manager_clear(
      dataManager, WebsiteDataTypes.combine(dataTypes), span, nil, ready.callback, ready.data)
  }

  /// Removes data that changed since a date.
  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
    }
  }

  private var dataManager: OpaquePointer? {
    webkit_network_session_get_website_data_manager(session.opaque)
  }
}
