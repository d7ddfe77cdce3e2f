#if !canImport(ObjectiveC)
  extension CookieStorageJar {
    /// Announces a change that the jar has made, because Foundation on Linux never posts the notification.
    func announceOwnChange() { cookiesDidChange() }
  }
#endif
