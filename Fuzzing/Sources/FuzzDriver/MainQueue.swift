import CFuzzer

/// The main queue, on which the tasks of the main actor run.
@MainActor public enum MainQueue {
  /// Runs what waits, and what that enqueues.
  public static func drain() {
    _ = handle
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// The queue runs nothing before somebody has asked for its handle.
  private static let handle = _dispatch_get_main_queue_handle_4CF()
}
