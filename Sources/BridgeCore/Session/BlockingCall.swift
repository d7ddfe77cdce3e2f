/// A synchronous call that the page waits for.
struct BlockingCall {
  /// Answers the call, which lets the page go on.
  let reply: @MainActor (String) -> Void
  /// The task of a handler that answers later.
  var task: Task<Void, Never>?
}
