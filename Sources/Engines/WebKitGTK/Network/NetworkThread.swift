import CMainLoop
import CWebKitGTK
import Foundation

/// What happens on the thread of the network.
@globalActor package actor NetworkActor {
  package static let shared = NetworkActor()

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    NetworkThread.shared.asUnownedSerialExecutor()
  }

  /// Runs a closure later on the thread of the network.
  static func run(_ body: @escaping @NetworkActor @Sendable () -> Void) {
    NetworkThread.shared.run { assumeIsolated(body) }
  }

  /// Runs a closure that GLib called on the thread of the network.
  static func assumeIsolated(_ body: @NetworkActor () -> Void) {
    NetworkThread.shared.checkIsolated()
    // The check above proves what the type of the closure asks for.
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
  }
}

/// A thread that waits for the network, so that the main thread has the user's input to itself.
final class NetworkThread: SerialExecutor {
  static let shared = NetworkThread()

  /// Any thread may attach sources to a main context, and this one lives as long as the process.
  nonisolated(unsafe) private let context: OpaquePointer

  private init() {
    nonisolated(unsafe) let context: OpaquePointer = g_main_context_new()
    self.context = context
    let thread = Thread {
      g_main_context_push_thread_default(context)
      g_main_loop_run(g_main_loop_new(context, 0))
    }
    thread.name = "webbridge.network"
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    run { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  // Callbacks of GLib are no jobs of the executor, and are on its thread nevertheless.
  func checkIsolated() {
    precondition(
      g_main_context_is_owner(context) != 0, "Only the thread of the network may do this.")
  }

  func isIsolatingCurrentContext() -> Bool? { g_main_context_is_owner(context) != 0 }

  /// Runs a closure later on the thread, behind the closures that it got before.
  func run(_ work: @escaping @Sendable () -> Void) {
    // An idle source with the priority of other sources, because g_main_context_invoke() would run the closure within
    // the caller on this thread.
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        ClosureBox<@Sendable () -> Void>.borrow(data).closure()
        return 0
      }, ClosureBox<@Sendable () -> Void>(work).retained(),
      { ClosureBox<@Sendable () -> Void>.free($0) })
    g_source_attach(source, context)
    g_source_unref(source)
  }
}

/// An object of the network thread, which alone releases it.
final class NetworkObject: Sendable {
  /// Only the network thread uses the object.
  nonisolated(unsafe) let raw: UnsafeMutableRawPointer

  /// Takes over a reference that the caller was given ("transfer full").
  init(taking raw: UnsafeMutableRawPointer) { self.raw = raw }

  deinit {
    nonisolated(unsafe) let raw = raw
    let thread = NetworkThread.shared
    if thread.isIsolatingCurrentContext() == true { return g_object_unref(raw) }
    thread.run { g_object_unref(raw) }
  }

  func pointer<Instance>(as type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: type)
  }

  var opaque: OpaquePointer { OpaquePointer(raw) }
}

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
