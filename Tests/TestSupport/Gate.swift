/// Where handlers wait until the test lets them go on, whether they are cancelled or not.
@MainActor package final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  package init() {}

  /// How many wait now.
  package var count: Int { waiting.count }

  package func wait() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Lets some of those that wait go on.
  package func release(_ count: Int) {
    let released = waiting.prefix(count)
    waiting.removeFirst(released.count)
    for continuation in released { continuation.resume() }
  }

  /// Lets all go on, and those that come.
  package func open() {
    isOpen = true
    release(waiting.count)
  }
}
