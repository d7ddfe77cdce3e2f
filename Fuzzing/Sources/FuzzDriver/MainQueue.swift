import CFuzzer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The main queue, on which the tasks of the main actor run.
@MainActor public enum MainQueue {
  /// Runs what waits.
  ///
  /// - Parameter milliseconds: How long to wait for something that runs on another thread now, and comes back.
  public static func drain(waiting milliseconds: Int32 = 0) {
    if milliseconds > 0 {
      var wake = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      _ = poll(&wake, 1, milliseconds)
    }
    var count: UInt64 = 0
    _ = read(handle, &count, 8)
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Readable while something waits. The queue runs nothing before somebody has asked for the handle.
  private static let handle = _dispatch_get_main_queue_handle_4CF()
}
