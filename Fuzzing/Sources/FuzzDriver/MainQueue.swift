import CFuzzer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The main queue, on which the tasks of the main actor run.
@MainActor public enum MainQueue {
  /// Runs what waits, and what comes from other threads, until a condition holds, or for two seconds.
  ///
  /// A thread that releases something wakes nobody. The other threads therefore get the processor at first, and after
  /// that a millisecond each time.
  public static func drain(until isDone: () -> Bool) {
    for turn in 0..<2000 {
      if isDone() { return }
      if turn < 20 {
        sched_yield()
      } else {
        var wake = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
        _ = poll(&wake, 1, 1)
      }
      drain()
    }
  }

  /// Runs what waits.
  public static func drain() {
    var count: UInt64 = 0
    _ = read(handle, &count, 8)
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Readable while something waits. The queue runs nothing before somebody has asked for the handle.
  private static let handle = _dispatch_get_main_queue_handle_4CF()
}
