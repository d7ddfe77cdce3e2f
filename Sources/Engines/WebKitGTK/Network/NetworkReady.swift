import CWebKitGTK

/// A callback and its data for an asynchronous call of GIO on the network's thread, as ``AsyncReady`` is for the main
/// thread.
struct NetworkReady {
  typealias Completion = @NetworkActor (_ result: OpaquePointer?) -> Void

  /// The pointer that owns the closure until the call ends.
  let data: UnsafeMutableRawPointer

  init(_ completion: @escaping Completion) {
    data = ClosureBox(completion).retained()
  }

  /// The function that calls the closure and frees it.
  var callback: GAsyncReadyCallback {
    { _, result, data in
      // GLib calls back once, on the thread of the call, and gives the closure back.
      nonisolated(unsafe) let result = result
      nonisolated(unsafe) let box = ClosureBox<Completion>.take(data)
      NetworkActor.assumeIsolated { box.closure(result) }
    }
  }
}
