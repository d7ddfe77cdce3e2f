/// An event that happens once, for a test to wait for.
@MainActor final class Signal {
  private(set) var hasFired = false
  private let waiters = Waiters()
  private let name: String

  /// - Parameter name: The name of the signal in the failure of a test that ran out of time.
  init(_ name: String = "a signal") { self.name = name }

  func fire() {
    hasFired = true
    waiters.check()
  }

  func wait() async {
    await waiters.wait(for: name) { self.hasFired }
  }
}
