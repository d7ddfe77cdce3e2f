public import Foundation

/// A protocol that lets an initializer of ``WKWebsiteDataStore`` return an existing store.
///
/// - Note: *Differs:* exists on Linux only.
@preconcurrency @MainActor public protocol WebsiteDataStoreWithIdentifier {}

extension WebsiteDataStoreWithIdentifier where Self == WKWebsiteDataStore {
  /// Returns the persistent store with the identifier, which is created if it does not exist. The
  /// store shares no data with others.
  ///
  /// - Precondition: The identifier is not all zeros.
  @available(iOS 17, macOS 14, *)
  public init(forIdentifier identifier: UUID) {
    self = WKWebsiteDataStore.store(forIdentifier: identifier)
  }
}

extension WKWebsiteDataStore {
  private static var stores: [UUID: Weak<WKWebsiteDataStore>] = [:]
  private static var cookieStores: [UUID: Weak<WKHTTPCookieStore>] = [:]
  // Never released. WebKit may keep a page's process and its session for a while after the view is
  // gone, and two sessions in one directory would not see each other's changes.
  private static var sessions: [UUID: GObject] = [:]
  // Emptied sessions, kept alive because ending a session that has files makes the network process
  // crash a little later, which loses everything that it keeps in memory.
  private static var removedSessions: [GObject] = []

  fileprivate static func store(forIdentifier identifier: UUID) -> WKWebsiteDataStore {
    if let store = stores[identifier]?.object { return store }
    precondition(
      identifier != UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      "The identifier of a data store must not be all zeros.")
    let session = sessions[identifier] ?? makeSession(named: identifier.uuidString)
    sessions[identifier] = session
    let store = WKWebsiteDataStore(session: session, isPersistent: true, identifier: identifier)
    stores[identifier] = Weak(store)
    return store
  }

  /// Returns the cookie store, which may have outlived an earlier store with the same identifier.
  func makeCookieStore() -> WKHTTPCookieStore {
    guard let identifier else { return WKHTTPCookieStore(session) }
    if let cookieStore = Self.cookieStores[identifier]?.object { return cookieStore }
    let cookieStore = WKHTTPCookieStore(session)
    Self.cookieStores[identifier] = Weak(cookieStore)
    return cookieStore
  }

  /// Fetches the identifiers of all existing stores.
  @available(iOS 17, macOS 14, *)
  @preconcurrency public static func fetchAllDataStoreIdentifiers(
    _ completionHandler: @escaping @MainActor @Sendable ([UUID]) -> Void
  ) {
    let directory = WebsiteDirectories.stores(in: WebsiteDirectories.data)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    // WebKit may create a store's directory a little later than the store.
    let identifiers = Set(names.compactMap { UUID(uuidString: $0) }).union(sessions.keys)
    MainLoop.performLater { completionHandler(Array(identifiers)) }
  }

  /// The identifiers of all existing stores.
  @available(iOS 17, macOS 14, *)
  public static var allDataStoreIdentifiers: [UUID] {
    get async {
      await withCheckedContinuation { continuation in
        fetchAllDataStoreIdentifiers { continuation.resume(returning: $0) }
      }
    }
  }

  /// Removes the store with the identifier and all its data. Removing a store that does not exist
  /// succeeds.
  ///
  /// - Parameters:
  ///   - identifier: The store's identifier.
  ///   - completionHandler: Receives an error if the store is in use, by a view or by the app, or if
  ///     its files could not be removed.
  @available(iOS 17, macOS 14, *)
  @preconcurrency public static func remove(
    forIdentifier identifier: UUID,
    completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    Task {
      do {
        try await remove(forIdentifier: identifier)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }

  /// Removes the store with the identifier and all its data, which takes more than a second if the
  /// program has used the store. Removing a store that does not exist succeeds.
  ///
  /// - Throws: An error if the store is in use, by a view or by the app, or if its files could not be
  ///   removed.
  @available(iOS 17, macOS 14, *)
  public static func remove(forIdentifier identifier: UUID) async throws {
    try checkUse(of: identifier)
    if sessions[identifier] != nil {
      // WebKit writes cached data one second after its arrival, even if the cache was cleared.
      try await Task.sleep(for: .milliseconds(1500))
    }
    try await removeNow(identifier)
  }

  /// Removes a store without waiting for data that WebKit has yet to write.
  static func removeNow(_ identifier: UUID) async throws {
    try checkUse(of: identifier)
    if let session = sessions[identifier] {
      let store = WKWebsiteDataStore(session: session, isPersistent: true)
      await store.removeData(ofTypes: allWebsiteDataTypes(), modifiedSince: .distantPast)
      // A caller that asked for the store meanwhile uses this session and its files.
      try checkUse(of: identifier)
    }
    // The code below does not suspend, so no code can ask for the store until its files are gone.
    if let session = sessions.removeValue(forKey: identifier) {
      removedSessions.append(session)
      removeLateFiles(of: identifier)
    }
    try removeFiles(of: identifier)
  }

  /// Removes files that WebKit writes after the removal, unless they belong to a new store by then.
  private static func removeLateFiles(of identifier: UUID) {
    Task {
      try? await Task.sleep(for: .seconds(3))
      if sessions[identifier] == nil { try? removeFiles(of: identifier) }
    }
  }

  private static func removeFiles(of identifier: UUID) throws {
    for base in [WebsiteDirectories.data, WebsiteDirectories.cache] {
      let directory = WebsiteDirectories.store(identifier.uuidString, in: base)
      guard FileManager.default.fileExists(atPath: directory.path) else { continue }
      do {
        try FileManager.default.removeItem(at: directory)
      } catch {
        throw removalError("Failed to delete files on disk: \(error.localizedDescription)")
      }
    }
  }

  private static func checkUse(of identifier: UUID) throws {
    let isInUse = stores[identifier]?.object != nil || cookieStores[identifier]?.object != nil
    if isInUse { throw removalError("Data store is in use") }
  }

  private static func removalError(_ description: String) -> any Error {
    NSError(
      domain: "WKWebSiteDataStore", code: 1, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
