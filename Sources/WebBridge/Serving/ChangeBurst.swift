import Dispatch

/// Changes that follow each other closely, reported once when they have ended.
///
/// Editors and build tools write several files, and write temporary files that they rename.
///
/// Unchecked, because Dispatch's sources may be used on any thread, but say so on some systems only.
final class ChangeBurst: @unchecked Sendable {
  /// The queue of the changes. It has only one thread at a time.
  let queue: DispatchQueue
  private let timer: any DispatchSourceTimer

  /// How long nothing may have changed until a burst counts as ended.
  private static let quiet = DispatchTimeInterval.milliseconds(60)

  init(onQueue queue: DispatchQueue, ended: @escaping @Sendable () -> Void) {
    self.queue = queue
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler(handler: ended)
    timer.schedule(deadline: .distantFuture)
    timer.resume()
  }

  /// Notes a change: the end of the burst is that much later.
  func changed() { timer.schedule(deadline: .now() + Self.quiet) }

  deinit { timer.cancel() }
}
