public import Foundation

/// What lets ``WKWebsiteDataStore`` have an initializer that gives a store that exists already.
///
/// - Note: *Differs:* exists on Linux only.
@preconcurrency @MainActor public protocol WebsiteDataStoreWithIdentifier {}

extension WebsiteDataStoreWithIdentifier where Self == WKWebsiteDataStore {
  /// Gives the persistent store of an identifier, which is made if there is none and kept apart from
  /// all others.
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
  // WebKit may keep the process of a page, and what it needs, for a while after its view has gone.
  // Two sessions in one directory would not see each other's changes: there is one, for good.
  private static var sessions: [UUID: GObject] = [:]
  // To end a session that has files makes the network process crash a little later, and with it all
  // that is kept in memory is gone. So they stay, emptied.
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

  /// The cookies of the store, which may have outlived an earlier object of the same identifier.
  func makeCookieStore() -> WKHTTPCookieStore {
    guard let identifier else { return WKHTTPCookieStore(session) }
    if let cookieStore = Self.cookieStores[identifier]?.object { return cookieStore }
    let cookieStore = WKHTTPCookieStore(session)
    Self.cookieStores[identifier] = Weak(cookieStore)
    return cookieStore
  }

  /// Passes on the identifiers of the stores that exist.
  @available(iOS 17, macOS 14, *)
  @preconcurrency public static func fetchAllDataStoreIdentifiers(
    _ completionHandler: @escaping @MainActor @Sendable ([UUID]) -> Void
  ) {
    let directory = WebsiteDirectories.stores(in: WebsiteDirectories.data)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    // A store's directory may be made a little after the store.
    let identifiers = Set(names.compactMap { UUID(uuidString: $0) }).union(sessions.keys)
    MainLoop.performLater { completionHandler(Array(identifiers)) }
  }

  /// The identifiers of the stores that exist.
  @available(iOS 17, macOS 14, *)
  public static var allDataStoreIdentifiers: [UUID] {
    get async {
      await withCheckedContinuation { continuation in
        fetchAllDataStoreIdentifiers { continuation.resume(returning: $0) }
      }
    }
  }

  /// Removes the store of an identifier and all that it holds. Removing a store that does not exist
  /// succeeds.
  ///
  /// - Parameters:
  ///   - identifier: The store's identifier.
  ///   - completionHandler: Gets an error if the store is in use, by a view or by the app, or if its
  ///     files could not be removed.
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

  /// Removes the store of an identifier and all that it holds, which takes a moment after it was in
  /// use. Removing a store that does not exist succeeds.
  ///
  /// - Throws: An error if the store is in use, by a view or by the app, or if its files could not be
  ///   removed.
  @available(iOS 17, macOS 14, *)
  public static func remove(forIdentifier identifier: UUID) async throws {
    try checkUse(of: identifier)
    if sessions[identifier] != nil {
      // WebKit writes what it caches one second after it came, even where all was removed.
      try await Task.sleep(for: .milliseconds(1500))
    }
    try await removeNow(identifier)
  }

  /// Removes a store without a wait for what WebKit still has to write.
  static func removeNow(_ identifier: UUID) async throws {
    try checkUse(of: identifier)
    if let session = sessions[identifier] {
      let store = WKWebsiteDataStore(session: session, isPersistent: true)
      await store.removeData(ofTypes: allWebsiteDataTypes(), modifiedSince: .distantPast)
      // Whoever asked for the store meanwhile has this session, and its files.
      try checkUse(of: identifier)
    }
    // Nothing can ask for it from here on until its files are gone.
    if let session = sessions.removeValue(forKey: identifier) {
      removedSessions.append(session)
      removeLateFiles(of: identifier)
    }
    try removeFiles(of: identifier)
  }

  /// Removes what WebKit writes all the same, unless it belongs to a new store by then.
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
