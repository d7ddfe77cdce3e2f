extension WKURLSchemeTask {
  /// Waits until the page's process has taken most of the data that the task was given, or the load
  /// is over.
  ///
  /// A writer that waits here keeps little of a large file in memory.
  @MainActor package func readerCaughtUp() async {
    guard let task = self as? SchemeTask else { return }
    await task.events.load.pace.room()
  }
}
