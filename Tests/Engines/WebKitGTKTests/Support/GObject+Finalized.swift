import CWebKitGTK

@testable import WebKitGTK

extension WebKitGTK.GObject {
  /// Returns a signal that fires when the object is finalized.
  @MainActor func whenFinalized() -> Signal {
    let signal = Signal()
    let box = ClosureBox<@MainActor () -> Void> { signal.fire() }
    g_object_weak_ref(
      pointer(),
      { data, _ in
        nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.take(data)
        // The object must be finalized on the main thread, which this asserts.
        MainActor.assumeIsolated { box.closure() }
      }, box.retained())
    return signal
  }
}
