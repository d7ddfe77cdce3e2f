#if canImport(ObjectiveC)
  extension CookieStorageJar {
    /// Does nothing, because the storage announces every change itself.
    func announceOwnChange() {}
  }
#endif
