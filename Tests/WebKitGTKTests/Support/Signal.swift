/// Something that happens once, for a test to wait for.
@MainActor final class Signal {
  private(set) var hasFired = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func fire() {
    hasFired = true
    for waiter in waiting { waiter.resume() }
    waiting.removeAll()
  }

  func wait() async {
    if !hasFired { await withCheckedContinuation { waiting.append($0) } }
  }
}
