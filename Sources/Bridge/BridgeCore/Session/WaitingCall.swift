/// A synchronous call that waits until the texts before it are read, or until the page may make calls again.
///
/// A class, because every text asks whether there is one.
final class WaitingCall {
  let call: SynchronousCall
  /// Answers the call, which lets the page go on.
  let reply: @MainActor (String) -> Void
  /// Whether the call waits for its value, which is read off the main actor.
  let isRead: Bool

  init(
    _ call: SynchronousCall, isRead: Bool = false, reply: @escaping @MainActor (String) -> Void
  ) {
    (self.call, self.isRead, self.reply) = (call, isRead, reply)
  }
}
