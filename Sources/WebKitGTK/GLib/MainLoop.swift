import CMainLoop
import CWebKitGTK

/// GLib's main loop, which serves GTK, the main actor and Foundation's main run loop.
///
/// GLib's loop and `RunLoop.main` are one loop, whichever of the two a program runs. Timers, performed
/// blocks and sources of `RunLoop.main`, the main queue of Dispatch, tasks of the main actor and web views
/// are all served, in the order in which a run loop serves them, and an idle program takes no processor
/// time.
///
/// A program with windows needs nothing from here, because ``Application/run(id:_:)-6pc0j`` runs the loop
/// and deals with the program's end. An asynchronous `main` and Swift Testing run the loop while they wait.
/// XCTest runs `RunLoop.main`, in `wait(for:timeout:)` and while it awaits an asynchronous test method. A
/// synchronous program that runs the loop for a while and then goes on has two ways. It can run
/// `RunLoop.main`, as on Apple's systems, or this loop:
///
/// ```swift
/// let webView = WKWebView()
/// webView.evaluateJavaScript("navigator.userAgent") { value, _ in
///   print(value ?? "")
///   MainLoop.quit()
/// }
/// MainLoop.run()
/// ```
///
/// Five things are as in Foundation, or differ:
///
/// - GLib's loop runs the run loop's default mode. While a program runs `RunLoop.main` in another mode, web
///   views are served if that is one of the common modes, as on Apple's systems.
/// - `RunLoop.perform` does not wake the loop: called on another thread, the block waits for the loop's next
///   turn. Use `DispatchQueue.main.async` there.
/// - A notification that is enqueued in `NotificationQueue` is posted within some milliseconds.
/// - Web views stop in `dispatchMain()`, which ends the main thread. Use ``run()`` in its place.
/// - XCTest on Linux calls no synchronous test method that is annotated with `@MainActor`. Such a method can
///   call `MainActor.assumeIsolated(_:)` instead; asynchronous methods can be annotated.
///
/// - Note: *Differs:* exists on Linux only.
public enum MainLoop {
  /// Runs the main loop until ``quit()``.
  ///
  /// Code that the loop itself has called can run it once more, and so can code that `RunLoop.main` has
  /// called. Where that code is of the main queue, as all tasks of the main actor are, nothing else of the
  /// main queue is done meanwhile, because the queue does one thing after the other: web views go on, while
  /// tasks and asynchronous methods of delegates wait. Such code uses `await` instead.
  @MainActor public static func run() {
    main_loop_run()
  }

  /// Ends the innermost ``run()``. It does nothing where none is under way.
  @MainActor public static func quit() {
    main_loop_quit()
  }

  /// Joins GLib's loop and `RunLoop.main`, so that each serves what the other does, and the main actor.
  /// Creating a web view does this too.
  ///
  /// A program whose own code runs GLib's default main context, for example through `GtkApplication`, calls
  /// it before its first use of the main actor. In such a loop the sources of `RunLoop.main` that other
  /// threads signal are performed only where ``run()`` or `RunLoop.main` runs around it.
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

  /// Does what waits for the main actor before the loop's next turn: for signals that resume tasks,
  /// which then go on at once.
  @MainActor static func serve() { main_loop_serve() }

  /// Says that ``serve()`` is about to be called: tasks that are resumed until then wait for that.
  @MainActor static func willServe() { main_loop_will_serve() }

  /// Does what lets one task of the main actor go on. By itself Swift resumes whoever waits in a
  /// continuation on a thread of its pool, and only that returns to the main actor: two changes of threads
  /// for each answer.
  @MainActor package static func resumeTask(_ resume: () -> Void) {
    main_loop_resume_here(true)
    resume()
    main_loop_resume_here(false)
  }

  /// The priority of drawing.
  static let drawingPriority = GDK_PRIORITY_REDRAW

  /// Performs the body on the main thread in a later turn of the loop.
  static func performLater(
    priority: Int32 = G_PRIORITY_DEFAULT, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    g_idle_add_full(
      priority,
      { data in
        let box = ClosureBox<@MainActor @Sendable () -> Void>.borrow(data)
        MainActor.assumeIsolated(box.closure)
        return 0
      }, ClosureBox(body).retained(), { ClosureBox<@MainActor @Sendable () -> Void>.free($0) })
  }
}
