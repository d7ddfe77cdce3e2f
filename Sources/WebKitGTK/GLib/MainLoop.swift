import CMainLoop
import CWebKitGTK

/// GLib's main loop, which serves both GTK and the main actor.
///
/// A program with an asynchronous `main` and a test runner need nothing from here: the loop runs
/// while they wait. A program with a synchronous `main` calls ``run()``.
public enum MainLoop {
  /// Runs the main loop until ``quit()``.
  @MainActor public static func run() {
    main_loop_run()
  }

  /// Ends the innermost ``run()``.
  @MainActor public static func quit() {
    main_loop_quit()
  }

  /// Makes whichever loop runs the default main context serve the main actor. Creating a web view
  /// does this too.
  ///
  /// A program whose own code runs that context, for example through `GtkApplication`, calls it
  /// before its first use of the main actor.
  public static func attach() {
    main_loop_attach()
  }

  /// Performs the body on the main thread: at once if that is the caller's thread, else in a later
  /// turn of the loop.
  static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    if main_loop_is_main_thread() {
      MainActor.assumeIsolated(body)
    } else {
      performLater(body)
    }
  }

  /// Performs the body on the main thread in a later turn of the loop.
  static func performLater(_ body: @escaping @MainActor @Sendable () -> Void) {
    let box = Unmanaged.passRetained(ClosureBox(body))
    main_loop_invoke(
      { data in
        let box = ClosureBox<@MainActor @Sendable () -> Void>.borrow(data)
        MainActor.assumeIsolated(box.closure)
        return 0
      }, box.toOpaque(), { ClosureBox<@MainActor @Sendable () -> Void>.free($0) })
  }
}
