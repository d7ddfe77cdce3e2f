import CWebKitGTK

@testable import WebKitGTK

extension WebKitGTK.GObject {
  /// A signal that fires when the object has gone.
  @MainActor func whenFinalized() -> Signal {
    let signal = Signal()
    let box = ClosureBox<@MainActor () -> Void> { signal.fire() }
    g_object_weak_ref(
      pointer(),
      { data, _ in
        nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.take(data)
        // A test must see it happen on the main thread.
        MainActor.assumeIsolated { box.closure() }
      }, box.retained())
    return signal
  }
}
