/// Something that happens once, for a test to wait for.
@MainActor final class Signal {
  private(set) var hasFired = false
  private let waiters = Waiters()

  func fire() {
    hasFired = true
    waiters.check()
  }

  func wait() async {
    await waiters.wait(for: "a signal") { self.hasFired }
  }
}
