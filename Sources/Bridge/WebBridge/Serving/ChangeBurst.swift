import Dispatch

/// Reports changes that follow each other closely once, when they have ended.
///
/// Editors and build tools write several files, and write temporary files that they rename.
///
/// `@unchecked`, because Dispatch's sources may be used on any thread but are declared `Sendable` only on some
/// systems.
final class ChangeBurst: @unchecked Sendable {
  /// The serial queue of the changes.
  let queue: DispatchQueue
  private let timer: any DispatchSourceTimer

  /// The time without changes after which a burst has ended.
  private static let quiet = DispatchTimeInterval.milliseconds(60)

  init(onQueue queue: DispatchQueue, ended: @escaping @Sendable () -> Void) {
    self.queue = queue
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler(handler: ended)
    timer.schedule(deadline: .distantFuture)
    timer.resume()
  }

  /// Records a change, which postpones the end of the burst.
  func changed() { timer.schedule(deadline: .now() + Self.quiet) }

  deinit { timer.cancel() }
}
