/// Holds handlers until the test releases them, whether or not they are cancelled.
@MainActor package final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  package init() {}

  /// The number of handlers that wait.
  package var count: Int { waiting.count }

  package func wait() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Releases `count` of the waiting handlers.
  package func release(_ count: Int) {
    let released = waiting.prefix(count)
    waiting.removeFirst(released.count)
    for continuation in released { continuation.resume() }
  }

  /// Releases all waiting handlers, and lets later handlers pass.
  package func open() {
    isOpen = true
    release(waiting.count)
  }
}
