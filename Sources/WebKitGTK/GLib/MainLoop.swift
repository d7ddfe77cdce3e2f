import CMainLoop
import CWebKitGTK

/// GLib's main loop, which serves both GTK and the main actor.
///
/// A program with windows needs nothing from here: ``Application/run(id:_:)-3cpzi`` runs the
/// loop, and deals with the program's end. Nor does an asynchronous `main` or a test runner, for the
/// loop runs while they wait. This is for a synchronous program that wants to run the loop for a
/// while and then go on:
///
/// ```swift
/// let webView = WKWebView()
/// webView.loadHTMLString("<title>Hello</title>", baseURL: nil)
/// webView.evaluateJavaScript("document.title") { title, _ in
///   print(title ?? "")
///   MainLoop.quit()
/// }
/// MainLoop.run()
/// ```
///
/// - Note: *Differs:* exists on Linux only.
public enum MainLoop {
  /// Runs the main loop until ``quit()``.
  ///
  /// Code that the loop itself has called, as all asynchronous code of the main actor, can run it
  /// once more, but nothing else of the main actor runs meanwhile. It had better use `await`.
  @MainActor public static func run() {
    main_loop_run()
  }

  /// Ends the innermost ``run()``. It does nothing where none is under way.
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
