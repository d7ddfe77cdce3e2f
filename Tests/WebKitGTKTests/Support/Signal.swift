/// Something that happens once, for a test to wait for.
@MainActor final class Signal {
  private(set) var hasFired = false
  private let waiters = Waiters()
  private let name: String

  /// - Parameter name: What a test that ran out of time says it waited for.
  init(_ name: String = "a signal") { self.name = name }

  func fire() {
    hasFired = true
    waiters.check()
  }

  func wait() async {
    await waiters.wait(for: name) { self.hasFired }
  }
}
