import CMainLoop
import CWebKitGTK

/// GLib's main loop, which serves GTK, the main actor and Foundation's main run loop.
///
/// GLib's loop and `RunLoop.main` are one loop, whichever of the two a program runs. Timers, performed
/// blocks and sources of `RunLoop.main`, the main queue of Dispatch, tasks of the main actor and web views
/// are all served, in the order in which a run loop serves them, and an idle program takes no processor
/// time.
///
/// A program with windows does not need this type, because ``Application/run(id:_:)-6pc0j`` runs the loop
/// and handles the program's end. An asynchronous `main` and Swift Testing run the loop while they wait.
/// XCTest runs `RunLoop.main`, in `wait(for:timeout:)` and while it awaits an asynchronous test method. A
/// synchronous program that runs the loop for a while and then continues has two ways. It can run
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
/// Five details about the loop and Foundation:
///
/// - GLib's loop runs the run loop's default mode. While a program runs `RunLoop.main` in another mode, web
///   views are served if that mode is one of the common modes, as on Apple's systems.
/// - `RunLoop.perform` does not wake the loop, so a block that another thread performs waits for the loop's
///   next turn. Use `DispatchQueue.main.async` on other threads.
/// - A notification that is enqueued in `NotificationQueue` is posted within some milliseconds.
/// - Web views stop in `dispatchMain()`, which ends the main thread. Use ``run()`` in its place.
/// - XCTest on Linux calls no synchronous test method that is annotated with `@MainActor`. Such a method can
///   call `MainActor.assumeIsolated(_:)` instead; asynchronous methods can be annotated.
///
/// - Note: *Differs:* exists on Linux only.
public enum MainLoop {
  /// Runs the main loop until ``quit()``.
  ///
  /// Code that this loop or `RunLoop.main` has called can run the loop again. If that code runs in the main
  /// queue, as all main-actor tasks do, the rest of the main queue waits meanwhile, because the queue is
  /// serial: web views continue, but tasks and asynchronous delegate methods wait. Use `await` in such code
  /// instead.
  @MainActor public static func run() {
    main_loop_run()
  }

  /// Ends the innermost ``run()``. Does nothing if no ``run()`` is under way.
  @MainActor public static func quit() {
    main_loop_quit()
  }

  /// Joins GLib's loop and `RunLoop.main`, so that each of them also serves the other and the main actor.
  /// Creating a web view does this too.
  ///
  /// A program whose own code runs GLib's default main context, for example through `GtkApplication`, calls
  /// this function before its first use of the main actor. In such a loop, sources of `RunLoop.main` that
  /// other threads signal are performed only if the loop runs inside ``run()`` or `RunLoop.main`.
  public static func attach() {
    main_loop_attach()
  }

  /// Performs the body on the main thread: immediately if the caller is on that thread, otherwise in a later
  /// turn of the loop.
  static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    if main_loop_is_main_thread() {
      MainActor.assumeIsolated(body)
    } else {
      performLater(body)
    }
  }

  /// Runs the waiting work of the main actor before the loop's next turn, so that tasks that a signal has
  /// resumed continue immediately.
  @MainActor static func serve() { main_loop_serve() }

  /// Announces a call of ``serve()``. Tasks that are resumed until then run in that call.
  @MainActor static func willServe() { main_loop_will_serve() }

  /// Resumes a main-actor task that waits in a continuation, without leaving the main thread. By default,
  /// Swift resumes such a task on a thread of its pool, from which the task returns to the main actor: two
  /// changes of threads for each answer.
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
