import CWebKitGTK

/// A callback and its data for an asynchronous call of GIO, made from a closure that is called
/// exactly once.
///
/// ```swift
/// let ready = AsyncReady { source, result in … some_call_finish(source, result, &error) … }
/// some_call(object, nil, ready.callback, ready.data)
/// ```
struct AsyncReady {
  typealias Completion =
    @MainActor (_ source: UnsafeMutableRawPointer?, _ result: OpaquePointer?) -> Void

  /// The pointer that owns the closure until the call ends.
  let data: UnsafeMutableRawPointer

  init(_ completion: @escaping Completion) {
    data = ClosureBox(completion).retained()
  }

  /// The function that calls the closure and frees it.
  var callback: GAsyncReadyCallback {
    { source, result, data in
      // GLib calls back once, on the main thread, and gives the closure back.
      nonisolated(unsafe) let source = source.map { UnsafeMutableRawPointer($0) }
      nonisolated(unsafe) let result = result
      nonisolated(unsafe) let box = ClosureBox<Completion>.take(data)
      MainActor.assumeIsolated { box.closure(source, result) }
    }
  }
}
