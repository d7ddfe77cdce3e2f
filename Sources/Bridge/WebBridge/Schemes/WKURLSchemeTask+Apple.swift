#if canImport(ObjectiveC)
  import WebKit

  extension WKURLSchemeTask {
    /// Returns immediately, because Apple's WebKit has no public API that reports what the page has taken.
    @MainActor func readerCaughtUp() async throws {}
  }
#endif
