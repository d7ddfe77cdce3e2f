import Foundation

extension CookieSync {
  /// A call of ``clear(domains:within:)`` that waits for its turn.
  struct Clearing {
    let domains: [CookieDomain]
    let answer: @MainActor (Result<Void, CookieSyncError>) -> Void
  }

  /// Removes cookies from both jars, as an app does that signs out.
  ///
  /// Changes of the jars that the sync has not carried yet are removed as well. A page that is open can set cookies
  /// again afterwards, so leave it first, or load it again then. Partitioned cookies stay.
  ///
  /// Other data stores that share the jar follow by their own syncs; call this method on each of them to wait for it.
  ///
  /// - Parameters:
  ///   - domains: The domains whose cookies are removed, with their subdomains; `nil` for those of the sync.
  ///   - limit: How long to wait.
  /// - Throws: ``CookieSyncError``: cookies may be left in a jar.
  public func clear(
    domains: [CookieDomain]? = nil, within limit: Duration = .seconds(10)
  ) async throws {
    guard !isStopped else { throw CookieSyncError.stopped }
    let result = await Callback.value(within: limit) { answer in
      clearings.append(Clearing(domains: domains ?? self.domains, answer: answer))
      startRound()
    }
    guard let result else {
      throw CookieSyncError(.failed, "The cookies were not removed within \(limit).")
    }
    try result.get()
  }

  /// Removes the cookies of the first call that waits.
  func run(_ clearing: Clearing) async {
    // The call stays in the list until it is over, so that stopping the sync ends it.
    defer { if !clearings.isEmpty { clearings.removeFirst() } }
    do throws(CookieSyncError) {
      try await clearJars(clearing.domains)
      clearing.answer(.success(()))
    } catch {
      clearing.answer(.failure(error))
    }
  }

  private func clearJars(_ domains: [CookieDomain]) async throws(CookieSyncError) {
    func isMeant(_ cookie: WebCookie) -> Bool {
      !cookie.isPartitioned && domains.contains { $0.contains(cookie.domain) }
    }
    var left: [WebCookie.ID] = []
    // The last look only checks, because a page may have set a cookie again in the meantime.
    for isLast in [false, false, true] {
      do {
        let (native, web) = try await readJars()
        // The call has ended already.
        guard !isStopped else { return }
        let nativeIDs = native.filter(isMeant).map(\.id)
        let webIDs = web.filter(isMeant).map(\.id)
        left = Array(Set(nativeIDs + webIDs))
        if left.isEmpty { return }
        if isLast { break }
        ledger.remove(Set(left))
        if !nativeIDs.isEmpty { try await jar.remove(nativeIDs) }
        try await store.write(webIDs.map { .init(id: $0, cookie: nil) })
      } catch {
        throw CookieSyncError(.failed, "The cookies could not be removed: \(error)")
      }
    }
    throw CookieSyncError(
      .notRemoved, "Cookies were set again or could not be removed: \(left)", cookies: left)
  }
}
