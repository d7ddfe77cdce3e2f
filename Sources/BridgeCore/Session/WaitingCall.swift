/// A synchronous call that waits until the texts before it are read, or until the page may make calls again.
///
/// A class, because every text asks whether there is one.
final class WaitingCall {
  let call: SynchronousCall
  /// Answers the call, which lets the page go on.
  let reply: @MainActor (String) -> Void

  init(_ call: SynchronousCall, reply: @escaping @MainActor (String) -> Void) {
    (self.call, self.reply) = (call, reply)
  }
}
